/**
 * The circle before the deal stands between the invitation and the settings, and has little room: each name is written as
 * large as its place allows, and whoever lies over somebody gives way.
 */

import { around } from "./circle.js";
import { widths } from "./fitting.js";

/** As in gathering.css: parts of the window, and in pixels the least and the most. */
const INVITATION = { part: 0.22, least: 220, narrow: 190 };
const SETTINGS = { part: 0.29, least: 320, narrow: 290 };
const NARROW = 1000;
const BESIDE = { part: 0.064, least: 60, most: 110, narrow: 44 };
const ABOVE = 48;
/** Letters by the size of the crowd, and the coin beside them, in letters. */
const LETTERS = { small: [0.015, 16, 24], middle: [0.013, 14, 20], large: [0.0105, 13, 17], huge: [0.0105, 13, 17] };
const COIN = { small: 2.4, middle: 2, large: 1.95, huge: 1.48 };
/** What stands round a name besides the coin, in letters. */
const AROUND = 1.7;
/** What is said in the middle keeps clear of these parts of the circle on every side. */
const MIDDLE = { x: 0.2, y: 0.27 };
const [LINE, TWO_LINES, LEAST, GAP, EDGE] = [1.15, 0.9, 0.5, 5, 4];
const [STEP, ROUNDS] = [0.94, 400];
/** In a list on a tall window there is room for so much. */
const LISTED = 9;

/** @typedef {keyof typeof LETTERS} Crowd */
/** @typedef {{ x: number, y: number, room: number, width: number, height: number, size: number, wide: number }} Chair */

/** @param {number} least @param {number} value @param {number} most */
const within = (least, value, most) => Math.min(most, Math.max(least, value));

/** The box of the circle and what is left on either side of it, in pixels. @param {number} width @param {number} height */
function boxOf(width, height) {
  const narrow = width <= NARROW;
  const [left, right] = [INVITATION, SETTINGS].map(({ part, least, narrow: small }) => (narrow ? small : Math.max(least, part * width)));
  const beside = narrow ? BESIDE.narrow : within(BESIDE.least, BESIDE.part * width, BESIDE.most);
  return { width: Math.max(80, width - left - right - 2 * beside), height: Math.max(80, height - 2 * ABOVE), beside };
}

/** A name in one line or in two, as large as fits. @param {Chair} chair @param {string} name @param {number} letter @param {number} coin */
function fit(chair, name, letter, coin) {
  const { one, two } = widths(name);
  const across = Math.max(1, chair.room / letter - coin - AROUND);
  const [inOne, inTwo] = [Math.min(1, across / one), Math.min(TWO_LINES, across / two)];
  const parted = inTwo > inOne;
  chair.size = Math.max(LEAST, parted ? inTwo : inOne);
  chair.wide = parted ? two : one;
  chair.width = letter * (coin + AROUND + chair.wide * chair.size);
  chair.height = letter * Math.max(coin, (parted ? 2 : 1) * LINE * chair.size);
}

/** @param {Chair} one @param {Chair} other */
function overlap(one, other) {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP && Math.abs(one.y - other.y) < (one.height + other.height) / 2 + 1;
}

/**
 * Where everybody sits, in percent of the circle, and the variables of his label.
 * @param {readonly string[]} names
 * @param {Crowd} crowd
 * @param {number} [width] of the window
 * @param {number} [height]
 */
export function gathered(names, crowd, width = innerWidth, height = innerHeight) {
  const box = boxOf(width, height);
  const [part, least, most] = LETTERS[crowd];
  const [letter, coin] = [within(least, part * width, most), COIN[crowd]];
  const spots = around(Math.max(names.length, 1), box.width / box.height);
  const chairs = names.map((name, index) => {
    const [x, y] = [(spots[index].x / 100) * box.width, (spots[index].y / 100) * box.height];
    const chair = { x, y, room: 2 * (Math.min(x, box.width - x) + box.beside - EDGE), width: 0, height: 0, size: 1, wide: 0 };
    const aside = MIDDLE.x * box.width - Math.min(x, box.width - x);
    if (spots[index].y > 100 * MIDDLE.y - 4 && spots[index].y < 104 - 100 * MIDDLE.y && aside > 0) chair.room = Math.min(chair.room, 2 * aside);
    fit(chair, name, letter, coin);
    return chair;
  });
  for (let round = 0; round < ROUNDS; round++) {
    const pair = firstPair(chairs);
    if (!pair) break;
    const index = chairs[pair[0]].width > chairs[pair[1]].width ? pair[0] : pair[1];
    chairs[index].room = chairs[index].width * STEP;
    fit(chairs[index], names[index], letter, coin);
    if (chairs[index].size <= LEAST) chairs[index].wide = Math.min(chairs[index].wide, widths(names[index]).two);
  }
  return chairs.map((chair, index) => ({ ...spots[index], label: labelled(chair, names[index]) }));
}

/** @param {readonly Chair[]} chairs */
function firstPair(chairs) {
  for (let index = 0; index < chairs.length; index++)
    for (let next = index + 1; next < chairs.length; next++)
      if (overlap(chairs[index], chairs[next]) && (chairs[index].size > LEAST || chairs[next].size > LEAST)) return [index, next];
  return null;
}

/** @param {Chair} chair @param {string} name */
function labelled(chair, name) {
  return {
    "--name": chair.size.toFixed(3), "--wide": `${(chair.wide + 0.05).toFixed(2)}em`, "--across": "none",
    "--listed": within(LEAST, LISTED / widths(name).two, 1).toFixed(3),
  };
}
