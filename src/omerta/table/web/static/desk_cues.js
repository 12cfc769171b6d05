/** What has happened is told by hand: the sentences still to come, and the keys that tell them one by one. */

import { button, h } from "./morph.js";
import { openedSheet } from "./sheets.js";
import { say } from "./words.js";

/**
 * @import { Ask } from "./link.js"
 * @import { Primary, Tools } from "./desk_task.js"
 */

const NEXT = "ArrowRight";
const AGAIN = "ArrowLeft";
/** They press whatever has the focus; where nothing has it, they mean the big key. */
const PRESSES = [" ", "Enter"];

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

/**
 * On a laptop. Nothing is entered by a key: once all is told it does nothing.
 * @param {() => Whole.Desk | null} current @param {Ask} ask @param {(deed: () => unknown) => void} once
 */
export function listen(current, ask, once) {
  document.addEventListener("keydown", (press) => {
    const face = current();
    const busy = press.repeat || press.ctrlKey || press.metaKey || press.altKey || openedSheet();
    if (!face || busy || press.target instanceof HTMLInputElement) return;
    const { cue, staged } = face;
    const isNext = press.key === NEXT || (PRESSES.includes(press.key) && press.target === document.body);
    if (isNext && cue) once(() => ask("tell", { how: "next", cue }));
    else if (press.key === AGAIN && staged) void ask("tell", { how: "again" });
    else return;
    press.preventDefault();
  });
}
