/**
 * For whoever is out: the moment of leaving, and something to do that disturbs nobody. Only by day: in the dark all phones
 * are alike. What is picked for a wager stays on this page until it is sealed; after that no page knows it before the end.
 */

import { hushed } from "./face.js";
import { keep, kept } from "./keeping.js";
import { button, h } from "./morph.js";
import { askSure, drawSheet, openSheet } from "./sheets.js";
import { say } from "./words.js";

/**
 * @import { Child } from "./morph.js"
 * @import { Hand } from "./phone.js"
 * @typedef {{ key: string, suspects: number[], side: string, falls: number }} Draft
 */

/** Nothing is said about who leaves next; 0 is that nobody does. */
const NO_ANSWER = -1;
/** @type {Draft} */
let draft = { key: "", suspects: [], side: "", falls: NO_ANSWER };

/** @param {Whole.Phone} face */
const keyOf = ({ code, game, seat }) => `${code}:${game}:${seat}`;

/** Is the table telling just now how this very player leaves? Everybody hears it. @param {Whole.Phone} face */
function leaves({ living, line, seat }) {
  return !living && ["death", "leaving", "card"].includes(line?.stage ?? "") && Boolean(line?.seats.includes(seat));
}

/** The moment of leaving: while it is told, and by day until it was taken note of. @param {Hand} hand */
export function drawFate({ face, redraw }) {
  const { beyond } = face;
  const parted = `parted:${keyOf(face)}`;
  if (!beyond || hushed(face) || kept(parted, false)) {
    return leaves(face) ? h("p", { class: "fate", key: "fate", role: "status" }, say("you-are-out")) : null;
  }
  return h("section", { class: "fate", key: "fate", role: "status", "aria-label": say("you-are-out") },
    h("h2", { key: "out" }, say("you-are-out")),
    h("p", { key: "when", class: "dim" }, beyond.when),
    h("p", { key: "how", class: "voice" }, beyond.fate),
    h("p", { key: "next", class: "dim" }, next(beyond)),
    button({ key: "so", class: "big", onclick: () => { keep(parted, true); redraw(); } }, say("beyond-so-be-it")));
}

/** Does the moment of leaving cover the circle? @param {Whole.Phone} face */
export function isParting(face) {
  return leaves(face) || Boolean(face.beyond && !hushed(face) && !kept(`parted:${keyOf(face)}`, false));
}

/** What is left for him. @param {Whole.Beyond} beyond */
function next(beyond) {
  return beyond.watches ? say("beyond-watch") : beyond.sealed ? say("wager-sealed") : beyond.wager ? say("beyond-offer") : "";
}

/** The one button of whoever is out, in the place of everybody's. @param {Hand} hand */
export function beyondActs(hand) {
  const { face } = hand;
  if (!face.beyond || face.panel || hushed(face) || isParting(face)) return null;
  return h("div", { class: "acts", key: "acts" }, button({ key: "beyond", class: "big", "aria-haspopup": "dialog", onclick: () => openBeyond(hand) }, say("beyond")));
}

/** @param {Hand} hand */
function openBeyond(hand) {
  openSheet("beyond", say("beyond"), () => {
    const face = hand.current();
    const beyond = face?.beyond;
    if (!face || !beyond) return h("p", { class: "dim" }, say("one-moment"));
    return [
      h("p", { class: "voice", key: "next", role: "status" }, next(beyond)),
      h("div", { class: "list", key: "list" },
        beyond.wager ? button({ key: "wager", class: "big", onclick: () => openWager(hand) }, say("wager")) : null,
        button({ key: "write", onclick: hand.openWriting }, say("beyond-write")),
        face.may_chat ? button({ key: "chat", onclick: hand.openChat }, say("beyond-chat")) : null,
        beyond.helps === "may" ? button({ key: "help", onclick: () => offerHelp(hand) }, say("beyond-help")) : null),
      face.has_chat && beyond.wager ? h("p", { class: "dim", key: "later" }, say("beyond-chat-later")) : null,
      beyond.helps === "offered" ? h("p", { class: "dim", key: "helps" }, say("beyond-helps")) : null,
    ];
  });
}

/** @param {Hand} hand */
function offerHelp(hand) {
  askSure(say("beyond-help-sure"), say("yes"), async () => {
    const answer = await hand.ask("help", { seat: hand.face.seat });
    if (answer.ok && !hushed(hand.current())) openBeyond(hand);
  });
}

/** @param {Hand} hand */
function openWager(hand) {
  const key = keyOf(hand.face);
  if (draft.key !== key) draft = { key, suspects: [], side: "", falls: NO_ANSWER };
  openSheet("wager", say("wager"), () => {
    const face = hand.current();
    const form = face?.beyond?.wager;
    return face && form ? drawForm(hand, face, form) : h("p", { class: "voice" }, say(face?.beyond?.sealed ? "wager-sealed" : "one-moment"));
  });
}

/** @param {Partial<Draft>} change */
function pick(change) {
  draft = { ...draft, ...change };
  drawSheet();
}

/** Any of the three may be left open. @param {Hand} hand @param {Whole.Phone} face @param {Whole.WagerForm} form @returns {Child} */
function drawForm(hand, face, form) {
  // Whoever was named and lies open by now, or has left, can be named no more.
  const suspects = draft.suspects.filter((seat) => form.suspects.includes(seat));
  const falls = draft.falls > 0 && !form.falls.includes(draft.falls) ? NO_ANSWER : draft.falls;
  /** @param {number} seat */
  const name = (seat) => `${seat} ${face.places[seat - 1].name}`;
  return [
    h("p", { class: "dim", key: "about" }, say("wager-about")),
    form.suspects.length ? question("suspects", say("wager-suspects", { gangs: form.gangs }), form.suspects.map((seat) => choice(seat, name(seat), suspects.includes(seat), () =>
      pick({ suspects: suspects.includes(seat) ? suspects.filter((one) => one !== seat) : [...suspects, seat] })))) : null,
    question("side", say("wager-side"), form.sides.map(([side, label]) => choice(side, label, draft.side === side, () => pick({ side: draft.side === side ? "" : side })))),
    question("falls", say("wager-falls"), [...form.falls, 0].map((seat) => choice(seat, seat ? name(seat) : say("wager-nobody"), falls === seat, () => pick({ falls: falls === seat ? NO_ANSWER : seat })))),
    h("p", { class: "dim", key: "worth" }, say("wager-worth")),
    button({ key: "seal", class: "big", onclick: () => seal(hand, { suspects, side: draft.side, falls }) }, say("wager-seal")),
  ];
}

/** @param {string} key @param {string} label @param {Child[]} choices */
function question(key, label, choices) {
  return h("fieldset", { class: "wager", key }, h("legend", null, label), h("div", { class: "pairs" }, choices));
}

/** @param {string | number} key @param {string} label @param {boolean} chosen @param {() => void} onclick */
function choice(key, label, chosen, onclick) {
  return button({ key, "aria-pressed": String(chosen), onclick }, label);
}

/** Asked once more, then for good; what was refused is kept, and why stands where no sheet covers it. @param {Hand} hand @param {Omit<Draft, "key">} wager */
function seal(hand, wager) {
  const empty = !wager.suspects.length && !wager.side && wager.falls === NO_ANSWER;
  askSure(say(empty ? "wager-sure-empty" : "wager-sure"), say("wager-seal"), async () => {
    const answer = await hand.ask("wager", { seat: hand.face.seat, ...wager });
    if (answer.ok) draft = { key: "", suspects: [], side: "", falls: NO_ANSWER };
    if (answer.ok && !hushed(hand.current())) openBeyond(hand);
  });
}

/** All wagers, when the cards are open. @param {readonly Whole.WagerTold[]} wagers */
export function wagersList(wagers) {
  if (!wagers.length) return null;
  return h("section", { class: "wagers", key: "wagers", "aria-label": say("wagers") },
    h("h2", { key: "title" }, say("wagers")),
    wagers.map((each) => h("div", { class: "wager-told", key: each.seat },
      h("p", { key: "who" }, h("b", null, each.name), h("b", { class: "sum" }, each.points)),
      each.lines.map((line, at) => h("p", { class: "dim", key: at }, line)))));
}

/** What I wrote down for this very hour. @param {readonly string[]} lines */
export function keptNotes(lines) {
  if (!lines.length) return null;
  return h("section", { class: "wagers", key: "kept", "aria-label": say("beyond-kept") },
    h("h2", { key: "title" }, say("beyond-kept")), lines.map((line, at) => h("p", { class: "voice", key: at }, line)));
}
