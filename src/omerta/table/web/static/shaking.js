/**
 * A phone shakes on public beats only, and then every living phone does: by whose phone hums nobody learns anything. Never in the dark.
 */

import { hushed } from "./face.js";

/** Eyes open; the vote begins. @type {Whole.Line["stage"][]} */
const BEATS = ["dawn", "ballot"];
const A_BEAT = 60;
const WARNING = [40, 80, 40];

/** @param {Whole.Phone | null} before @param {Whole.Phone} face */
export function shakeAtBeat(before, face) {
  if (!face.living || hushed(face) || !face.line || !before || before.line?.number === face.line.number) return;
  if (BEATS.includes(face.line.stage)) navigator.vibrate?.(A_BEAT);
}

/** The clock that all see runs out. @param {Whole.Phone | null} face */
export function shakeAtWarning(face) {
  if (face?.living && !hushed(face)) navigator.vibrate?.(WARNING);
}
