/** Where the seats of a circle stand on a wide screen: clockwise, the first one at the top. */

const SAMPLES = 720;
/** Between a circle (2) and a box: a long table with round corners. */
const ROUNDNESS = 2.5;

/** @param {number} angle @param {number} [roundness] */
function edge(angle, roundness = ROUNDNESS) {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: 50 + 50 * Math.sign(sine) * Math.abs(sine) ** (2 / roundness),
    y: 50 - 50 * Math.sign(cosine) * Math.abs(cosine) ** (2 / roundness),
  };
}

/**
 * How far a number has grown from one to another: 0 to 1.
 * @param {number} number
 * @param {number} from
 * @param {number} to
 */
const grown = (number, from, to) => Math.min(1, Math.max(0, (number - from) / (to - from)));

/**
 * Places in percent of the box. Names are wide and low, so the more seats there are, the closer they stand
 * along the sides and the wider along the top and the bottom.
 * @param {number} count
 * @param {number} [aspect] width of the box to its height
 * @returns {{ x: number, y: number }[]}
 */
export function around(count, aspect = 1.9) {
  const stretch = 1.6 + grown(count, 6, 16) * 2.6 + grown(count, 28, 40) * 0.3;
  // A crowd needs the corners too.
  const roundness = ROUNDNESS + grown(count, 18, 28) * 2.5;
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => edge((index / SAMPLES) * 2 * Math.PI, roundness));
  const lengths = [0];
  for (let index = 1; index <= SAMPLES; index++) {
    const [from, to] = [points[index - 1], points[index]];
    lengths.push(lengths[index - 1] + Math.hypot(((to.x - from.x) * aspect) / stretch, to.y - from.y));
  }
  const places = [points[0]];
  let sample = 1;
  for (let seat = 1; seat < count; seat++) {
    const wanted = (lengths[SAMPLES] * seat) / count;
    while (lengths[sample] < wanted) sample++;
    const [from, to] = [points[sample - 1], points[sample]];
    const part = (wanted - lengths[sample - 1]) / (lengths[sample] - lengths[sample - 1]);
    places.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  return places;
}

/**
 * The same shape as a line of an SVG of this size.
 * @param {number} width
 * @param {number} height
 * @param {number} inset
 */
export function outline(width, height, inset) {
  const steps = 120;
  /** @param {number} index */
  const at = (index) => {
    const { x, y } = edge((index / steps) * 2 * Math.PI);
    return `${(inset + (x / 100) * (width - 2 * inset)).toFixed(1)} ${(inset + (y / 100) * (height - 2 * inset)).toFixed(1)}`;
  };
  return `M${Array.from({ length: steps + 1 }, (_, index) => at(index)).join("L")}`;
}
