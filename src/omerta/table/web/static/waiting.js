/** A phone without a seat while a game goes on, and one whose seat was taken elsewhere. */

import { leaderLine } from "./controls.js";
import { button, h } from "./morph.js";
import { pleasButton } from "./pleas.js";
import { voiceChoice } from "./voice_place.js";
import { say } from "./words.js";

/** @import { Ask } from "./link.js" */

/** @param {Whole.Waiting} face @param {Ask} ask @param {() => void} openPleas */
export function drawWaiting(face, ask, openPleas) {
  return h("div", { class: "hand quiet-page", key: "waiting" },
    h("p", { class: "voice", "aria-live": "polite" }, face.line),
    leaderLine(face),
    pleasButton(face.pleas, openPleas),
    face.asked ? h("p", null, say("plead-asked"))
      : face.lost.length ? [
        h("h1", null, say("plead")),
        h("div", { class: "list" }, face.lost.map(([seat, name]) =>
          button({ key: seat, onclick: () => ask("plead", { seat }) }, `${seat} ${name}`))),
      ] : null,
    face.hosted && !face.asked ? button({ onclick: () => ask("plead", { seat: 0 }) }, say("take-desk")) : null,
    h("a", { class: "button", href: `/t/${face.code}/screen` }, say("watch-game")),
    voiceChoice({ voice: "", code: face.code }, ask, false));
}

/** @param {string} text @param {string} code */
export function drawGone(text, code) {
  return h("div", { class: "hand quiet-page", key: "gone" },
    h("p", { class: "voice" }, text),
    h("a", { class: "button", href: `/t/${code}/phone` }, say("come-back")),
    h("a", { class: "button", href: `/t/${code}/screen` }, say("watch-game")));
}
