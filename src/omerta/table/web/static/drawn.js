/** What is drawn and not written: the numerals of clock and seats, the marks. Whoever listens to the page is told in words. */

import { h } from "./morph.js";

/** @import { Child } from "./morph.js" */

/** A number or a time, sign by sign. @param {string | number} text */
export function numerals(text) {
  return [...String(text)].map((sign, index) =>
    h("i", { class: "stencil", key: `${index} ${sign}`, "data-numeral": sign === ":" ? "colon" : sign }));
}

/** The number of a seat. @param {number} seat */
export function seatNumber(seat) {
  return h("span", { class: "number", key: "number" },
    h("span", { class: "unseen", key: "read" }, seat), h("span", { class: "numerals", key: "drawn", "aria-hidden": "true" }, numerals(seat)));
}

/** What a clock shows; `tick` keeps it going. @param {string} text */
export function drawnTime(text) {
  return [
    h("span", { class: "unseen", key: "read", "data-time": "" }, text),
    h("span", { class: "numerals", key: "drawn", "data-drawn-time": "", "aria-hidden": "true" }, numerals(text)),
  ];
}

/**
 * What stands under a name: the card, the marks with their signs, and more.
 * @param {readonly { text: string, sign?: string }[]} parts
 * @returns {Child[]}
 */
export function besidesOf(parts) {
  /** @type {Child[]} */
  const line = [];
  for (const { text, sign } of parts.filter(({ text }) => text)) {
    const between = line.length ? " · " : "";
    if (sign) line.push(between, h("i", { class: "stencil mark-sign", key: sign, "data-mark": sign }), text);
    else line.push(`${between}${text}`);
  }
  return line;
}

/** The marks of a seat, each with its sign. @param {readonly string[]} names @param {readonly string[]} signs */
export function marksOf(names, signs) {
  return names.map((text, index) => ({ text, sign: signs[index] ?? "" }));
}
