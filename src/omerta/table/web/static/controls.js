/** What may be done to a running game, from the screen or from a phone; of those who play, others must agree. */

import { valueOf } from "./fields.js";
import { button, h } from "./morph.js";
import { say } from "./words.js";
import { askSure } from "./sheets.js";

/** @import { Ask } from "./link.js" */

const LONGER = 60;

/** @param {Whole.Phone | Whole.Screen} face @param {Ask} ask */
export function gameButtons(face, ask) {
  if (!face.organizer && (face.type !== "phone" || face.hosted || face.stage === "over")) return [];
  const { moment } = face;
  const paused = Boolean(face.clock?.paused);
  const by = face.clock?.by ? ` (${face.clock.by})` : "";
  const again = choice("again", say(face.stage === "over" ? "again" : "end-game"), () =>
    face.stage === "over" ? ask("again") : askSure(say("end-game-sure"), say("end-game-yes"), () => ask("again")));
  if (face.stage === "over") return [again];
  return [
    choice("pause", paused ? say("go-on") + by : say("pause"), () => ask("pause", { on: !paused })),
    choice("repeat", say("repeat"), () => ask("repeat")),
    choice("longer", say("longer"), () => ask("longer", { seconds: LONGER })),
    choice("skip", say("skip"), () => ask("skip", { moment })),
    choice("take-back", say("take-back"), () => ask("take-back", { deeds: 1 })),
    again,
  ];
}

/** @param {string} key @param {string} label @param {() => void} onclick */
const choice = (key, label, onclick) => button({ key, onclick }, label);

/** That a person leads this game, wherever one looks. @param {{ leader: string }} face */
export function leaderLine(face) {
  return face.leader ? h("p", { class: "leader", key: "leader" }, face.leader) : null;
}

/** What will happen, for those who play for the first time. @param {{ primer: readonly string[] }} face */
export function primerList(face) {
  return face.primer.length ? h("ol", { class: "primer voice", key: "primer" }, face.primer.map((text, index) => h("li", { key: index }, text))) : null;
}

/** What the present step is for. @param {{ purpose: string }} face */
export function purposeLine(face) {
  return face.purpose ? h("p", { class: "purpose", key: "purpose" }, face.purpose) : null;
}

/** @typedef {Asked.DoLanguage["language"]} Language */

/** @type {[Language, string][]} */
const LANGUAGES = [["en", "English"], ["ru", "Русский"], ["uk", "Українська"]];

/** @param {string} label @param {string} current @param {(language: Language) => void} choose */
export function languageChoice(label, current, choose) {
  return h("label", { class: "field", key: `language-${label}` }, h("span", null, label),
    h("select", { value: current, onchange: (change) => choose(/** @type {Language} */ (valueOf(change))) },
      LANGUAGES.map(([value, name]) => h("option", { value, key: value }, name))));
}

/** Who has recorded what the table says; nothing to choose where nobody has. @param {Whole.Screen | Whole.Gathering} face @param {Ask} ask */
export function narratorChoice(face, ask) {
  if (!face.narrators.length) return null;
  return h("label", { class: "field", key: "narrator" }, h("span", null, say("narrator")),
    h("select", { value: face.narrator, onchange: (change) => ask("narrator", { narrator: valueOf(change) }) },
      h("option", { value: "", key: "" }, say("narrator-nobody")),
      face.narrators.map((one) => h("option", { value: one.value, key: one.value }, one.label))));
}
