/** What a host reads at his desk lies below the sentence to be said, and says when there is another. */

import { almanacTonight } from "./almanac.js";
import { openAlmanac } from "./almanac_sheet.js";
import { h } from "./morph.js";
import { openedSheet } from "./sheets.js";
import { say } from "./words.js";

/** Sheets that are read for a while. */
const READ = ["almanac", "why", "story", "notes"];
/** What is no wider leaves room for a sheet beside it. */
const COLUMN = 0.66;

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

/** The sheet begins below what is to be said, or lies beside it where that has a column of its own. @param {Element} root */
export function leaveInSight(root) {
  const { top = 0, right = 0, bottom = 0 } = root.querySelector(".cue")?.getBoundingClientRect() ?? {};
  const beside = right < COLUMN * innerWidth;
  document.body.toggleAttribute("data-beside", beside);
  document.documentElement.style.setProperty("--said", `${Math.ceil(beside ? top : bottom)}px`);
  document.documentElement.style.setProperty("--beside", `${Math.ceil(right)}px`);
}
