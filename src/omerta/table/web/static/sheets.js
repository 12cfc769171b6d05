/** A sheet that slides over the page: one at a time, closed by its button, by Escape or by a tap beside it. */

import { almanacTonight, chapterOf, ruleText } from "./almanac.js";
import { openAlmanac } from "./almanac_sheet.js";
import { button, h, leavesOf, morph } from "./morph.js";
import { say } from "./words.js";

/**
 * @import { Link } from "./link.js"
 * @import { Child } from "./morph.js"
 */

const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));

/** @type {{ name: string, title: string, body(): Child } | null} */
let open = null;
/** What the page has to say above whatever lies open. @type {() => Child} */
let above = () => null;

dialog.addEventListener("close", () => {
  open = null;
  morph(dialog, []);
});
dialog.addEventListener("click", (click) => click.target === dialog && dialog.close());

/**
 * @param {string} name of the sheet, to know later which one is open
 * @param {string} title
 * @param {() => Child} body is drawn anew with every face
 */
export function openSheet(name, title, body) {
  open = { name, title, body };
  drawSheet();
  if (!dialog.open) dialog.showModal();
}

export function closeSheet() {
  if (dialog.open) dialog.close();
}

/** Which sheet lies open. */
export function openedSheet() {
  return open?.name ?? "";
}

/** @param {() => Child} drawn */
export function sayAbove(drawn) {
  above = drawn;
}

export function drawSheet() {
  if (!open) return;
  dialog.dataset.sheet = open.name;
  dialog.setAttribute("aria-label", open.title);
  morph(dialog, leavesOf([
    h("header", { key: "head", class: "sheet-head" },
      h("h2", null, open.title),
      button({ class: "quiet", onclick: closeSheet }, say("close"))),
    above(),
    h("div", { key: "body", class: "sheet-body" }, open.body()),
  ]));
}

/**
 * The rules behind a sentence, by number and text. Those of the book that is played are here; only where one of them is not,
 * the table is asked.
 * @param {Link} link
 * @param {readonly string[]} rules
 */
export async function openWhy(link, rules) {
  /** @type {Whole.Answer["rules"] | null} */
  let texts = rules.every(ruleText) ? rules.map((number) => [number, ruleText(number)]) : null;
  openSheet("why", say("why-title"), () =>
    texts === null
      ? h("p", { class: "dim" }, say("one-moment"))
      : texts.map(([number, text]) => h("section", { class: "rule", key: number }, h("h3", null, number), h("p", null, text), inTheBook(number))));
  if (texts !== null) return;
  const answer = await link.ask("why", { rules });
  texts = answer.ok ? answer.rules : [["", answer.text]];
  if (openedSheet() === "why") drawSheet();
}

/** The book can be opened where this rule stands; on phones and the screen not in the dark, where there is no such sheet. @param {string} number */
function inTheBook(number) {
  const { almanac, dark } = almanacTonight();
  if (!almanac || dark || !chapterOf(number)) return null;
  return button({ key: "book", class: "quiet", onclick: () => openAlmanac(almanacTonight, () => almanacTonight().plain, number) }, say("why-book"));
}

/** The button beside a sentence. @param {Link} link @param {readonly string[]} rules */
export function whyButton(link, rules) {
  if (!rules.length) return null;
  return button({ class: "why", "aria-label": say("why-these", { rules: rules.join(", ") }),
    onclick: () => openWhy(link, rules) }, say("why"));
}

/**
 * Everything the table was told, the newest first.
 * @param {Link} link
 * @param {() => readonly Whole.Line[]} story
 */
export function openStory(link, story) {
  openSheet("story", say("story"), () => {
    const lines = story();
    if (!lines.length) return h("p", { class: "dim" }, say("story-empty"));
    return h("ol", { class: "story" }, [...lines].reverse().map((line) =>
      h("li", { key: line.number }, h("span", null, line.text), whyButton(link, line.rules))));
  });
}

/** How long a yes rests: a second tap where another button was a moment ago is none. */
export const REST = 700;

/**
 * Asks once more before something that cannot be undone.
 * @param {string} question
 * @param {string} yes
 * @param {() => void} deed
 */
export function askSure(question, yes, deed) {
  let resting = true;
  setTimeout(() => { resting = false; drawSheet(); }, REST);
  openSheet("sure", say("sure-title"), () => [
    h("p", { class: "voice" }, question),
    h("div", { class: "buttons" },
      button({ class: "big", disabled: resting, onclick: () => { closeSheet(); deed(); } }, yes),
      button({ onclick: closeSheet }, say("no"))),
  ]);
}
