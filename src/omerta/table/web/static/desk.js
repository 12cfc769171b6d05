/** The desk of a human host: what to say, whom to tap, what to show. It knows every card. */

import "./type.js";
import { bringAlmanac } from "./almanac.js";
import { smallClock, started, tick } from "./clock.js";
import { drawCircle } from "./desk_circle.js";
import { cueChips, toCome } from "./desk_cues.js";
import { Dealing } from "./desk_deal.js";
import { listen } from "./desk_keys.js";
import { cameMeanwhile, leaveInSight, openBook, sees } from "./desk_reading.js";
import { drawShown } from "./desk_show.js";
import { openLead, openNotes, openOverrule, openUndo } from "./desk_sheets.js";
import { freshHand, keptHand, work } from "./desk_task.js";
import { eveningLine, taleList } from "./evening.js";
import { GatheringPage } from "./gathering.js";
import { keep, kept } from "./keeping.js";
import { Link, rulesBehind } from "./link.js";
import { button, h, morph } from "./morph.js";
import { bringPictures } from "./pictures.js";
import { openPleas, pleasBox } from "./pleas.js";
import { closeSheet, drawSheet, openStory, sayAbove, whyButton } from "./sheets.js";
import { showAnswer, showLost } from "./strip.js";
import { drawGone } from "./waiting.js";
import { whole } from "./whole.js";
import { capital, say } from "./words.js";

/**
 * @import { Asking, Given } from "./link.js"
 * @import { Hand, Tools, Work } from "./desk_task.js"
 */

const code = document.body.dataset.code ?? "";
const root = /** @type {HTMLElement} */ (document.getElementById("desk"));
/** A finger that taps twice means it once. */
const STILL = 220;
/** Once the last sentence is told the big key means something else: who hammered on it shall not enter anything. */
const ALL_TOLD = 700;
const WIDE = 600;
const MANY_CHIPS = 6;
/** Letters of a sentence are never smaller than this. */
const SMALLEST = 15;
/** What goes on for a while; between two things no clock runs. */
const TIMED = ["gesture", "close", "show", "talk", "votes", "choose"];

/** @type {Whole.Face | null} */
let face = null;
/** @type {import("./clock.js").Running | null} */
let clock = null;
let hand = freshHand(null);
let slot = { text: "", rules: /** @type {string[]} */ ([]) };
let still = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
let turned = kept("desk-turned", false);
let goneText = "";

const link = new Link(`/t/${code}/socket?face=desk`, {
  face: take,
  gone: (text) => { goneText = text; draw(); },
  lost: showLost,
  shutOut: () => location.replace(`/j/${code}`),
});
const gathering = new GatheringPage({ link, ask: askAndShow, draw, code, wide: false });
const dealing = new Dealing(ask, draw);
tick(() => clock);
new ResizeObserver(() => draw()).observe(root);
listen(() => { const shown = current(); return shown && toolsFor(shown); }, once);
sayAbove(() => { const shown = current(); return shown && cameMeanwhile(shown); });
document.getElementById("sheet")?.addEventListener("close", () => draw());

/** @param {Sent.Face} sent */
function take(sent) {
  const before = face;
  face = whole(sent);
  if (before && before.type !== face.type) closeSheet();
  clock = started(face);
  document.body.dataset.theme = face.theme;
  document.body.toggleAttribute("data-dark", face.type === "desk" && face.dark);
  bringPictures(face, draw);
  if ("almanac" in face) bringAlmanac(face, draw);
  if (face.type === "desk") {
    hand = before?.type === "desk" ? keptHand(hand, face) : freshHand(face);
    if (before?.type === "desk" && before.cue && !face.cue) rest(ALL_TOLD);
    dealing.heard(face);
  }
  draw();
}

/** Before the deal an answer is shown as on any phone. @template {Asking} A @param {A} deed @param {Given<A>} given */
async function askAndShow(deed, ...given) {
  const answer = await link.ask(deed, ...given);
  showAnswer(link, answer);
  if (!answer.ok) draw(); // what was chosen and refused is put back
  return answer;
}

/** At the desk a refusal has a place of its own. @template {Asking} A @param {A} deed @param {Given<A>} given */
async function ask(deed, ...given) {
  const answer = await link.ask(deed, ...given);
  slot = { text: answer.text, rules: rulesBehind(answer) };
  draw();
  return answer;
}

/** The desk, as long as it is what is shown. */
function current() {
  return face?.type === "desk" ? face : null;
}

/** The host does something now; when the moment has passed it is refused. @param {...Asked.Command} commands */
function host(...commands) {
  return ask("host", { commands, moment: current()?.moment });
}

/** He is done with what goes on, and the next thing begins. @param {...Asked.Command} commands */
function done(...commands) {
  return ask("host", { commands, moment: current()?.moment, on: true });
}

/** After a press the big button rests for a moment: what it does next is something else. @param {() => unknown} deed */
function once(deed) {
  if (still) return;
  rest(STILL);
  deed();
  draw();
}

/** @param {number} time */
function rest(time) {
  still = true;
  clearTimeout(resting);
  resting = setTimeout(() => { still = false; draw(); }, time);
}

/** Whoever sits across the table stays there: the next answer is turned the same way. */
function turnRound() {
  turned = !turned;
  keep("desk-turned", turned);
  draw();
}

/** @param {Partial<Hand>} change */
function pick(change) {
  hand = { ...hand, ...change };
  slot = { text: "", rules: [] };
  draw();
}

/** @param {Whole.Desk} face @returns {Tools} */
function toolsFor(face) {
  return { face, hand, link, ask, host, done, current, pick, code };
}

/** @param {Whole.Desk} face */
function drawDesk(face) {
  const wide = root.clientWidth >= WIDE;
  const tools = toolsFor(face);
  const now = work(tools);
  const press = now.primary.do;
  const chips = h("div", { class: "chips", key: "chips", "data-row": now.chips.length > MANY_CHIPS },
    face.by_table ? button({ key: "take", class: "chip", "data-chip": "take", onclick: () => ask("hand-over", { to: "person" }) }, say("desk-take")) : null,
    cueChips(tools),
    now.chips);
  // Where the circle is wide there is room for many names inside it.
  const inside = wide && !face.shown && now.chips.length > MANY_CHIPS;
  return h("div", { class: "desk", key: "desk", "data-task": face.task, "data-wide": wide, "data-by-table": face.by_table, "data-many": face.places.length > 14 },
    h("header", { class: "top", key: "top" },
      h("h1", { class: "whoami" }, h("b", null, face.title || say("desk-deal")),
        h("span", { class: "leads", "data-table": face.by_table }, say(face.by_table ? "desk-by-table" : "desk-by-you"))),
      smallClock(face.covered || TIMED.includes(face.task) ? clock : null, say("clock"))),
    pleasBox(face.pleas, () => openPleas({ pleas: () => current()?.pleas ?? [], ask })),
    face.helpers ? h("p", { class: "leader", key: "helpers", role: "status" }, face.helpers) : null,
    cue(face),
    h("section", { class: "desk-middle", key: "middle", "aria-label": say("circle") },
      face.shown ? drawShown(face, face.shown, turned, turnRound) : drawCircle(face.places, wide, now, [hint(face, now), inside ? chips : null])),
    h("section", { class: "desk-task", key: "task" },
      wide && !face.shown ? null : hint(face, now),
      inside ? null : chips,
      now.numbers?.length ? h("div", { class: "numbers", key: "numbers", role: "group", "aria-label": say("host-how-many") }, now.numbers) : null,
      h("p", { class: "slot", role: "status", key: "slot" }, slot.text, whyButton(link, slot.rules)),
      button({ class: "big primary", key: "primary", disabled: still || !press, onclick: press && (() => once(press)) },
        now.primary.label)),
    rail(tools));
}

/** What to say now, and what comes after it. @param {Whole.Desk} face */
function cue(face) {
  const text = face.say.map((line) => line.text).join(" ");
  const rules = [...new Set(face.say.flatMap((line) => line.rules))].slice(0, 12);
  return h("section", { class: "cue", key: "cue", "aria-label": say("desk-now") },
    h("p", { class: "spoken", "aria-live": "polite", "data-length": text.length > 220 ? "long" : text.length > 110 ? "middle" : "short" },
      text, whyButton(link, rules)),
    toCome(face));
}

/** @param {Whole.Desk} face @param {Work} now */
function hint(face, now) {
  return h("p", { class: "hint", key: "hint" }, face.cue ? face.hint : now.hint || face.hint);
}

/** @param {Tools} tools */
function rail(tools) {
  return h("nav", { class: "rail", key: "rail", "aria-label": say("menu") },
    tools.face.covered ? null : [
      tool("undo", say("desk-undo"), "M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12h-3", () => openUndo(tools)),
      tool("notes", say("desk-notes"), "M6 3h12v18H6zM9 3v18M12 8h3M12 12h3", () => openNotes(tools)),
      tool("overrule", say("desk-overrule"), "M4 21h10M5 12l7-7 5 5-7 7zM14 13l6 6", () => openOverrule(tools)),
    ],
    tool("lead", say("desk-lead"), "M4 8h13l-4-4M20 16H7l4 4", () => openLead(tools)),
    tool("book", say("host-book"), "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14", openBook),
    tool("story", say("story"), "M5 6h14M5 10h14M5 14h14M5 18h8", () => openStory(link, () => current()?.story ?? [])));
}

/** A button of the rail with a small drawing. @param {string} key @param {string} label @param {string} path @param {() => unknown} onclick */
function tool(key, label, path, onclick) {
  return button({ key, class: "tool", "data-tool": key, onclick },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: path })),
    h("span", null, label));
}

function drawFace() {
  if (goneText) return drawGone(goneText, code);
  if (!face) return h("p", { class: "voice centred", key: "wait" }, say("one-moment"));
  if (face.type === "gathering") return gathering.draw(face);
  if (face.type !== "desk") {
    return h("div", { class: "hand quiet-page", key: "none" }, h("p", { class: "voice" }, say("desk-none")),
      h("a", { class: "button", href: `/t/${code}/screen` }, say("watch-game")));
  }
  if (face.stage === "dealt") return dealing.draw(face);
  if (face.stage === "over") return drawOver(face);
  return drawDesk(face);
}

/** @param {Whole.Desk} face */
function drawOver(face) {
  return h("div", { class: "desk", key: "over", "data-task": "over" },
    h("header", { class: "top", key: "top" }, h("h1", { class: "whoami" }, h("b", null, face.title))),
    cue(face),
    h("section", { class: "desk-middle scrolled", key: "cards", tabindex: 0, "aria-label": say("all-cards") },
      taleList(face.tale),
      h("ol", { class: "cards-open", key: "list" }, face.places.map((place) =>
        h("li", { key: place.seat, "data-out": !place.living },
          h("span", { class: "number" }, place.seat),
          h("span", { class: "label" }, h("span", { class: "who" }, place.name), h("span", { class: "card-name" }, capital(place.card))),
          place.state === "won" ? h("span", { class: "won" }, say("won")) : null))),
      eveningLine(() => face, ask)),
    h("section", { class: "desk-task", key: "task" },
      button({ class: "big primary", key: "primary", onclick: () => ask("again") }, say("again"))),
    rail(toolsFor(face)));
}

/** However long it is, what is to be said stands in its box whole, in the largest letters that fit. */
function fitCue() {
  const spoken = /** @type {HTMLElement | null} */ (root.querySelector(".desk:not(.dealing) .cue .spoken"));
  if (!spoken) return;
  spoken.style.fontSize = "";
  const box = /** @type {HTMLElement} */ (spoken.parentElement);
  for (let size = parseFloat(getComputedStyle(spoken).fontSize); size > SMALLEST; size--) {
    if (spoken.scrollHeight <= spoken.clientHeight + 1 && spoken.offsetHeight <= box.clientHeight) return;
    spoken.style.fontSize = `${size - 1}px`;
  }
}

function draw() {
  morph(root, [drawFace()]);
  fitCue();
  leaveInSight(root);
  const shown = current();
  if (shown) sees(shown);
  drawSheet();
}

draw();
