/** What has happened is told by hand: the sentences still to come, and the keys that tell them one by one. */

import { button, h } from "./morph.js";
import { say } from "./words.js";

/**
 * @import { Primary, Tools } from "./desk_task.js"
 */

/** What comes after the sentence to say now. @param {Whole.Desk} face */
export function toCome(face) {
  const lines = face.cue ? face.cues.map((line) => line.text) : face.next;
  return lines.length
    ? h("ol", { class: "next", "data-cues": Boolean(face.cue), "aria-label": say(face.cue ? "desk-cues" : "desk-next") },
      lines.map((line, index) => h("li", { key: index }, line)))
    : null;
}

/** The big key tells the next sentence as long as one waits; where somebody is pointed at, it means him. @param {Tools} tools @param {Primary} otherwise @returns {Primary} */
export function tellsFirst({ face, ask }, otherwise) {
  const { cue } = face;
  return cue ? { label: say("desk-cue"), do: () => ask("tell", { how: "next", cue }) } : otherwise;
}

/** @param {Tools} tools */
export function cueChips({ face, ask }) {
  if (!face.cue) return [];
  return [
    button({ key: "cue-again", class: "chip", "data-chip": "cue-again", onclick: () => ask("tell", { how: "again" }) }, say("desk-cue-again")),
    face.cues.length > 1
      ? button({ key: "cue-on", class: "chip", "data-chip": "cue-on", onclick: () => ask("tell", { how: "on" }) }, say("desk-cue-on"))
      : null,
  ];
}
