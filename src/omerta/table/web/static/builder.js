/** The deck that is built: every card keeps its place, whatever is added or taken out. */

import { button, h, steadyButton } from "./morph.js";
import { cardPicture } from "./pictures.js";
import { choices, stepper } from "./settings.js";
import { whyButton } from "./sheets.js";
import { capital, say } from "./words.js";

/**
 * @import { Ask, Link } from "./link.js"
 */

/** @param {Whole.Gathering} face @param {Ask} ask @param {Link} link */
export function deck(face, ask, link) {
  const total = face.cards.reduce((sum, card) => sum + card.number, 0);
  return [
    h("p", { class: "count", key: "count" }, say("cards-of", { cards: total, players: face.seats.length })),
    traits(face),
    face.organizer ? designs(face, ask) : null,
    notices(face, link),
    face.organizer && face.presets.length ? presets(face, ask) : null,
    face.groups.map((group) => cardGroup(group, face, ask)),
    face.organizer && face.ways.length > 1
      ? choices("way", say("ways"), face.ways, face.way, (way) => ask("way", { way }))
      : null,
    face.prints
      ? h("a", { class: "button quiet", key: "print", href: `/t/${face.code}/deck.pdf`, target: "_blank" }, say("print-deck"))
      : null,
  ];
}

/** Cards that belong together, under a heading with their number. @param {Whole.GroupHead} group @param {Whole.Gathering} face @param {Ask} ask */
function cardGroup(group, face, ask) {
  const cards = face.cards.filter((card) => card.group === group.group);
  const shown = face.organizer ? cards : cards.filter((card) => card.number > 0);
  if (!shown.length) return null;
  const number = cards.reduce((sum, card) => sum + card.number, 0);
  return h("section", { class: "side", key: `group-${group.group}`, "aria-label": capital(group.title), "data-group": group.group },
    h("h2", null, capital(group.title), h("b", { class: "number", key: "number" }, number)),
    face.organizer && group.about ? h("p", { class: "about", key: "about" }, group.about) : null,
    shown.map((card) => cardRow(card, face, ask)));
}

/** @param {Whole.Card} card @param {Whole.Gathering} face @param {Ask} ask */
function cardRow(card, face, ask) {
  const most = card.most || 40;
  return h("div", { class: "card-row", key: card.role, "data-none": card.number === 0 },
    h("details", null,
      h("summary", null, cardPicture(card.picture), h("span", { class: "named" }, capital(card.name), card.mark ? h("small", { class: "mark" }, card.mark) : null)),
      h("p", null, card.about)),
    face.organizer
      ? stepper(card.name, card.number, card.least, most, (number) => ask("card", { role: card.role, number }))
      : h("b", { class: "number" }, card.number));
}

/** Long or short, loud or quiet, how much is known: a word, and the number it rests on. @param {Whole.Gathering} face */
function traits(face) {
  if (!face.plays.length && !face.organizer) return null;
  return h("dl", { class: "plays", key: "plays", "data-steady": face.organizer, "aria-label": say("plays-like") }, face.plays.map((trait) =>
    h("div", { key: trait.name }, h("dt", null, trait.word), h("dd", null, trait.told))));
}

/** Another deck in one tap, how far it is, and the way back. @param {Whole.Gathering} face @param {Ask} ask */
function designs(face, ask) {
  const { design } = face;
  const cannot = Boolean(design?.thinks) || !face.may_start;
  return h("section", { class: "designs", key: "designs", "aria-label": say("other-deck") },
    steadyButton(cannot, { key: "fairer", onclick: () => ask("design", { wish: "fairer" }) }, say("fairer")),
    steadyButton(cannot, { key: "alike", onclick: () => ask("design", { wish: "alike" }) }, say("alike")),
    h("div", { class: "told", key: "told", "data-thinks": Boolean(design?.thinks), vars: { "--done": design?.percent ?? 0 } },
      h("p", { role: "status" }, design?.line ?? ""),
      design?.may_undo ? button({ key: "undo", class: "quiet", onclick: () => ask("undo-deck") }, say("undo-deck")) : null));
}

/** What the book says, in a place that is always as large: nothing below it moves. @param {Whole.Gathering} face @param {Link} link */
function notices(face, link) {
  if (!face.notices.length && !face.organizer) return null;
  const steady = { "data-steady": face.organizer, tabindex: face.organizer ? 0 : null };
  return h("div", { class: "noticed", key: "notices", role: "status" }, h("ul", { class: "notices", ...steady }, face.notices.length
    ? face.notices.map((notice) => h("li", { "data-level": notice.level }, h("span", null, notice.text), whyButton(link, notice.rules)))
    : h("li", { key: "none", class: "dim" }, say("notices-none"))));
}

/** Ready decks and scenarios: many lines, so they are folded up under the one that is chosen. @param {Whole.Gathering} face @param {Ask} ask */
function presets(face, ask) {
  const chosen = face.presets.find((preset) => preset.value === face.preset);
  return h("details", { class: "presets", key: "presets" },
    h("summary", null, h("span", null, say("presets")), h("b", null, capital(chosen?.label ?? ""))),
    choices("preset", say("presets"), face.presets, face.preset, (preset) => ask("preset", { preset })));
}
