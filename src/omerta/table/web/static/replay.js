/** A finished game, told once more, through anybody's eyes. On a page of the table or alone in a file. */

import { around, outline, rooms } from "./circle.js";
import { timeText } from "./clock.js";
import { marksOf } from "./drawn.js";
import { valueOf } from "./fields.js";
import { chairHeight, forgetWidths } from "./fitting.js";
import { kept } from "./keeping.js";
import { button, h, morph, steadyButton } from "./morph.js";
import { Film, SPEEDS } from "./film.js";
import { Reader } from "./reader.js";
import { ReplayGame } from "./replay_game.js";
import { crowd, onChair, sentence, skies, skyAt } from "./stage.js";
import { TruthPost, truthPicture, truthWaits } from "./truth.js";

/** @import { Seen } from "./replay_game.js" */

const root = /** @type {HTMLElement} */ (document.getElementById("replay"));
/** @type {Sent.Replay} */
const game = JSON.parse(document.getElementById("game")?.textContent ?? "{}");
/** The cards of this game; they came along with it. @type {Record<string, string>} */
const pictures = Object.fromEntries(Object.entries(game.pictures).map(([card, drawing]) => [card, `data:image/svg+xml,${encodeURIComponent(drawing)}`]));
const home = root.dataset.home ?? "";
const replay = new ReplayGame(game);
const { last } = replay;
const seats = game.names.length;
const viewers = ["public", "host", ...game.names.map((_, index) => String(index + 1))];
const spots = around(seats);
const room = rooms(spots, chairHeight(crowd(seats)));
/** @type {Record<string, string>} */
const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська" };
const MOST_BESIDES = 3;
/** Whether it is read aloud: a file that was shared has a wish of its own, and begins in silence. */
const ALOUD = home ? "replay-aloud" : "shared-aloud";
const SIGNS = {
  play: "M7 4.5v15l12.5-7.5z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  again: "M12 5V1.5L6.5 6l5.5 4.5V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5z",
  back: "M15 5.5v13L6 12z",
  on: "M9 5.5v13l9-6.5z",
  aloud: "M3 9.5v5h3.5L12 19V5L6.5 9.5zM14.5 8.2v7.6a4.3 4.3 0 0 0 0-7.6zM14.5 4.2v2a6.2 6.2 0 0 1 0 11.6v2a8.2 8.2 0 0 0 0-15.6z",
};

let language = chosenLanguage();
/** Is the truth shown instead of the table? The seat that is singled out there, and the hunted side. */
let truthful = false;
let singled = 0;
let hunted = 0;
let charted = "";
let viewer = "public";
let step = replay.first;
let begun = false;
/** Is the bar under a finger? Then nothing moves it but the finger. */
let dragged = false;
/** Was the page touched last, and not walked through with keys? Then a space is for the film. */
let touched = true;

const truth = new TruthPost(home ? `${home}/${game.game}.truth` : "", () => draw(), game.truth ?? null);
const reader = new Reader(() => draw());
reader.on = kept(ALOUD, false);
const player = new Film({ lasts: () => 100 * (begins()[step + 1] - begins()[step]), over, ticked: moveBar });

/** The tongue of whoever reads, if the file speaks it. */
function chosenLanguage() {
  const wished = home ? [] : navigator.languages.map((each) => each.slice(0, 2));
  return wished.find((each) => each in game.texts) ?? Object.keys(game.texts)[0];
}

const text = () => game.texts[language];
const begins = () => replay.begins(language, viewer);

/** @param {string} name @param {Record<string, string | number>} [blanks] */
function say(name, blanks = {}) {
  const words = text().words[name] ?? name;
  return words.replace(/\{(\w+)\}/g, (whole, blank) => (blank in blanks ? String(blanks[blank]) : whole));
}

// ---- moving

/** @param {number} to */
function go(to) {
  begun = true;
  step = Math.min(last, Math.max(0, to));
  player.begin();
  draw();
  if (player.playing) speak();
}

/** The next step that shows this viewer something; nothing beyond the ends. @param {1 | -1} way */
function beside(way) {
  let to = step + way;
  while (to > 0 && to < last && begins()[to] === begins()[to + 1]) to += way;
  return Math.min(last, Math.max(0, to));
}

/** @param {1 | -1} way */
function leap(way) {
  const starts = [replay.first, ...game.chapters.map(([from]) => from), last].sort((one, other) => one - other);
  go(way > 0 ? starts.find((from) => from > step) ?? last : starts.findLast((from) => from < step) ?? replay.first);
}

/** @param {string} who */
function look(who) {
  viewer = who;
  player.begin();
  draw();
}

/** @param {string} tongue */
function speakIn(tongue) {
  language = tongue;
  player.begin();
  draw();
  if (player.playing) speak();
}

/** The table, or what could be known. @param {boolean} on */
function tellTruth(on) {
  truthful = on && (truth.truth !== null || home !== "");
  begun = true;
  draw();
  if (truthful) void truth.ask(language);
}

/** @param {number} seat 0: all of them alike */
function single(seat) {
  singled = seat;
  draw();
}

/** @param {number} side which of the hunted */
function turnTo(side) {
  hunted = side;
  draw();
}

/** The next pair of eyes, or the next curve. @param {1 | -1} way */
function turn(way) {
  if (truthful) return single((singled + way + seats + 1) % (seats + 1));
  look(viewers[(viewers.indexOf(viewer) + way + viewers.length) % viewers.length]);
}

// ---- playing

function toggle() {
  const playing = !player.playing;
  const ended = step === last;
  begun = true;
  if (playing && ended) step = replay.first;
  player.set(playing);
  if (playing && (ended || reader.on)) player.begin(); // what was broken off is read from its beginning
  draw();
  if (playing) speak();
  else reader.stop();
}

/** A step has stood for its time; if it is still being read, it stands until it has been. */
function over() {
  reader.after(() => {
    if (!player.playing) return;
    if (step < last) return go(beside(1));
    player.set(false);
    draw();
  });
}

/** What the table says at this very step, for the ear. */
function speak() {
  const index = replay.toldAt(step);
  const said = index >= 0 && game.told[index][0] === step ? text().told[index] : null;
  reader.read(said ? said[2] || said[0] : "", language, player.speed);
}

/** @param {boolean} on */
function readAloud(on) {
  reader.set(on, ALOUD);
  if (on && player.playing) {
    player.begin();
    speak();
  }
  draw();
}

document.addEventListener("pointerdown", () => { touched = true; });
document.addEventListener("keydown", (press) => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.target instanceof HTMLSelectElement) return;
  if (press.key === "Tab") touched = false;
  if (press.key === " " && press.target instanceof HTMLButtonElement) {
    if (!touched) return;
    press.target.blur(); // or letting the key go would press it too
  }
  const far = press.shiftKey;
  const onBar = press.target instanceof HTMLInputElement;
  /** @type {Record<string, () => void>} */
  const deeds = {
    " ": toggle, ArrowRight: () => (far ? leap(1) : go(beside(1))), ArrowLeft: () => (far ? leap(-1) : go(beside(-1))),
    PageDown: () => leap(1), PageUp: () => leap(-1), Home: () => go(replay.first), End: () => go(last),
    Escape: () => single(0), t: () => tellTruth(!truthful),
    ArrowDown: () => (onBar ? go(beside(-1)) : turn(1)), ArrowUp: () => (onBar ? go(beside(1)) : turn(-1)),
  };
  if (!(press.key in deeds) || (press.key === "Escape" && !truthful)) return;
  press.preventDefault();
  deeds[press.key]();
});

// ---- drawing

function head() {
  const { book, winner } = text();
  return h("header", { class: "replay-head", key: "head" },
    h("div", { class: "which" },
      h("h1", null, say("replay-title", { number: game.game, book })),
      step === last ? h("p", { class: "dim" }, say("replay-winner", { side: winner })) : null),
    h("label", { class: "eyes" }, h("span", null, say("replay-eyes")),
      h("select", { id: "eyes", value: viewer, onchange: (change) => look(valueOf(change)) },
        viewers.map((who) => h("option", { key: who, value: who }, named(who))))),
    Object.keys(game.texts).length > 1
      ? h("select", { class: "tongue", "aria-label": say("replay-language"), value: language, onchange: (change) => speakIn(valueOf(change)) },
          Object.keys(game.texts).map((each) => h("option", { key: each, value: each }, LANGUAGES[each] ?? each)))
      : null,
    home || truth.truth ? button({ key: "truth", "aria-pressed": String(truthful), "aria-keyshortcuts": "t", onclick: () => tellTruth(!truthful) }, say(truthful ? "truth-back" : "truth-button")) : null,
    home ? h("a", { class: "button quiet", href: home }, say("replay-home")) : null);
}

/** @param {string} who */
function named(who) {
  if (who === "public" || who === "host") return say(`replay-${who}`);
  return `${who} ${game.names[Number(who) - 1]}`;
}

/** What the table says at this step, or said last. */
function saidNow() {
  return text().told[replay.toldAt(step)]?.[0] ?? say("replay-silence");
}

/** What could be known, in place of the table; the replay goes on below it. */
function hindsight() {
  if (!truth.truth) return truthWaits(say, truth.failed, () => void truth.ask(language));
  const taps = { go, single, turnTo };
  return truthPicture(truth.truth, language, say, { step, said: saidNow(), side: hunted, seat: singled }, taps, root.querySelector(".truth-chart"));
}

function stage() {
  const told = game.told[replay.toldAt(step)];
  const dark = step < last && (game.chapters[replay.chapterAt(step)]?.[2] ?? false);
  return h("div", { class: "replay-stage", key: "stage" },
    h("div", { class: "table", "data-hushed": dark, "data-beat": told?.[2] ?? "aside" },
      h("section", { class: "circle", "aria-label": say("replay-circle") },
        ring(),
        h("ol", { class: "ring", "data-crowd": crowd(seats) }, replay.frames(viewer)[step].map((each) =>
          h("li", { key: each.seat, vars: { "--x": spots[each.seat - 1].x, "--y": spots[each.seat - 1].y } }, chair(each, told?.[3].includes(each.seat) ?? false)))),
        centre())));
}

/** The thin line round the middle. */
function ring() {
  const box = root.querySelector(".replay-stage");
  const [width, height] = [(box?.clientWidth ?? 0) * 0.58, (box?.clientHeight ?? 0) * 0.6];
  return h("svg", { class: "clock-ring", key: "ring", width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    h("path", { class: "clock-way", d: outline(width, height, 2) }));
}

/** A card as it is drawn, where this viewer sees it. @param {string} card */
function picture(card) {
  return pictures[card] ? h("img", { class: "picture", key: card, src: pictures[card], alt: "" }) : null;
}

/** @param {Seen} each @param {boolean} lit is it told of now? */
function chair(each, lit) {
  const name = game.names[each.seat - 1];
  const besides = [{ text: text().roles[each.card] ?? each.card }, ...marksOf(each.marks.map((mark) => text().marks[mark] ?? mark), each.marks)];
  const [emblem, colour] = game.emblems[each.seat - 1] ?? ["", ""];
  const own = viewer === String(each.seat);
  const unseen = [each.awake ? say("replay-awake") : "", each.state ? say(`state-${each.state}`) : ""].filter(Boolean).join(", ");
  return button({ class: "chair", "data-out": !each.living, "data-lit": lit, "data-awake": each.awake, "data-state": each.state || null,
    "aria-pressed": String(own), title: say("replay-through", { name }), onclick: () => look(own ? "public" : String(each.seat)) },
    onChair({ seat: each.seat, name, room: room[each.seat - 1], crowd: crowd(seats), emblem, colour, picture: picture(each.card), besides, secret: each.secret, out: each.living ? "" : say("out"), unseen,
      votes: each.votes ? text().votes[each.votes] ?? String(each.votes / 2) : "" }));
}

function centre() {
  const index = replay.toldAt(step);
  const said = saidNow();
  const besides = replay.besides(language, viewer, step, step).slice(-MOST_BESIDES);
  return h("div", { class: "centre", key: "centre" },
    h("h2", null, text().chapters[replay.chapterAt(step)] ?? say("replay-deal")),
    sentence(said, index, reader.on && player.playing ? "off" : "polite"),
    h("ul", { class: "besides-said", "aria-live": "polite" }, besides.map(([at, audience, words], place) =>
      h("li", { key: `${at} ${place}`, "data-secret": audience.length > 0 }, words))),
    begun ? null : button({ key: "play", class: "play-all", onclick: toggle }, sign("play"),
      h("span", null, say("replay-play")), h("small", null, timeText(100 * begins()[last + 1]))));
}

/** @param {keyof typeof SIGNS} name */
function sign(name) {
  return h("svg", { class: "sign", key: name, viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: SIGNS[name] }));
}

/** Everything of this phase so far, the newest first. */
function paper() {
  const from = game.chapters[replay.chapterAt(step)]?.[0] ?? 0;
  const lines = replay.lines(language, viewer, from, step).reverse();
  return h("section", { class: "paper", key: "paper", tabindex: 0, "aria-label": say("replay-paper") },
    h("ol", null, lines.map((line, index) => h("li", { key: lines.length - index, "data-secret": line.secret, "data-aside": !line.spoken, "data-now": line.step === step },
      button({ class: "quiet", onclick: () => go(line.step) }, line.text)))));
}

// ---- the foot: everything to play with

function foot() {
  const ended = step === last && !player.playing;
  const name = player.playing ? "pause" : ended ? "again" : "play";
  return h("footer", { class: "replay-foot", key: "foot" },
    h("div", { class: "keys", key: "keys" },
      steadyButton(step === 0, { key: "back", class: "quiet", "aria-label": say("replay-back"), onclick: () => go(beside(-1)) }, sign("back")),
      button({ key: "play", class: "play", "aria-label": say(`replay-${name}`), title: say(`replay-${name}`), "aria-keyshortcuts": "Space", onclick: toggle }, sign(name)),
      steadyButton(step === last, { key: "on", class: "quiet", "aria-label": say("replay-on"), onclick: () => go(beside(1)) }, sign("on"))),
    timeline(),
    h("span", { class: "times dim", key: "times" },
      h("span", { class: "by-now", own: true }), h("span", { class: "in-all" }, ` / ${timeText(100 * begins()[last + 1])}`)),
    h("div", { class: "manner", key: "manner" },
      h("select", { "aria-label": say("replay-speed"), value: String(player.speed), onchange: (change) => { player.hasten(Number(valueOf(change))); draw(); } },
        SPEEDS.map((speed) => h("option", { key: speed, value: String(speed) }, `${speed.toLocaleString(language)}×`))),
      reader.voice(language)
        ? button({ key: "aloud", class: "aloud", "aria-pressed": String(reader.on), title: say("replay-aloud"), "aria-label": say("replay-aloud"), onclick: () => readAloud(!reader.on) }, sign("aloud"))
        : null));
}

/** The whole game as a bar: its nights and days, and how far it is told. */
function timeline() {
  const times = begins();
  const starts = game.chapters.map(([from]) => times[from]);
  const here = replay.chapterAt(step);
  return h("div", { class: "timeline", key: "timeline" },
    h("ol", { class: "chapters", "aria-label": say("replay-phase") },
      starts[0] > 0 ? h("li", { key: "deal", vars: { "flex-grow": starts[0] } }) : null,
      game.chapters.map(([from, sky], index) => h("li", { key: index, "data-sky": sky, vars: { "flex-grow": (starts[index + 1] ?? times[last + 1]) - starts[index] } },
        button({ class: "quiet", title: text().chapters[index], "aria-current": index === here ? "step" : null, onclick: () => go(from) },
          h("span", null, text().chapters[index]))))),
    h("input", { type: "range", min: 0, max: times[last + 1], step: 1, "aria-label": say("replay-step"),
      "aria-valuetext": `${text().chapters[here] ?? say("replay-deal")}, ${timeText(100 * times[step])}`,
      onpointerdown: () => { dragged = true; }, onpointerup: drop, onpointercancel: drop,
      oninput: (change) => go(stepAt(Number(valueOf(change)))) }));
}

/** The finger leaves the bar. */
function drop() {
  dragged = false;
  moveBar();
}

/** Which step stands at a time, in tenths of a second. @param {number} time */
function stepAt(time) {
  return Math.min(last, Math.max(replay.first, begins().findLastIndex((from) => from <= time)));
}

/** How far it is told, without drawing the page anew. */
function moveBar() {
  const times = begins();
  const now = times[step] + (step === last && !player.playing ? times[last + 1] - times[last] : player.shown / 100);
  const bar = root.querySelector("input[type=range]");
  const shown = root.querySelector(".by-now");
  if (bar instanceof HTMLInputElement) {
    if (!dragged) bar.value = String(now);
    bar.style.setProperty("--part", String(now / times[last + 1]));
  }
  const said = timeText(100 * now);
  if (shown && shown.textContent !== said) shown.textContent = said;
}

/** The picture is drawn for the size of its box, which is known once it stands there. */
function fitChart() {
  const box = root.querySelector(".truth-chart");
  const size = box ? `${box.clientWidth} ${box.clientHeight}` : "";
  if (size === charted) return;
  charted = size;
  if (size) draw();
}

function draw() {
  document.documentElement.lang = language;
  document.body.dataset.theme = game.theme;
  const told = game.told[replay.toldAt(step)];
  document.body.dataset.sky = step === last ? "dusk" : skyAt(game.chapters[replay.chapterAt(step)]?.[1] ?? "dusk", told?.[2]);
  root.dataset.step = String(step);
  root.dataset.playing = String(player.playing);
  root.dataset.truth = String(truthful);
  morph(root, [skies(), head(), h("div", { class: "scene", key: "scene" }, truthful ? hindsight() : stage(), paper()), foot()]);
  moveBar();
  fitChart();
  for (const each of root.getAnimations({ subtree: true })) each.updatePlaybackRate(player.playing ? player.speed : 1);
}

draw();
void document.fonts.ready.then(() => { forgetWidths(); draw(); });
new ResizeObserver(() => draw()).observe(root);
