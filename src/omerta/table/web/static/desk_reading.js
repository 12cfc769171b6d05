/** What a host reads at his desk lies below the sentence to be said, and says when there is another. */

import { almanacTonight } from "./almanac.js";
import { openAlmanac } from "./almanac_sheet.js";
import { h } from "./morph.js";
import { openedSheet } from "./sheets.js";
import { say } from "./words.js";

/** Sheets that are read for a while. */
const READ = ["almanac", "why", "story", "notes"];

/** What the desk wanted of him when he opened one. */
let wanted = "";

/** @param {Whole.Desk} face */
function wantedBy({ say: lines, task, cue, shown, pleas }) {
  return JSON.stringify([lines.map((line) => line.text), task, cue, shown?.seat, pleas.map((plea) => plea.number)]);
}

/** Where no sheet lies open he sees what is wanted. @param {Whole.Desk} face */
export function sees(face) {
  if (!openedSheet()) wanted = wantedBy(face);
}

/** Whether anything has come since he opened the sheet. @param {Whole.Desk} face */
export function cameMeanwhile(face) {
  if (!READ.includes(openedSheet())) return null;
  return h("p", { key: "meanwhile", class: "meanwhile", role: "status" }, wantedBy(face) === wanted ? "" : say("host-meanwhile"));
}

/** The cards of this deck, what wins, the house rules of the evening, any rule. */
export function openBook() {
  openAlmanac(almanacTonight, () => almanacTonight().plain);
}

/** However high the sheet is, it begins below what is to be said. @param {Element} root */
export function leaveInSight(root) {
  const said = root.querySelector(".cue");
  document.documentElement.style.setProperty("--said", `${Math.ceil(said?.getBoundingClientRect().bottom ?? 0)}px`);
}
