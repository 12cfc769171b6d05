/**
 * The pictures of a book. All of them come in one piece before the deal: whoever looks at his card asks nobody for
 * anything, and a face names a picture by its number.
 */

import { h } from "./morph.js";

const BACK = 0;

/** Where the pictures lie that are here, or on their way. */
let book = "";
/** @type {string[]} */
let drawings = [];

/**
 * Bring the pictures of the book of this face, once; `done` when they are there. Those of a printed book lie with its
 * theme, those of a book of one's own with the table.
 * @param {{ theme: string, art?: string }} face @param {() => void} done
 */
export async function bringPictures({ theme, art }, done) {
  const place = art || `/art/${encodeURIComponent(theme)}.json`;
  if (place === book) return;
  [book, drawings] = [place, []];
  try {
    const answer = await fetch(place);
    if (!answer.ok || book !== place) return;
    const found = /** @type {string[]} */ (await answer.json());
    drawings = found.map((drawing) => `data:image/svg+xml,${encodeURIComponent(drawing)}`);
    done();
  } catch {
    book = ""; // without a net for a moment: with the next face it is tried again
  }
}

/** The picture of a card by its number; its name stands beside it, so nobody reads it aloud. @param {number} number */
export function cardPicture(number) {
  return number && drawings[number] ? h("img", { class: "picture", key: "picture", src: drawings[number], alt: "" }) : null;
}

/** A card that lies face down. */
export function cardBack() {
  return drawings[BACK] ? h("img", { class: "picture card-back", key: "back", src: drawings[BACK], alt: "" }) : null;
}

/**
 * The title of a book as it is drawn on its box, read aloud as it is written; where nobody has drawn it, it is written.
 * @param {string} name @param {string} title @param {boolean} [plain]
 */
export function bookTitle(name, title, plain) {
  if (plain) return h("span", { class: "written-title", key: `title-${name}` }, title);
  return h("i", { class: "stencil title", key: `title-${name}`, role: "img", "aria-label": title, "data-title": name });
}
