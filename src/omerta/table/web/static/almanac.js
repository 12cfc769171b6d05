/**
 * The almanac of this table. It comes in one piece before the deal and stays in memory: whoever looks something up asks
 * nobody, and nobody learns what he thinks of.
 */

import { hushed, plainly } from "./face.js";
import { search } from "./search.js";
import { language } from "./words.js";

/** Where the almanac lies that is here, or on its way. */
let place = "";
/** @type {Whole.Almanac | null} */
let book = null;
/**
 * What of it is played tonight, by the last face; in the dark it is under the thumb, and where it is plain it has no pictures.
 * @type {{ almanac: Whole.AlmanacHere | null, dark: boolean, plain: boolean }}
 */
let tonight = { almanac: null, dark: false, plain: false };
/** @type {Map<string, string>} */
let texts = new Map();

/** @typedef {{ kind: "card", card: Whole.AlmanacCard } | { kind: "rule", rule: Whole.AlmanacRule }} Entry */

/**
 * Bring the almanac of the book of this face, once; `done` when it is there.
 * @param {Whole.Phone | Whole.Screen | Whole.Gathering | Whole.Desk} face @param {() => void} done
 */
export async function bringAlmanac(face, done) {
  const { almanac: here } = face;
  tonight = { almanac: here, dark: hushed(face), plain: plainly(face) };
  if (!here || here.place === place) return;
  const wanted = here.place;
  [place, book, texts] = [wanted, null, new Map()];
  try {
    const answer = await fetch(wanted);
    if (!answer.ok || place !== wanted) return;
    const found = /** @type {Whole.Almanac} */ (await answer.json());
    if (place !== wanted) return;
    book = found;
    texts = new Map(rulesOf(found).map((rule) => [rule.number, rule.text]));
    done();
  } catch {
    if (place === wanted) place = ""; // without a net for a moment: with the next face it is tried again
  }
}

/** What of it is played tonight, and whether it is dark. */
export function almanacTonight() {
  return tonight;
}

/** The almanac, once it has come. */
export function almanac() {
  return book;
}

/** @param {Whole.Almanac} book @returns {Whole.AlmanacRule[]} */
function rulesOf(book) {
  return book.chapters.flatMap((chapter) => chapter.passages.flatMap((passage) => passage.rules));
}

/** The text of a rule by its number; empty where this book has no such rule. @param {string} number */
export function ruleText(number) {
  return texts.get(number) ?? "";
}

/** The chapter in which a rule stands. @param {string} number */
export function chapterOf(number) {
  return book?.chapters.find((chapter) => chapter.passages.some((passage) => passage.rules.some((rule) => rule.number === number)));
}

/** Cards are drawn in the order of their names in the book. @param {string} role */
export function pictureOf(role) {
  return 1 + (book?.cards.map((card) => card.role).sort().indexOf(role) ?? -1);
}

/**
 * The cards of this table, each with its number; all cards of the book where the deck is told to nobody.
 * @param {Whole.AlmanacHere} here @returns {{ card: Whole.AlmanacCard, number: number }[]}
 */
export function cardsHere(here) {
  if (!book) return [];
  const all = [...book.cards, ...book.hidden];
  if (!here.deck.length) return book.cards.map((card) => ({ card, number: 0 }));
  const counts = new Map(here.deck);
  return all.filter((card) => counts.has(card.role)).map((card) => ({ card, number: counts.get(card.role) ?? 0 }));
}

/** What answers the words or the number that were typed, the best first. @param {string} typed @returns {Entry[]} */
export function lookUp(typed) {
  if (!book) return [];
  /** @type {Entry[]} */
  const entries = [
    ...book.cards.map((card) => ({ kind: /** @type {const} */ ("card"), card })),
    ...rulesOf(book).map((rule) => ({ kind: /** @type {const} */ ("rule"), rule })),
  ];
  return search(entries, typed, language, (entry) =>
    entry.kind === "card"
      ? { number: "", text: `${entry.card.name} ${entry.card.about}` }
      : { number: entry.rule.number, text: `${entry.rule.number} ${entry.rule.text}` });
}
