/** The quiet strip at the edge of the page: the wire is lost, or a sentence from the table. */

import { rulesBehind } from "./link.js";
import { h, morph } from "./morph.js";
import { say } from "./words.js";
import { whyButton } from "./sheets.js";

const LASTS = 7000;
const strip = /** @type {HTMLElement} */ (document.getElementById("strip"));

let lost = false;
let elsewhere = false;
let text = "";
/** @type {import("./morph.js").Twig | null} */
let why = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

function draw() {
  strip.hidden = !lost && !text;
  strip.dataset.lost = String(lost);
  morph(strip, lost ? [h("p", null, say(elsewhere ? "elsewhere" : "lost"))] : text ? [h("p", null, text), ...(why ? [why] : [])] : []);
}

/** @param {boolean} isLost @param {boolean} [isElsewhere] */
export function showLost(isLost, isElsewhere = false) {
  lost = isLost;
  elsewhere = isElsewhere;
  draw();
}

/**
 * Shows what the table answered, if it said anything.
 * @param {import("./link.js").Link} link
 * @param {Whole.Answer} answer
 */
export function showAnswer(link, answer) {
  text = answer.text;
  why = whyButton(link, rulesBehind(answer));
  draw();
  clearTimeout(timer);
  timer = setTimeout(() => { text = ""; draw(); }, LASTS);
}
