/** The desk on a laptop: whatever a finger does often has a key. */

import { openBook } from "./desk_reading.js";
import { openUndo } from "./desk_sheets.js";
import { work } from "./desk_task.js";
import { h } from "./morph.js";
import { openedSheet, openSheet } from "./sheets.js";
import { say } from "./words.js";

/** @import { Tools } from "./desk_task.js" */

/** What clickers in a hand send: they tell, and enter nothing. */
const NEXT = ["ArrowRight", "PageDown"];
const AGAIN = ["ArrowLeft", "PageUp"];
/** They press whatever has the focus; where nothing has it, they mean the big key. */
const PRESSES = [" ", "Enter"];
const UNDO = ["u", "Backspace"];
/** So long a second digit is waited for. */
const SECOND_DIGIT = 700;
const KEYS = [["1 … 9", "seat"], ["Space", "next"], ["U", "undo"], ["P", "pause"], ["B", "book"], ["→ ←", "tell"], ["?", "help"]];

let typed = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * @param {() => Tools | null} tools of the desk, as long as it is what is shown
 * @param {(deed: () => unknown) => void} once
 */
export function listen(tools, once) {
  // Whoever has clicked on a seat means the big key by the space bar, and not that seat again; nor the tool whose sheet he closes.
  document.addEventListener("click", (click) => {
    if (click.detail && document.activeElement instanceof HTMLButtonElement && !openedSheet()) document.activeElement.blur();
  }, true);
  document.addEventListener("keydown", (press) => {
    const held = press.repeat || press.ctrlKey || press.metaKey || press.altKey;
    const writes = press.target instanceof HTMLInputElement || press.target instanceof HTMLTextAreaElement;
    const found = tools();
    if (!found || held || writes || openedSheet()) return;
    if (pressed(found, signOf(press), press.target === document.body, once)) press.preventDefault();
  });
}

/** A letter is the Latin one that stands on its key, whatever is written with it. @param {KeyboardEvent} press */
function signOf({ key, code }) {
  if (!code.startsWith("Key") || key.length > 1) return key;
  return /[a-z]/i.test(key) ? key.toLowerCase() : code.slice(3).toLowerCase();
}

/** Is there anything that this key does now? It is done. @param {Tools} tools @param {string} key @param {boolean} free @param {(deed: () => unknown) => void} once */
function pressed(tools, key, free, once) {
  const { face, ask } = tools;
  const { cue, staged, clock } = face;
  if (key === "?") openKeys();
  else if (NEXT.includes(key) && cue) once(() => ask("tell", { how: "next", cue }));
  else if (AGAIN.includes(key) && staged) void ask("tell", { how: "again" });
  else if (key === "b" && face.stage !== "dealt") {
    openBook();
    /** @type {HTMLElement | null} */ (document.querySelector("#sheet [type='search']"))?.focus();
  } else if (face.stage !== "playing" || face.covered) return false;
  else if (PRESSES.includes(key) && free) {
    const press = work(tools).primary.do;
    if (press) once(press);
  } else if (UNDO.includes(key)) {
    openUndo(tools, true);
    /** @type {HTMLElement | null} */ (document.querySelector("#sheet .big"))?.focus();
  }
  else if (key === "p" && clock) void ask("pause", { on: !clock.paused });
  else if (/^\d$/.test(key)) digit(tools, key);
  else return false;
  return true;
}

/** One digit is a seat, unless it may begin the number of another. @param {Tools} tools @param {string} key */
function digit({ current, ...tools }, key) {
  clearTimeout(waiting);
  typed += key;
  const seats = tools.face.places.length;
  const tap = () => {
    const seat = Number(typed);
    typed = "";
    const face = current();
    if (face && seat >= 1 && seat <= seats) work({ ...tools, current, face }).tap(seat)?.();
  };
  if (Number(typed) * 10 > seats || typed.length > 1) tap();
  else waiting = setTimeout(tap, SECOND_DIGIT);
}

/** What each key does. */
export function openKeys() {
  openSheet("keys", say("host-keys"), () => h("dl", { class: "keys" },
    KEYS.map(([key, name]) => [h("dt", { key }, h("kbd", null, key)), h("dd", { key: name }, say(`host-key-${name}`))])));
}
