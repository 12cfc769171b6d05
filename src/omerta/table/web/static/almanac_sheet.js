/** The almanac of this table as a sheet; in the dark words only, under the thumb. */

import { almanac, cardsHere, chapterOf, lookUp, pictureOf, ruleText } from "./almanac.js";
import { valueOf } from "./fields.js";
import { button, h } from "./morph.js";
import { cardPicture } from "./pictures.js";
import { drawSheet, openSheet } from "./sheets.js";
import { capital, say } from "./words.js";

/** @import { Child } from "./morph.js" */

/** More than so many answers are no answer. */
const MOST_FOUND = 40;
const CARDS = "cards";

/** What lies open; the cards do when the sheet is opened. */
let unfolded = new Set([CARDS]);
let typed = "";

/**
 * @param {() => { almanac: Whole.AlmanacHere | null } | null} current
 * @param {() => boolean} plain is it dark, and are there no pictures?
 * @param {string} [rule] the number of a rule to begin with
 */
export function openAlmanac(current, plain, rule = "") {
  typed = "";
  unfolded = new Set([(rule && chapterOf(rule)?.place) || CARDS]);
  openSheet("almanac", say("almanac"), () => {
    const here = current()?.almanac;
    return here && almanac() ? inside(here, plain()) : h("p", { class: "dim" }, say("almanac-missing"));
  });
  if (rule) document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: "center" });
}

/** @param {Whole.AlmanacHere} here @param {boolean} plain */
function inside(here, plain) {
  return [
    h("form", { class: "seeking", role: "search", key: "search", onsubmit: (submit) => submit.preventDefault() },
      h("input", { type: "search", name: "looked-for", autocomplete: "off", enterkeyhint: "search", placeholder: say("almanac-search"), "aria-label": say("almanac-search"), value: typed,
        oninput: (change) => { typed = valueOf(change); drawSheet(); } })),
    typed.trim() ? answers(plain) : contents(here, plain),
  ];
}

/** @param {boolean} plain */
function answers(plain) {
  const found = lookUp(typed.trim());
  return [
    h("h3", { class: "dim", key: "found" }, h("span", { role: "status" }, found.length ? say("almanac-found", { number: found.length }) : say("almanac-none"))),
    h("div", { class: "almanac-part", key: "answers" }, found.slice(0, MOST_FOUND).map((entry) =>
      entry.kind === "card" ? cardEntry(entry.card, 0, plain) : ruleEntry(entry.rule.number, entry.rule.text))),
  ];
}

/** @param {Whole.AlmanacHere} here @param {boolean} plain */
function contents(here, plain) {
  const book = almanac();
  return book && [
    part(CARDS, say("almanac-cards"), () => cards(here, plain)),
    part("wins", say("almanac-wins"), () => wins(book)),
    book.house_rules.length ? part("house", say("almanac-house"), () => houseRules(book, here)) : null,
    book.chapters.length
      ? book.chapters.map((chapter) => part(chapter.place, chapter.title, () => chapter.passages.map((passage) => [
        passage.title ? h("h4", { key: `title-${passage.title}` }, passage.title) : null,
        passage.rules.map((rule) => ruleEntry(rule.number, rule.text)),
      ])))
      : h("p", { class: "dim", key: "no-rules" }, say("almanac-no-rules")),
  ];
}

/** A heading that unfolds. @param {string} name @param {string} title @param {() => Child} body */
function part(name, title, body) {
  const open = unfolded.has(name);
  return h("section", { class: "almanac-part", key: `part-${name}` },
    h("h3", null, button({ class: "unfold", "aria-expanded": String(open), onclick: () => {
      if (!unfolded.delete(name)) unfolded.add(name);
      drawSheet();
    } }, title)),
    open ? h("div", { class: "unfolded", key: "body" }, body()) : null);
}

/** @param {Whole.AlmanacHere} here @param {boolean} plain */
function cards(here, plain) {
  return [
    here.untold ? h("p", { class: "dim", key: "untold" }, say("almanac-untold")) : null,
    cardsHere(here).map(({ card, number }) => cardEntry(card, number, plain)),
  ];
}

/** @param {Whole.AlmanacCard} card @param {number} number @param {boolean} plain */
function cardEntry(card, number, plain) {
  return h("article", { class: "almanac-card", key: `card-${card.role}`, "data-card": card.role },
    plain ? null : cardPicture(pictureOf(card.role)),
    h("div", { key: "words" }, cardWords(card, number)));
}

/** @param {Whole.AlmanacCard} card @param {number} number */
function cardWords(card, number) {
  const side = almanac()?.sides.find((each) => each.side === card.side)?.name;
  return [
    h("h4", { key: "name" }, capital(card.name), number > 1 ? ` × ${number}` : ""),
    side ? h("p", { class: "dim", key: "side" }, say("almanac-side", { side })) : null,
    h("p", { key: "about" }, card.about),
    card.side ? h("p", { class: "dim", key: "called" }, card.called.length ? `${say("almanac-called")} ${card.called.join("; ")}` : say("almanac-never")) : null,
  ];
}

/** @param {string} number @param {string} text */
function ruleEntry(number, text) {
  return h("section", { class: "rule", key: number, id: `rule-${number}` }, h("h4", { key: "number" }, number), h("p", { key: "text" }, text));
}

/** @param {Whole.Almanac} book */
function wins(book) {
  return book.sides.filter((side) => side.rules.length).map((side) => [
    h("h4", { key: `side-${side.side}` }, side.name),
    side.rules.filter(ruleText).map((number) => h("p", { key: `${side.side}-${number}` }, `${ruleText(number)} (${number})`)),
  ]);
}

/** As this table plays tonight: what was changed stands first. @param {Whole.Almanac} book @param {Whole.AlmanacHere} here */
function houseRules(book, here) {
  const changed = new Map(here.rules);
  const rules = [...book.house_rules].sort((one, other) => Number(changed.has(other.name)) - Number(changed.has(one.name)));
  return rules.map((rule) => h("div", { class: "almanac-house", key: rule.name, "data-changed": changed.has(rule.name) },
    h("h4", { key: "title" }, rule.title),
    h("p", { key: "setting" }, changed.get(rule.name) ?? rule.settings[0], " ",
      h("span", { class: "dim" }, `(${say(changed.has(rule.name) ? "almanac-changed" : "almanac-usual")}, ${rule.rule})`))));
}

/**
 * What is under the thumb, day or night: the cards, what wins, and what was agreed this evening, in words alone.
 * @param {Whole.AlmanacHere | null} here
 */
export function heldAlmanac(here) {
  const book = almanac();
  if (!here || !book) return h("p", { class: "dim" }, say("almanac-missing"));
  return [
    h("h2", { key: "cards", class: "chapter" }, say("almanac-cards")),
    here.untold ? h("p", { key: "untold" }, say("almanac-untold")) : null,
    cardsHere(here).map(({ card, number }) =>
      h("p", { key: `card-${card.role}` }, h("b", null, capital(card.name), number > 1 ? ` × ${number}` : ""), ". ", card.about)),
    h("h2", { key: "wins", class: "chapter" }, say("almanac-wins")),
    book.sides.filter((side) => side.rules.length).map((side) =>
      h("p", { key: `side-${side.side}` }, h("b", null, side.name), ". ", side.rules.map(ruleText).filter(Boolean).join(" "))),
    here.rules.length ? h("h2", { key: "house", class: "chapter" }, say("almanac-house")) : null,
    here.rules.map(([name, setting]) =>
      h("p", { key: `house-${name}` }, h("b", null, book.house_rules.find((rule) => rule.name === name)?.title ?? name), ". ", setting)),
  ];
}
