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

/** The circle of screen.css on a screen of sixteen to nine, in hundredths of its width; other screens have more room. */
const CIRCLE = { left: 11.5, width: 77, height: 46.8 };
/** So much lower it is while somebody asks for something. */
const ASKED = 5;
/** What is said begins here, and between these parts of the height: whoever sits beside it leaves it its place. */
const MIDDLE = { left: 25, from: 32, to: 68 };
/** Coins closer than that are one above the other; where they are farther apart a name reaches the coin of the next. */
const COLUMN = 5;
/** Those who sit closer than that share the height and not the width, however little it is. */
const BESIDE = 13;
/** So much of a chair's height is enough for a name. */
const [ENOUGH, LEAST] = [0.55, 0.4];
const [TALLEST, MARGIN, EDGE] = [9, 0.6, 1.3];

/**
 * How much room each chair has round its place, in hundredths of the screen's width.
 * @param {readonly { x: number, y: number }[]} spots
 * @param {number} tall a chair with nothing but a card on it
 * @param {boolean} [asked] does somebody ask for something?
 */
export function rooms(spots, tall, asked = false) {
  const height = CIRCLE.height - (asked ? ASKED : 0);
  const seats = spots.map(({ x, y }) => ({ x: CIRCLE.left + (x * CIRCLE.width) / 100, y: (y * height) / 100, part: y }));
  return seats.map((seat) => {
    const edge = Math.min(seat.x, 100 - seat.x);
    const room = { width: 2 * (edge - EDGE), height: TALLEST };
    if (seat.part > MIDDLE.from && seat.part < MIDDLE.to) room.width = Math.min(room.width, 2 * (MIDDLE.left - edge));
    for (const other of seats) {
      const [across, down] = [Math.abs(other.x - seat.x), Math.abs(other.y - seat.y)];
      if (other === seat) continue;
      if (across >= room.width) continue;
      const free = across < COLUMN ? down : Math.min(down, 2 * down - tall);
      if (free >= ENOUGH * tall || across < BESIDE) room.height = Math.min(room.height, Math.max(free, LEAST * tall));
      else room.width = Math.min(room.width, across);
    }
    return { width: room.width - MARGIN, height: room.height - MARGIN / 3 };
  });
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
