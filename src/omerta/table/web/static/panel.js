/**
 * What can be done now. On a covered panel every choice is made, confirmed and answered in the same way,
 * whether or not it counts: hands must not tell.
 */

import { button, h, steadyButton } from "./morph.js";
import { closeSheet, openSheet } from "./sheets.js";
import { capital, say } from "./words.js";

/**
 * What the thumb has picked but the table does not have yet, and what the table has answered.
 * @typedef {{
 *   moment: number, deed: string, targets: number[], touched: boolean, doubted: boolean,
 *   stands: [string, number[]] | null, slot: string, rules: string[], sent: boolean,
 * }} Picking
 */

/** The right to settle a vote alone: offered to everybody, because nobody shall see who has it. */
export const STEP_IN = "step-in";

/** @param {any} panel @returns {Picking} */
export function startPicking(panel) {
  const aimed = panel?.deeds.find((deed) => deed.targets > 0);
  // Where there is only one thing to do it is picked already, on every phone alike.
  const alone = panel?.covered && panel.deeds.length === 1 && !aimed && !panel.chosen ? panel.deeds[0].deed : "";
  return {
    moment: panel?.moment ?? -1, deed: panel?.chosen?.[0] ?? aimed?.deed ?? alone, targets: [], touched: Boolean(alone),
    doubted: false, stands: panel?.chosen ?? null, slot: "", rules: [], sent: false,
  };
}

/**
 * The same moment keeps what the thumb has picked; another one starts anew.
 * @param {Picking} picking
 * @param {any} panel
 */
export function keepPicking(picking, panel) {
  if (picking.moment !== (panel?.moment ?? -1)) return startPicking(panel);
  return { ...picking, stands: panel?.chosen ?? picking.stands };
}

/** @param {any} panel @param {Picking} picking */
function deedOf(panel, picking) {
  const aimed = panel.deeds.filter((deed) => deed.targets > 0);
  return panel.deeds.find((deed) => deed.deed === picking.deed) ?? aimed[0] ?? panel.deeds[0];
}

/**
 * The deed whose names are on the table: the one picked, if it has names at all.
 * @param {any} panel
 * @param {Picking} picking
 */
function aimedDeed(panel, picking) {
  const deed = deedOf(panel, picking);
  return deed?.targets > 0 ? deed : panel.deeds.find((other) => other.targets > 0);
}

/** @param {any} panel @param {Picking} picking */
function isComplete(panel, picking) {
  const deed = deedOf(panel, picking);
  return picking.touched && Boolean(deed) && picking.targets.length >= deed.least;
}

/**
 * @param {{ panel: any, picking: Picking, places: any[], send(): void, change(picking: Partial<Picking>): void }} hand
 */
export function drawPanel({ panel, picking, places, send, change }) {
  return { deeds: deedRow(panel, picking, change), names: names(panel, picking, places, send, change), acts: acts(panel, picking, places, send, change) };
}

/** Which deed, where there are several with names. */
function deedRow(panel, picking, change) {
  const aimed = panel?.deeds.filter((deed) => deed.targets > 0) ?? [];
  if (aimed.length < 2) return null;
  const current = aimedDeed(panel, picking);
  // In the dark the name may come first: nothing is sent before it is confirmed.
  const kept = panel.covered && picking.touched ? picking.targets : [];
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

/** All the cards that can be shown, on a sheet of their own. */
function openCards(cards, choose) {
  openSheet("cards", say("show-card"), () => h("div", { class: "pairs", key: "cards" }, cards.map((deed) =>
    button({ key: deed.deed, "data-deed": deed.deed, onclick: () => { closeSheet(); choose(deed); } }, capital(deed.label)))));
}

/** The circle as two columns of names. */
function names(panel, picking, places, send, change) {
  const deed = panel && aimedDeed(panel, picking);
  const stands = standing(picking);
  return places.map((place) => {
    const out = place.living === false;
    const reached = Boolean(deed) && (deed.open_to.length ? deed.open_to.includes(place.seat) : !out);
    const open = reached && !(deed.others && place.me);
    const picked = picking.touched ? picking.targets.includes(place.seat) : stands.includes(place.seat);
    return button({
      key: place.seat, class: "name", "data-out": out, "data-me": place.me, "data-state": place.state || null,
      "data-long": place.name.length > 8 ? (place.name.length > 11 ? "very" : "") : null,
      "aria-pressed": deed ? String(picked) : null, disabled: !open, "aria-label": nameLabel(place),
      onclick: () => tapName(panel, picking, deed, place.seat, send, change),
    },
      h("span", { class: "number" }, place.seat),
      h("span", { class: "who" }, place.name),
      place.votes ? h("span", { class: "votes" }, place.votes) : null,
      h("span", { class: "besides" },
        [place.card, ...place.marks, place.away ? say("away") : ""].filter(Boolean).join(" · ")));
  });
}

function nameLabel(place) {
  const parts = [`${place.seat}. ${place.name}`, place.living === false ? say("out") : "", place.card, ...place.marks, place.votes];
  if (place.state) parts.push(say(`state-${place.state}`));
  if (place.me) parts.push(say("this-is-me"));
  return parts.filter(Boolean).join(", ");
}

/** @param {Picking} picking */
function standing(picking) {
  return picking.stands?.[1] ?? [];
}

function tapName(panel, picking, deed, seat, send, change) {
  const before = picking.touched && picking.deed === deed.deed ? picking.targets : [];
  const targets = before.includes(seat) ? before.filter((other) => other !== seat) : [...before, seat].slice(-deed.targets);
  const next = { deed: deed.deed, targets, touched: true, slot: "", rules: [], doubted: false };
  if (panel.covered || targets.length < deed.targets) change(next);
  else finish(panel, next, send, change);
}

/** An open choice is sent at once, or asked about once more. */
function finish(panel, next, send, change) {
  change({ ...next, doubted: panel.sure });
  if (!panel.sure) send();
}

/** Deeds without a name, and the one button that confirms. */
function acts(panel, picking, places, send, change) {
  if (!panel) return null;
  if (picking.doubted) return sureRow(panel, picking, places, send, change);
  const plain = panel.deeds.filter((deed) => deed.targets === 0);
  const chosen = picking.touched ? picking.deed : picking.stands?.[0];
  const buttons = plain.map((deed) =>
    button({ key: deed.deed, class: "act", "aria-pressed": String(chosen === deed.deed),
      onclick: () => {
        const next = { deed: deed.deed, targets: [], touched: true, slot: "", rules: [] };
        if (panel.covered) change(next);
        else finish(panel, next, send, change);
      } }, capital(deed.label)));
  const deed = deedOf(panel, picking);
  if (panel.covered || deed.least < deed.targets) {
    buttons.push(steadyButton(!isComplete(panel, picking) || picking.sent, { key: "confirm", class: "big confirm",
      onclick: () => (panel.covered ? send() : finish(panel, picking, send, change)) }, say("confirm")));
  }
  return buttons.length ? h("div", { class: "acts", key: "acts" }, buttons) : null;
}

function sureRow(panel, picking, places, send, change) {
  const deed = deedOf(panel, picking);
  const whom = picking.targets.map((seat) => places.find((place) => place.seat === seat)?.name ?? seat).join(", ");
  return h("div", { class: "acts", key: "sure", role: "alertdialog", "aria-label": say("sure-title") },
    h("p", { class: "question" },
      capital(whom ? say("sure-about", { deed: deed.label, name: whom }) : say("sure", { deed: deed.label }))),
    button({ key: "yes", class: "big", onclick: send }, say("yes")),
    button({ key: "no", onclick: () => change({ targets: [], touched: false, doubted: false }) }, say("no")));
}
