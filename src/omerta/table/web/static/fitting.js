/** How large a name is written on its chair, so that it is whole: on one line, or in two; no word is ever broken. */

/** As in screen.css, in hundredths of the screen and in letters: the size of the letters, and of the coin beside them. */
const CROWDS = { small: [2.3, 2.4], middle: [1.9, 2], large: [1.6, 1.95], huge: [1.3, 1.48] };
const [AROUND, ABOVE] = [2, 0.15];
const LINE = 1.15;
const BESIDES = 0.8;
/** A card or a mark below a name; longer ones are cut short. */
const [SMALL_PRINT, SMALLEST_PRINT] = [0.66, 0.4];
/** Two lines at most so large, and never smaller than that: then the end of the name is left out. */
const [TWO_LINES, LEAST] = [0.84, 0.4];
/** In a list on a narrow phone there is room for so much. */
const NARROW = 4.6;
const SLACK = 1.03;

/** @type {Map<string, { one: number, two: number }>} */
const known = new Map();

/** How tall a chair is that has nothing on it but a card, in hundredths of the screen. @param {keyof typeof CROWDS} crowd */
export function chairHeight(crowd) {
  const [letter, coin] = CROWDS[crowd];
  return letter * (coin * 1.08 + ABOVE);
}

/** How wide a text is, in letters of its own size. @param {string} text */
function wide(text) {
  const ruler = document.createElement("span");
  ruler.className = "ruler";
  ruler.textContent = text;
  document.body.append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return (width / 100) * SLACK;
}

/** Other letters have come: everything is measured anew. */
export function forgetWidths() {
  known.clear();
}

/** The width of a name on one line and in two. @param {string} name */
export function widths(name) {
  let found = known.get(name);
  if (!found) {
    const words = name.split(/(?<=[\s-])/);
    const parted = words.slice(1).map((_, index) =>
      Math.max(wide(words.slice(0, index + 1).join("").trimEnd()), wide(words.slice(index + 1).join(""))));
    const one = wide(name);
    known.set(name, (found = { one, two: Math.min(one, ...parted) }));
  }
  return found;
}

/**
 * The size of a name beside the size of its ring, and how wide it may be, as variables of its chair.
 * @param {string} name
 * @param {{ width: number, height: number }} room of the whole chair, in hundredths of the screen
 * @param {keyof typeof CROWDS} crowd
 * @param {string} below what stands below it
 */
export function fitted(name, room, crowd, below) {
  const [letter, coin] = CROWDS[crowd];
  const across = Math.max(2, room.width / letter - coin - AROUND);
  const whole = room.height / letter - ABOVE;
  const share = below ? Math.min(1, whole / (LINE + BESIDES)) : 1; // where there is little room, both give way alike
  const down = Math.max(LINE * LEAST, whole - (below ? BESIDES * share : 0));
  const { one, two } = widths(name);
  const inOne = Math.min(1, across / one, down / LINE);
  const inTwo = Math.min(TWO_LINES, across / two, down / (2 * LINE));
  const inList = Math.max(LEAST, Math.min(1, NARROW / two));
  return {
    "--name": Math.max(LEAST, inOne, inTwo).toFixed(3), "--wide": `${(inTwo > inOne ? two : one).toFixed(2)}em`,
    "--across": `${across.toFixed(2)}em`, "--listed": inList.toFixed(3),
    "--below": (below ? Math.max(SMALLEST_PRINT, Math.min(SMALL_PRINT * share, across / widths(below).one)) : SMALL_PRINT).toFixed(3),
  };
}
