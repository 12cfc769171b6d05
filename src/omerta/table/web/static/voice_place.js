/** On which device the table speaks: the screen of whoever opened it, or one that was chosen. */

import { hushed } from "./face.js";
import { button, h } from "./morph.js";
import { isDawning } from "./stage.js";
import { say } from "./words.js";

/** @import { Ask } from "./link.js" */

/** Is this where the table speaks? @param {Whole.Screen | Whole.Gathering | null} face */
export function speaksHere(face) {
  return face?.voice === "here" || (face?.voice === "" && face.organizer);
}

/** Where a person leads and speaks, the screen sounds all the same. @param {Whole.Screen | Whole.Gathering | null} face */
export function soundsHere(face) {
  return speaksHere(face) || (face?.type === "screen" && face.organizer && face.hosted);
}

/** Somebody plays on this device, and it is night: nothing sounds here, whatever was wished. @param {Whole.Screen | Whole.Gathering | null} face */
export function isStill(face) {
  if (face?.type !== "screen" || !face.by_day) return false;
  const stage = face.line?.stage;
  return hushed(face) && !isDawning(stage) && stage !== "nightfall";
}

/**
 * Take the voice or give it back. A device on which nobody plays becomes a screen.
 * @param {{ voice: Whole.Gathering["voice"], code: string }} face @param {Ask} ask @param {boolean} plays @param {() => unknown} [taken]
 */
export function voiceChoice({ voice, code }, ask, plays, taken) {
  const here = voice === "here";
  const choose = async () => {
    if (!here) taken?.(); // under the finger: a browser asks for that
    const { ok } = await ask("voice", { on: !here });
    if (ok && !here && !plays) location.assign(`/t/${code}/screen`);
  };
  return h("div", { class: "list", key: "voice-choice" },
    button({ "data-voice": here, onclick: choose }, say(here ? "voice-stop" : "voice-take")),
    h("p", { class: "dim" }, say(plays ? "voice-by-day" : "voice-by-night")));
}

/** What a chosen device has to know before it speaks; browsers want a touch first anyway. @param {Whole.Screen | Whole.Gathering} face @param {() => unknown} begin */
export function cover(face, begin) {
  const plays = face.type === "screen" && face.by_day;
  return h("div", { class: "voice-cover", key: "voice-cover", role: "dialog", "aria-label": say("voice-take") },
    h("p", { class: "voice" }, say("voice-take")),
    h("p", null, say(plays ? "voice-by-day" : "voice-by-night")),
    button({ class: "big", onclick: begin }, say("voice-begin")));
}
