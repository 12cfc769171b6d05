/** Clocks run on the device: the table only says how much was left when it spoke. */

import { numerals } from "./drawn.js";
import { h, morph } from "./morph.js";

const ROUND = 62.83;

/** @typedef {Whole.Clock & { ends: number, due: readonly (readonly [number, string])[] }} Running with the warnings that are still due */

/** The clock of a face, if it has one. @param {Whole.Face} face @returns {Running | null} */
export function started(face) {
  const clock = "clock" in face ? face.clock : null;
  return clock && { ...clock, ends: performance.now() + clock.left, due: clock.warns.filter(([at]) => at < clock.left) };
}

/** What is left of the moment; while its sentence is still being told, all of it. @param {Running} clock */
export function remaining(clock) {
  return Math.min(clock.total, Math.max(0, clock.paused ? clock.left : clock.ends - performance.now()));
}

/** The part that is gone, from 0 to 1. @param {Running} clock */
export function gone(clock) {
  return clock.total ? 1 - Math.min(1, remaining(clock) / clock.total) : 1;
}

/** @param {number} milliseconds */
export function timeText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A small clock for the corner of a phone. @param {Running | null} clock @param {string} label */
export function smallClock(clock, label) {
  if (!clock) return h("span", { class: "clock" });
  return h(
    "span", { class: "clock", role: "timer", "aria-label": label },
    h("svg", { class: "clock-face", viewBox: "0 0 24 24", "aria-hidden": "true" },
      h("circle", { class: "clock-way", cx: 12, cy: 12, r: 10 }),
      h("circle", { class: "clock-gone", cx: 12, cy: 12, r: 10, "stroke-dasharray": ROUND, "data-ring": ROUND,
        vars: { "stroke-dashoffset": ROUND * gone(clock) } })),
    h("span", { class: "clock-text", "data-time": "" }, clock.total ? timeText(remaining(clock)) : ""),
  );
}

/**
 * Keeps every drawn clock going between two faces, and tells when a warning is due.
 * @param {() => Running | null} current
 * @param {(text: string) => void} [warn]
 */
export function tick(current, warn) {
  setInterval(() => {
    const clock = current();
    if (!clock?.total) return; // it stands before anybody was told what it is the clock of
    const now = clock.paused ? [] : clock.due.filter(([at]) => remaining(clock) <= at);
    clock.due = clock.due.filter((warning) => !now.includes(warning));
    for (const [, text] of now) warn?.(text);
    const text = timeText(remaining(clock));
    for (const shown of document.querySelectorAll("[data-time]")) {
      if (shown.firstChild && shown.firstChild.nodeValue !== text) shown.firstChild.nodeValue = text;
    }
    for (const shown of document.querySelectorAll("[data-drawn-time]")) morph(shown, numerals(text));
    for (const ring of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("[data-ring]"))) {
      ring.style.setProperty("stroke-dashoffset", String(Number(ring.dataset.ring) * gone(clock)));
    }
  }, 200);
}
