/** A finished game, step by step, through anybody's eyes. On a page of the table or alone in a file. */

import { around } from "./circle.js";
import { valueOf } from "./fields.js";
import { h, morph } from "./morph.js";

/**
 * A seat at a step as somebody saw it.
 * @typedef {{ seat: number, living: boolean, state: string, card: string, marks: readonly string[], votes: number,
 *   awake: boolean, secret: boolean }} Seen
 */

const root = /** @type {HTMLElement} */ (document.getElementById("replay"));
/** @type {Sent.Replay} */
const game = JSON.parse(document.getElementById("game")?.textContent ?? "{}");
const home = root.dataset.home ?? "";
const seats = game.names.length;
const last = game.told.length - 1;
const viewers = ["public", "host", ...game.names.map((_, index) => String(index + 1))];
const spots = around(seats, 1.5);
/** @type {Record<string, string>} */
const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська" };

let language = chosenLanguage();
let viewer = "public";
let step = 0;

/** The tongue of whoever reads, if the file speaks it. */
function chosenLanguage() {
  const wished = home ? [] : navigator.languages.map((each) => each.slice(0, 2));
  return wished.find((each) => each in game.texts) ?? Object.keys(game.texts)[0];
}

const text = () => game.texts[language];

/** @param {string} name @param {Record<string, string | number>} [blanks] */
function say(name, blanks = {}) {
  const words = text().words[name] ?? name;
  return words.replace(/\{(\w+)\}/g, (whole, blank) => (blank in blanks ? String(blanks[blank]) : whole));
}

/** The circle at every step as this viewer saw it. @type {Map<string, Seen[][]>} */
const seen = new Map();

/** @param {string} who */
function frames(who) {
  const known = seen.get(who);
  if (known) return known;
  const publicly = new Map(game.circle);
  const more = new Map(game.insights[who] ?? []);
  /** @type {Seen[][]} */
  const found = [];
  /** @type {Map<number, Sent.Spot>} */
  const base = new Map();
  /** @type {Map<number, Sent.Glimpse>} */
  const extra = new Map();
  for (let at = 0; at <= last; at++) {
    for (const spot of publicly.get(at) ?? []) base.set(spot[0], spot);
    for (const glimpse of more.get(at) ?? []) extra.set(glimpse[0], glimpse);
    const fresh = publicly.has(at) || more.has(at) || !found.length;
    found.push(fresh ? [...base.values()].map((spot) => seenAs(spot, extra.get(spot[0]))) : found[at - 1]);
  }
  seen.set(who, found);
  return found;
}

/** What everybody sees of a seat, and what this viewer sees instead. @param {Sent.Spot} spot @param {Sent.Glimpse} [glimpse] @returns {Seen} */
function seenAs([seat, living, state, card, marks, votes], glimpse) {
  const base = { seat, living, state, card, marks, votes, awake: false, secret: false };
  if (!glimpse || glimpse[5]) return base;
  return { ...base, card: glimpse[1], awake: glimpse[2], marks: glimpse[3] ?? marks, votes: glimpse[4] ?? votes, secret: glimpse[1] !== card };
}

/** Sentences this viewer had heard at a step and that still stood. @param {number} from @param {number} to */
function heard(from, to) {
  return text().lines.filter(([at, audience, , until]) =>
    at >= from && at <= to && (!until || until > to) && (!audience.length || audience.includes(viewer)));
}

/** Does anything reach this viewer at a step? @param {number} at */
function moves(at) {
  return at === 0 || at === last || frames(viewer)[at] !== frames(viewer)[at - 1] || heard(at, at).length > 0;
}

/** @param {number} at */
function chapterAt(at) {
  let found = -1;
  game.chapters.forEach(([from], index) => { if (from <= at) found = index; });
  return found;
}

// ---- moving

/** @param {number} to */
function go(to) {
  step = Math.min(last, Math.max(0, to));
  draw();
}

/** To the next step that shows this viewer something. @param {1 | -1} way */
function walk(way) {
  let to = step + way;
  while (to > 0 && to < last && !moves(to)) to += way;
  go(to);
}

/** @param {1 | -1} way */
function leap(way) {
  const starts = [0, ...game.chapters.map(([from]) => from), last];
  go(way > 0 ? starts.find((from) => from > step) ?? last : [...starts].reverse().find((from) => from < step) ?? 0);
}

/** @param {string} who */
function look(who) {
  viewer = who;
  draw();
}

document.addEventListener("keydown", (press) => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.target instanceof HTMLSelectElement) return;
  const far = press.shiftKey;
  /** @type {Record<string, () => void>} */
  const deeds = {
    ArrowRight: () => (far ? leap(1) : walk(1)), ArrowLeft: () => (far ? leap(-1) : walk(-1)),
    PageDown: () => leap(1), PageUp: () => leap(-1), Home: () => go(0), End: () => go(last),
    ArrowDown: () => turn(1), ArrowUp: () => turn(-1),
  };
  if (!(press.key in deeds)) return;
  press.preventDefault();
  deeds[press.key]();
});

/** The next pair of eyes. @param {1 | -1} way */
function turn(way) {
  look(viewers[(viewers.indexOf(viewer) + way + viewers.length) % viewers.length]);
}

// ---- drawing

function head() {
  const { book, winner } = text();
  return h("header", { class: "replay-head", key: "head" },
    h("div", { class: "which" },
      h("h1", null, say("replay-title", { number: game.game, book })),
      h("p", { class: "dim" }, say("replay-winner", { side: winner }))),
    h("label", { class: "eyes" }, h("span", null, say("replay-eyes")),
      h("select", { id: "eyes", value: viewer, onchange: (change) => look(valueOf(change)) },
        viewers.map((who) => h("option", { key: who, value: who }, named(who))))),
    Object.keys(game.texts).length > 1
      ? h("select", { class: "tongue", "aria-label": say("replay-language"), value: language, onchange: (change) => { language = valueOf(change); draw(); } },
          Object.keys(game.texts).map((each) => h("option", { key: each, value: each }, LANGUAGES[each] ?? each)))
      : null,
    home ? h("a", { class: "button quiet", href: home }, say("replay-home")) : null);
}

/** @param {string} who */
function named(who) {
  if (who === "public" || who === "host") return say(`replay-${who}`);
  return `${who} ${game.names[Number(who) - 1]}`;
}

function table() {
  return h("section", { class: "replay-circle", key: "circle", "aria-label": say("replay-circle") },
    h("ol", { class: "seats", "data-crowd": seats > 20 ? "large" : seats > 12 ? "middle" : "small" },
      frames(viewer)[step].map((each) => h("li", { key: each.seat, vars: { "--x": spots[each.seat - 1].x, "--y": spots[each.seat - 1].y } }, chair(each)))),
    h("div", { class: "middle", key: "middle" }, h("h2", null, text().chapters[chapterAt(step)] ?? say("replay-deal")), sentences()));
}

/** @param {Seen} each */
function chair(each) {
  const besides = [text().roles[each.card] ?? each.card, ...each.marks.map((mark) => text().marks[mark] ?? mark)].filter(Boolean).join(" · ");
  const own = viewer === String(each.seat);
  const states = [each.living ? "" : say("out"), each.awake ? say("replay-awake") : "", each.state ? say(`state-${each.state}`) : ""].filter(Boolean);
  return h("button", { type: "button", class: "spot", "data-out": !each.living, "data-awake": each.awake, "data-state": each.state || null, "aria-pressed": String(own),
    title: say("replay-through", { name: game.names[each.seat - 1] }), onclick: () => look(own ? "public" : String(each.seat)) },
    h("span", { class: "number" }, each.seat),
    h("span", { class: "label" },
      h("span", { class: "who" }, game.names[each.seat - 1]),
      besides ? h("span", { class: "besides", "data-secret": each.secret }, besides) : null),
    states.length ? h("span", { class: "unseen" }, states.join(", ")) : null,
    each.votes ? h("span", { class: "votes" }, text().votes[each.votes] ?? each.votes / 2) : null);
}

/** What is said at this very step; in silence the last word hangs in the air. */
function sentences() {
  const said = heard(step, step).slice(-4);
  const lines = said.length ? said : heard(phaseStart(), step).slice(-1);
  const long = lines.reduce((sum, line) => sum + line[2].length, 0) > 200;
  return h("div", { class: "sentences", "aria-live": "polite", "data-length": long ? "long" : "short", "data-past": !said.length },
    lines.length
      ? lines.map(([at, audience, words], index) => h("p", { class: "spoken", key: `${at}-${index}`, "data-secret": audience.length > 0 }, words))
      : h("p", { class: "dim", key: "silence" }, say("replay-silence")));
}

/** The step at which this phase began. */
function phaseStart() {
  return game.chapters[chapterAt(step)]?.[0] ?? 0;
}

/** Everything of this phase so far, the newest first. */
function paper() {
  const lines = heard(phaseStart(), step).reverse();
  return h("section", { class: "paper", key: "paper", tabindex: 0, "aria-label": say("replay-paper") },
    h("ol", null, lines.map(([at, audience, said], index) => h("li", { key: lines.length - index, "data-secret": audience.length > 0, "data-now": at === step },
      h("button", { type: "button", class: "quiet", onclick: () => go(at) }, said)))));
}

function foot() {
  const chapter = chapterAt(step);
  return h("footer", { class: "replay-foot", key: "foot" },
    h("select", { "aria-label": say("replay-phase"), value: String(chapter), onchange: (change) => go(game.chapters[Number(valueOf(change))]?.[0] ?? 0) },
      game.chapters[0]?.[0] > 0 ? h("option", { key: "deal", value: "-1" }, say("replay-deal")) : null,
      text().chapters.map((title, index) => h("option", { key: index, value: String(index) }, title))),
    h("button", { type: "button", key: "back", "aria-label": say("replay-back"), disabled: step === 0, onclick: () => walk(-1) }, "←"),
    h("input", { type: "range", min: 0, max: last, value: String(step), "aria-label": say("replay-step"), "aria-valuetext": say("replay-of", { step, all: last }), oninput: (change) => go(Number(valueOf(change))) }),
    h("button", { type: "button", key: "on", "aria-label": say("replay-on"), disabled: step === last, onclick: () => walk(1) }, "→"),
    h("output", { class: "dim" }, say("replay-of", { step, all: last })));
}

function draw() {
  document.documentElement.lang = language;
  document.body.dataset.theme = game.theme;
  const chapter = game.chapters[chapterAt(step)];
  root.dataset.sky = step === last ? "dusk" : chapter?.[1] ?? "dusk";
  root.dataset.step = String(step);
  morph(root, [head(), table(), paper(), foot()]);
}

draw();
