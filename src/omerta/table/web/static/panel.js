/**
 * What can be done now. On a covered panel every choice is made, confirmed and answered in the same way,
 * whether or not it counts: hands must not tell.
 */

import { enough } from "./face.js";
import { button, h, steadyButton } from "./morph.js";
import { closeSheet, openSheet, REST } from "./sheets.js";
import { coin } from "./stage.js";
import { capital, say } from "./words.js";

/**
 * What the thumb has picked but the table does not have yet, and what the table has answered.
 * @typedef {{
 *   moment: number, deed: string, targets: number[], touched: boolean, doubted: boolean, rests: number,
 *   stands: Whole.Panel["chosen"], slot: string, rules: string[], sent: boolean,
 * }} Picking
 * @typedef {(picking: Partial<Picking>) => void} Change
 * @typedef {() => void} Send
 */

/** The right to settle a vote alone: offered to everybody, because nobody shall see who has it. */
export const STEP_IN = "step-in";
const A_FRAME = 20;

/** @param {Whole.Panel | null} panel @returns {Picking} */
export function startPicking(panel) {
  const aimed = panel?.deeds.find((deed) => deed.targets > 0);
  // Where there is only one thing to do it is picked already, on every phone alike.
  const alone = panel?.covered && panel.deeds.length === 1 && !aimed && !panel.chosen ? panel.deeds[0].deed : "";
  return {
    moment: panel?.moment ?? -1, deed: panel?.chosen?.[0] ?? aimed?.deed ?? alone, targets: [], touched: Boolean(alone),
    doubted: false, rests: 0, stands: panel?.chosen ?? null, slot: "", rules: [], sent: false,
  };
}

/**
 * The same moment keeps what the thumb has picked; another one starts anew.
 * @param {Picking} picking
 * @param {Whole.Panel | null} panel
 */
export function keepPicking(picking, panel) {
  if (picking.moment !== (panel?.moment ?? -1)) return startPicking(panel);
  return { ...picking, stands: panel?.chosen ?? picking.stands };
}

/** @param {Whole.Panel} panel @param {Picking} picking @returns {Whole.DeedOffer | undefined} */
function deedOf(panel, picking) {
  const aimed = panel.deeds.filter((deed) => deed.targets > 0);
  return panel.deeds.find((deed) => deed.deed === picking.deed) ?? aimed[0] ?? panel.deeds[0];
}

/**
 * The deed whose names are on the table: the one picked, if it has names at all.
 * @param {Whole.Panel} panel
 * @param {Picking} picking
 */
function aimedDeed(panel, picking) {
  const deed = deedOf(panel, picking);
  return deed && deed.targets > 0 ? deed : panel.deeds.find((other) => other.targets > 0);
}

/** @param {Whole.DeedOffer} deed @param {Picking} picking */
function isComplete(deed, picking) {
  return picking.touched && picking.targets.length >= enough(deed);
}

/** `worn`: are emblems shown? @param {{ panel: Whole.Panel | null, picking: Picking, places: readonly Whole.Place[], worn: boolean, send: Send, change: Change }} hand */
export function drawPanel({ panel, picking, places, worn, send, change }) {
  return {
    deeds: panel && deedRow(panel, picking, change),
    names: names(panel, picking, places, worn, send, change),
    acts: panel && acts(panel, picking, places, send, change),
  };
}

/** Which deed, where there are several with names. @param {Whole.Panel} panel @param {Picking} picking @param {Change} change */
function deedRow(panel, picking, change) {
  const aimed = panel.deeds.filter((deed) => deed.targets > 0);
  const current = aimedDeed(panel, picking);
  if (aimed.length < 2 || !current) return null;
  // In the dark the name may come first: nothing is sent before it is confirmed.
  const kept = panel.covered && picking.touched ? picking.targets : [];
  /** @param {Whole.DeedOffer} deed */
  const choose = (deed) => change({ deed: deed.deed, targets: kept.slice(-deed.targets), touched: true, slot: "", doubted: false });
  const cards = aimed.filter((deed) => deed.shows);
  return h("div", { class: "deeds", role: "group", "aria-label": say("which-deed"), key: "deeds" },
    aimed.filter((deed) => !deed.shows).map((deed) =>
      button({ key: deed.deed, "aria-pressed": String(deed === current), onclick: () => choose(deed) }, capital(deed.label))),
    cards.length
      ? button({ key: "cards", class: "cards", "aria-haspopup": "dialog", "aria-pressed": String(current.shows), onclick: () => openCards(cards, choose) },
        current.shows ? capital(current.label) : say("show-card"))
      : null);
}

/** All the cards that can be shown, on a sheet of their own. @param {Whole.DeedOffer[]} cards @param {(deed: Whole.DeedOffer) => void} choose */
function openCards(cards, choose) {
  openSheet("cards", say("show-card"), () => h("div", { class: "pairs", key: "cards" }, cards.map((deed) =>
    button({ key: deed.deed, "data-deed": deed.deed, onclick: () => { closeSheet(); choose(deed); } }, capital(deed.label)))));
}

/**
 * The circle as two columns of names.
 * @param {Whole.Panel | null} panel @param {Picking} picking @param {readonly Whole.Place[]} places @param {boolean} worn
 * @param {Send} send @param {Change} change
 */
function names(panel, picking, places, worn, send, change) {
  const deed = panel && aimedDeed(panel, picking);
  const stands = standing(picking);
  return places.map((place) => {
    const out = !place.living;
    const reached = deed && (deed.open_to.length ? deed.open_to.includes(place.seat) : !out);
    const open = reached && !(deed.others && place.me);
    const picked = picking.touched ? picking.targets.includes(place.seat) : stands.includes(place.seat);
    return button({
      key: place.seat, class: "name", "data-out": out, "data-me": place.me, "data-state": place.state || null,
      "data-long": long(place.name),
      "aria-pressed": deed ? String(picked) : null, disabled: !open, "aria-label": nameLabel(place),
      onclick: panel && deed ? () => tapName(panel, picking, deed, place.seat, send, change) : null,
    },
      worn && place.emblem ? coin({ ...place, picture: null }) : h("span", { class: "number", key: "number" }, place.seat), " ",
      h("span", { class: "who" }, place.name), " ",
      place.votes ? h("span", { class: "votes" }, place.votes) : null, " ",
      h("span", { class: "besides" }, besides(place)));
  });
}

/** How small a name is written, so that no word is broken. @param {string} name */
function long(name) {
  if (Math.max(...name.split(/[\s-]/).map((word) => word.length)) > 13) return "most";
  return name.length > 8 ? (name.length > 11 ? "very" : "") : null;
}

/** @param {Whole.Place} place */
function besides(place) {
  return [place.card, ...place.marks, place.away ? say("away") : ""].filter(Boolean).join(" · ");
}

/** First what is written on it, in the same order: whoever speaks to his phone says what he reads. @param {Whole.Place} place */
function nameLabel(place) {
  const parts = [`${place.seat}. ${place.name}`, place.votes, besides(place), place.living ? "" : say("out")];
  if (place.state) parts.push(say(`state-${place.state}`));
  if (place.me) parts.push(say("this-is-me"));
  return parts.filter(Boolean).join(", ");
}

/** @param {Picking} picking */
function standing(picking) {
  return picking.stands?.[1] ?? [];
}

/**
 * @param {Whole.Panel} panel @param {Picking} picking @param {Whole.DeedOffer} deed
 * @param {number} seat @param {Send} send @param {Change} change
 */
function tapName(panel, picking, deed, seat, send, change) {
  const before = picking.touched && picking.deed === deed.deed ? picking.targets : [];
  const targets = before.includes(seat) ? before.filter((other) => other !== seat) : [...before, seat].slice(-deed.targets);
  const next = { deed: deed.deed, targets, touched: true, slot: "", rules: [], doubted: false };
  if (panel.covered || targets.length < deed.targets) change(next);
  else finish(deed, next, send, change);
}

/**
 * An open choice is sent at once, or asked about once more; another name may be tapped instead of an answer.
 * @param {Whole.DeedOffer} deed @param {Partial<Picking>} next @param {Send} send @param {Change} change
 */
function finish(deed, next, send, change) {
  change({ ...next, doubted: deed.sure, rests: performance.now() + REST });
  if (deed.sure) setTimeout(() => change({}), REST + A_FRAME);
  else send();
}

/**
 * Deeds without a name, and the one button that confirms.
 * @param {Whole.Panel} panel @param {Picking} picking @param {readonly Whole.Place[]} places @param {Send} send @param {Change} change
 */
function acts(panel, picking, places, send, change) {
  if (picking.doubted) return sureRow(panel, picking, places, send, change);
  const plain = panel.deeds.filter((deed) => deed.targets === 0);
  const chosen = picking.touched ? picking.deed : picking.stands?.[0];
  const buttons = plain.map((deed) =>
    button({ key: deed.deed, class: "act", "aria-pressed": String(chosen === deed.deed),
      onclick: () => {
        const next = { deed: deed.deed, targets: [], touched: true, slot: "", rules: [] };
        if (panel.covered) change(next);
        else finish(deed, next, send, change);
      } }, capital(deed.label)));
  const deed = deedOf(panel, picking);
  if (deed && (panel.covered || enough(deed) < deed.targets)) {
    buttons.push(steadyButton(!isComplete(deed, picking) || picking.sent, { key: "confirm", class: "big confirm",
      onclick: () => (panel.covered ? send() : finish(deed, picking, send, change)) }, say("confirm")));
  }
  return buttons.length ? h("div", { class: "acts", key: "acts" }, buttons) : null;
}

/** @param {Whole.Panel} panel @param {Picking} picking @param {readonly Whole.Place[]} places @param {Send} send @param {Change} change */
function sureRow(panel, picking, places, send, change) {
  const deed = deedOf(panel, picking)?.label ?? "";
  const whom = picking.targets.map((seat) => places.find((place) => place.seat === seat)?.name ?? seat).join(", ");
  return h("div", { class: "acts", key: "sure", role: "alertdialog", "aria-label": say("sure-title") },
    h("p", { class: "question" },
      capital(whom ? say("sure-about", { deed, name: whom }) : say("sure", { deed }))),
    button({ key: "yes", class: "big", disabled: performance.now() < picking.rests, onclick: send }, say("yes")),
    button({ key: "no", onclick: () => change({ targets: [], touched: false, doubted: false }) }, say("no")));
}
