/** The phone of a seated player: the same frame for everyone, all night. */

import { heldAlmanac } from "./almanac_sheet.js";
import { beyondActs, drawFate, isParting, keptNotes, wagersList } from "./beyond.js";
import { smallClock } from "./clock.js";
import { leaderLine, primerList, purposeLine } from "./controls.js";
import { eveningButton, taleList } from "./evening.js";
import { hushed } from "./face.js";
import { button, h } from "./morph.js";
import { drawNotes } from "./notebook.js";
import { drawPanel } from "./panel.js";
import { cardBack, cardPicture } from "./pictures.js";
import { pleasButton } from "./pleas.js";
import { whyButton } from "./sheets.js";
import { capital, say } from "./words.js";

/** In a larger circle the names need the room. */
const MOST_WORN = 14;

/** @param {import("./phone.js").Hand} hand */
export function drawPlaying(hand) {
  const { face, picking } = hand;
  const drawn = drawPanel({ panel: face.panel, picking, places: face.places, worn: !hushed(face) && face.places.length <= MOST_WORN, send: hand.send, change: hand.pick });
  return page(hand, [
    told(hand),
    purposeLine(face),
    h("p", { class: "ask", key: "ask" }, face.panel?.ask ?? (face.living || hushed(face) || isParting(face) ? "" : say("you-are-out"))),
    drawn.deeds,
    h("div", { class: "middle", key: "middle" },
      h("div", { class: "names", role: "group", "aria-label": say("circle"), key: "names", "data-many": face.places.length > 14,
        inert: Boolean(hand.held) || isParting(face), vars: { "--rows": Math.ceil(face.places.length / 2) } }, drawn.names),
      drawFate(hand),
      heldBox(hand)),
    slot(hand),
    drawn.acts ?? beyondActs(hand),
    hushed(face) ? whisper(hand) : tools(hand),
  ]);
}

/** @param {import("./phone.js").Hand} hand */
export function drawDealt(hand) {
  const { face } = hand;
  const seen = hand.seen || face.places.some((place) => place.me && place.state === "ready");
  return page(hand, [
    told(hand),
    h("div", { class: "middle", key: "middle" },
      hand.held ? null : h("div", { class: "face-down", key: "face-down" },
        primerList(face) ?? cardBack(),
        face.primer.length && !seen ? null : h("p", { class: "voice", key: "voice" }, say(seen ? "seen-waiting" : "dealt"))),
      heldBox(hand)),
    h("div", { class: "acts", key: "acts" },
      button({ class: "big", disabled: seen || !hand.looked, onclick: hand.saySeen }, say("i-have-seen"))),
  ]);
}

/** @param {import("./phone.js").Hand} hand */
export function drawOver(hand) {
  const { face } = hand;
  const winners = face.places.filter((place) => place.state === "won");
  const verdict = winners.length === 0 ? "nobody-won" : winners.some((place) => place.me) ? "you-won" : "you-lost";
  return page(hand, [
    h("p", { class: "verdict", key: "verdict", "data-won": verdict === "you-won" }, say(verdict)),
    h("div", { class: "middle scrolled", key: "middle", tabindex: 0, role: "region", "aria-label": say("all-cards") },
      told(hand),
      taleList(face.tale),
      h("ol", { class: "cards-open", key: "cards" }, face.places.map((place) =>
        h("li", { key: place.seat, "data-won": place.state === "won", "data-out": !place.living },
          h("span", { class: "number" }, place.seat),
          h("span", { class: "label" }, h("span", { class: "who" }, place.name), h("span", { class: "card-name" }, capital(place.card))),
          place.state === "won" ? h("span", { class: "won" }, say("won")) : null))),
      wagersList(face.wagers),
      keptNotes(hand.ownNotes()),
      heldBox(hand)),
    h("div", { class: "acts", key: "acts" },
      face.organizer ? button({ class: "big", onclick: () => hand.ask("again") }, say("again")) : h("p", { class: "dim" }, say("again-waiting"))),
    tools(hand),
  ]);
}

/** @param {import("./phone.js").Hand} hand @param {import("./morph.js").Child[]} middle */
function page(hand, middle) {
  const { face } = hand;
  return h("div", { class: "hand", key: "hand", "data-stage": face.stage, "data-sky": face.sky, "data-hushed": hushed(face) },
    h("header", { class: "top", key: "top" },
      h("p", { class: "whoami" }, h("b", null, face.name), h("span", null, say("seat", { number: face.seat }))),
      pleasButton(face.pleas, hand.openPleas),
      smallClock(hand.clock, say("clock")),
      button({ class: "more", key: "more", "aria-label": say("more"), onclick: hand.openMore }, "•••")),
    leaderLine(face),
    ...middle,
    h("footer", { class: "bottom", key: "bottom" },
      button({ key: "card", class: "hold", "data-big": face.stage === "dealt", "aria-pressed": String(hand.held === "card"),
        ...hand.holdCard }, say(face.stage === "dealt" ? "hold-first" : "hold-card")),
      face.stage === "dealt" ? null
        : button({ key: "notes", class: "hold", "aria-pressed": String(hand.held === "notes"), ...hand.holdNotes },
          say("hold-notes")),
      face.stage === "dealt" ? null
        : button({ key: "book", class: "hold", "aria-pressed": String(hand.held === "book"), ...hand.holdBook },
          say("almanac-hold"))),
    hand.passOn ? button({ class: "pass-on", key: "pass", onclick: hand.passOn }, say("pass-on")) : null);
}

/** @param {import("./phone.js").Hand} hand */
function told({ face, link }) {
  return h("section", { class: "told", key: "told", "aria-label": say("told") },
    h("h1", { "data-asked": Boolean(face.asked) }, face.asked || face.title), // nothing below it may move
    h("p", { class: "line", "aria-live": "polite" }, face.line?.text ?? ""),
    whyButton(link, face.line?.rules ?? []));
}

/** One line for the answer, always in the same place. @param {import("./phone.js").Hand} hand */
function slot({ picking, link }) {
  return h("p", { class: "slot", role: "status", key: "slot" }, picking.slot, whyButton(link, picking.rules));
}

/** At night every phone may write, or none: a line of whoever is not called is read by nobody. @param {import("./phone.js").Hand} hand */
function whisper(hand) {
  return hand.face.may_chat
    ? h("nav", { class: "tools", key: "tools", "aria-label": say("chat") },
      button({ key: "chat", onclick: hand.openChat }, say("chat")))
    : null;
}

/**
 * By day only: at night the frame is the same on every phone. Who has heard something in the dark shows in no button.
 * @param {import("./phone.js").Hand} hand
 */
function tools(hand) {
  const { face } = hand;
  return h("nav", { class: "tools", key: "tools", "aria-label": say("by-day") },
    face.phrases.length ? button({ key: "say", onclick: hand.openPhrases }, say("say")) : null,
    button({ key: "story", onclick: hand.openStory }, say("story")),
    eveningButton(hand.current, hand.ask),
    face.has_chat ? button({ key: "chat", onclick: hand.openChat }, say("chat")) : null,
    button({ key: "write", onclick: hand.openWriting }, say("write-note")));
}

/**
 * The card or the notebook: always the same box in the same place, whatever is inside.
 * @param {import("./phone.js").Hand} hand
 */
function heldBox(hand) {
  if (!hand.held) return null;
  const { held } = hand.face;
  const inside = hand.held === "notes" ? drawNotes(hand.notes, hand.ownNotes()) : hand.held === "book" ? heldAlmanac(hand.face.almanac) : [
    hushed(hand.face) || held.watched.length ? null : cardPicture(held.picture), // a picture is seen across the table: in the dark all cards are words
    h("h2", null, held.card),
    held.side ? h("p", { class: "side" }, held.side) : null,
    held.tapped ? h("p", { class: "reason" }, held.tapped) : null,
    watched(held.watched),
    held.lines.map((line) => h("p", { class: "known" }, line)),
    held.watched.length ? null : h("p", null, held.about),
  ];
  return h("div", { class: "held", id: "held", key: "held", role: "status", tabindex: 0 }, inside);
}

/** Whoever is out and may watch has all cards under the thumb, in words only. @param {readonly Whole.WatchedCard[]} cards */
function watched(cards) {
  if (!cards.length) return null;
  return h("ol", { class: "watched", key: "watched" }, cards.map((each) =>
    h("li", { key: each.seat }, h("span", { class: "number" }, each.seat), h("span", null, `${each.name}: ${each.card}`))));
}
