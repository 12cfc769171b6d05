/**
 * The notebook: what the table remembers for me, and what I wrote myself. My own lines never leave this phone.
 */

import { h } from "./morph.js";
import { say } from "./words.js";

/** @param {string} table @param {number} game @param {number} seat */
const shelf = (table, game, seat) => `omerta:notes:${table}:${game}:${seat}`;

/** @param {string} table @param {number} game @param {number} seat @returns {string[]} */
export function ownNotes(table, game, seat) {
  try {
    return JSON.parse(localStorage.getItem(shelf(table, game, seat)) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} table @param {number} game @param {number} seat @param {string[]} lines */
export function keepNotes(table, game, seat, lines) {
  try {
    localStorage.setItem(shelf(table, game, seat), JSON.stringify(lines.slice(-200)));
  } catch {
    // A phone in private mode keeps nothing; the notes last as long as the page.
  }
}

/** What is under the hold. @param {Whole.Notes | null} notes @param {string[]} own */
export function drawNotes(notes, own) {
  if (!notes) return h("p", { class: "dim" }, say("one-moment"));
  const pages = [
    ...chapter(say("notes-learned"), notes.learned),
    ...chapter(say("notes-votes"), notes.votes),
    own.length ? [h("h2", { class: "chapter" }, say("notes-own")), own.map((line) => h("p", null, line))] : [],
  ].flat();
  return pages.length ? pages : h("p", { class: "dim" }, say("notes-empty"));
}

/** @param {string} title @param {readonly Whole.Note[]} notes */
function chapter(title, notes) {
  if (!notes.length) return [];
  return [h("h2", { class: "chapter" }, title), ...notes.map((note) => h("p", null, h("b", null, note.when), " ", note.lines.join(" ")))];
}
