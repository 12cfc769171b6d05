/** The discreet menu of the screen. */

import { openAlmanac } from "./almanac_sheet.js";
import { awakeLine } from "./awake.js";
import { languageChoice, gameButtons, narratorChoice } from "./controls.js";
import { isTicked, valueOf } from "./fields.js";
import { hushed } from "./face.js";
import { openInvitation } from "./invitation.js";
import { button, h } from "./morph.js";
import { closeSheet, drawSheet, openSheet, openStory } from "./sheets.js";
import { TABLE } from "./speech.js";
import { voiceChoice } from "./voice_place.js";
import { say } from "./words.js";

/**
 * @import { Ask, Link } from "./link.js"
 * @import { Sound } from "./sound.js"
 * @import { Said, Voice } from "./speech.js"
 */

/**
 * @param {{ current(): Whole.Screen | null, link: Link, ask: Ask, code: string, voice: Voice, sound: Sound,
 *   aside(text: string): Said }} table
 */
export function openMenu({ current, link, ask, voice, aside, sound, code }) {
  openSheet("menu", say("menu"), () => {
    const face = current();
    if (!face) return null;
    return [
      h("div", { class: "list", key: "controls" },
        gameButtons(face, (deed, ...given) => { closeSheet(); return ask(deed, ...given); }),
        button({ key: "story", onclick: () => openStory(link, () => current()?.story ?? []) }, say("story")),
        button({ key: "friend", onclick: () => openInvitation(code, () => current()?.addresses ?? [], ask) }, say("bring-friend")),
        button({ key: "almanac", onclick: () => openAlmanac(current, () => hushed(current())) }, say("almanac-open")),
        button({ key: "full", onclick: fullScreen },
          say(document.fullscreenElement ? "full-screen-off" : "full-screen")),
        h("a", { class: "button", key: "seat", href: face.own_seat ? `/t/${code}/phone` : `/j/${code}`, target: "_blank" }, say(face.own_seat ? "my-seat" : "sit-down"))),
      face.voice === "here" && !face.organizer ? voiceChoice(face, ask, face.by_day) : null,
      face.voice === "elsewhere" && face.organizer && !face.hosted
        ? button({ key: "voice-back", onclick: () => ask("voice", { on: false }) }, say("voice-back"))
        : null,
      voiceSettings(voice, face, face.say.at(-1) ?? aside(say("voice-sample"))),
      narratorChoice(face, ask),
      soundSettings(sound),
      awakeLine(),
      face.organizer
        ? languageChoice(say("voice-language"), face.language, (chosen) => ask("language", { language: chosen, table: true }))
        : null,
    ];
  });
}

/** @param {Voice} voice @param {Whole.Screen} face @param {Said} sample */
function voiceSettings(voice, { language: spoken, asides }, sample) {
  const own = asides.some((line) => line.sounds.length);
  return h("fieldset", { class: "sound", key: "voice" }, h("legend", null, say("voice")),
    toggle(say("voice-on"), voice.on, (on) => voice.set({ on })),
    slider(say("volume"), voice.volume, (volume) => voice.set({ volume })),
    voices(voice, spoken, own),
    button({ onclick: () => voice.speak(sample, spoken) }, say("voice-try")));
}

/** Which voice speaks, or why none does. @param {Voice} voice @param {string} spoken @param {boolean} own */
function voices(voice, spoken, own) {
  const found = voice.voices(spoken);
  if (!found.length) {
    return own
      ? h("p", { class: "dim" }, say("voice-by-table"))
      : [h("p", { class: "dim" }, say("voice-missing")), h("p", { class: "dim" }, say("voice-extra"))];
  }
  return h("label", { class: "field" }, h("span", null, say("voice-which")),
    h("select", {
      value: own && voice.prefersTable(spoken) ? TABLE : voice.chosen(spoken)?.voiceURI,
      onchange: (change) => voice.choose(spoken, valueOf(change)),
    },
      found.map((one) => h("option", { key: one.voiceURI, value: one.voiceURI }, one.name)),
      own ? h("option", { key: TABLE, value: TABLE }, say("voice-table")) : null));
}

/** @param {Sound} sound */
function soundSettings(sound) {
  /** @param {{ on?: boolean, volume?: number }} setting */
  const set = (setting) => { sound.set(setting); drawSheet(); };
  return h("fieldset", { class: "sound", key: "sound" }, h("legend", null, say("sound")),
    toggle(say("sound-on"), sound.on, (on) => set({ on })),
    slider(say("volume"), sound.volume, (volume) => set({ volume })));
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
function toggle(label, on, set) {
  return h("label", { class: "field", key: label },
    h("span", null, label), h("input", { type: "checkbox", checked: on, onchange: (change) => set(isTicked(change)) }));
}

/** @param {string} label @param {number} value @param {(value: number) => void} set */
function slider(label, value, set) {
  return h("label", { class: "field", key: `slider-${label}` }, h("span", null, label),
    h("input", { type: "range", min: 0, max: 1, step: 0.05, value: String(value), onchange: (change) => set(Number(valueOf(change))) }));
}

function fullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => {});
  closeSheet();
}
