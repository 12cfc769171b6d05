/** The public screen: the circle, the sky, the clock, the sentence. It is fed what everybody knows. */

import "./type.js";
import { bringAlmanac } from "./almanac.js";
import { keepAwake } from "./awake.js";
import { around, outline, rooms } from "./circle.js";
import { gone, remaining, started, tick, timeText } from "./clock.js";
import { leaderLine, primerList, purposeLine } from "./controls.js";
import { drawnTime, marksOf } from "./drawn.js";
import { hushed } from "./face.js";
import { Finale } from "./finale.js";
import { chairHeight } from "./fitting.js";
import { GatheringPage } from "./gathering.js";
import { Hands } from "./hands.js";
import { keep, kept } from "./keeping.js";
import { Link } from "./link.js";
import { openMenu } from "./menu.js";
import { button, h, morph } from "./morph.js";
import { bringPictures, cardPicture } from "./pictures.js";
import { openPleas, pleasBox } from "./pleas.js";
import { closeSheet, drawSheet, openedSheet, whyButton } from "./sheets.js";
import { Sound } from "./sound.js";
import { Voice } from "./speech.js";
import { crowd, onChair, sentence, skies, skyAt, vignette } from "./stage.js";
import { showAnswer, showLost } from "./strip.js";
import { cover, isStill, soundsHere, speaksHere } from "./voice_place.js";
import { drawGone } from "./waiting.js";
import { whole } from "./whole.js";
import { say } from "./words.js";

/** @import { Asking, Given } from "./link.js" */

/** @typedef {{ x: number, y: number, room: { width: number, height: number }, crowd: import("./stage.js").Crowd }} Spot */

const code = document.body.dataset.code ?? "";
const root = /** @type {HTMLElement} */ (document.getElementById("screen"));
const WARNING_LASTS = 9000;
/** So long before its end a sentence is asked to stand longer. */
const NEARLY = 350;

/** @type {Whole.Screen | Whole.Gathering | null} */
let face = null;
/** @type {import("./clock.js").Running | null} */
let clock = null;
let goneText = "";
let warning = "";
/** The language in which this screen has wished a good evening. */
let greeted = "";
/** A device that was chosen to speak has been told so, and touched. */
let woken = kept(`voice-woken-${code}`, false);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let lingering;

const hands = new Hands(draw);
const voice = new Voice(draw, (speaking) => sound.duck(speaking));
const sound = new Sound(() => soundsHere(face) || voice.wish === true, () => isStill(face));
const finale = new Finale(draw, (text, language) => voice.speak(aside(text), language));
const link = new Link(`/t/${code}/socket?face=screen`, {
  face: take,
  gone: (text) => { goneText = text; sound.fallSilent(); draw(); },
  lost: (lost, elsewhere = false) => { showLost(lost, elsewhere); if (lost) sound.miss(elsewhere); },
  shutOut: () => location.replace(`/j/${code}`),
});
const gathering = new GatheringPage({ link, ask, draw, code, wide: true });
tick(() => clock, warn);
keepAwake();

new ResizeObserver(() => draw()).observe(root);
document.addEventListener("keydown", (press) => {
  if (press.key !== "m" && press.key !== "M" && press.key !== "ь" && press.key !== "Ь") return;
  if ((press.target instanceof HTMLInputElement && press.target.type === "text") || press.ctrlKey || press.metaKey || press.altKey) return;
  if (openedSheet() === "menu") closeSheet();
  else showMenu();
});
document.addEventListener("pointerdown", () => { if (voice.muted) voice.touched(face?.language ?? "en"); void greet(); });
for (const touch of ["pointerdown", "pointerup", "keydown"]) document.addEventListener(touch, () => sound.touched());

/** @template {Asking} A @param {A} deed @param {Given<A>} given */
async function ask(deed, ...given) {
  const answer = await link.ask(deed, ...given);
  showAnswer(link, answer);
  if (!answer.ok) draw(); // what was chosen and refused is put back
  return answer;
}

/** The host's warning before the end of a talk. @param {string} text */
function warn(text) {
  warning = text;
  if (face) voice.speak(aside(text), face.language);
  setTimeout(() => { warning = ""; draw(); }, WARNING_LASTS);
  draw();
}

/**
 * The first touch of the screen of the table: it wishes a good evening, and so learns how fast its voice is.
 * Whoever plays on it is not believed, and not asked.
 */
async function greet() {
  if (face?.type !== "gathering" || !speaksHere(face) || face.me || greeted === face.language) return;
  greeted = face.language;
  voice.organizer = true;
  const letter = await voice.measured(say("voice-sample"), face.language);
  if (letter) void link.ask("rate", { letter: Math.max(1, Math.min(1000, Math.round(letter))) });
}

/** Where the voice has not finished when its sentence is about to end, a little more time is asked for. @param {Whole.Screen} face */
function waitForTheVoice(face) {
  clearTimeout(lingering);
  if (!face.lasts || !speaksHere(face) || face.own_seat || face.clock?.paused) return;
  lingering = setTimeout(() => { if (voice.speaking) void link.ask("linger"); }, Math.max(0, face.lasts - NEARLY));
}

/** What is said beside the story, as it can be heard. @param {string} text */
function aside(text) {
  return current()?.asides.find((line) => line.text === text) ?? { text, sounds: [], recorded: false };
}

/** What is shown, while a game is dealt, played or over. */
function current() {
  return face?.type === "screen" ? face : null;
}

/** @param {Sent.Face} sent */
function take(sent) {
  const before = face;
  const next = whole(sent);
  if (next.type !== "screen" && next.type !== "gathering") return; // a screen is sent nothing else
  face = next;
  finale.follow(before, face);
  if (before && before.type !== face.type) closeSheet();
  // The words of this page are those of the table: when it changes its tongue, so does the page.
  if (before && before.language !== face.language) return location.reload();
  clock = started(face);
  document.body.dataset.theme = face.theme;
  bringPictures(face, draw);
  bringAlmanac(face, draw);
  document.body.dataset.sky = face.type === "screen" ? skyAt(face.sky, face.line?.stage) : "dusk";
  if (face.type === "screen") {
    if (before?.type === "gathering") voice.last = 0;
    voice.organizer = speaksHere(face);
    hearTheTable(face);
    hands.follow(face);
    waitForTheVoice(face);
  }
  sound.hear(face);
  draw();
}

/** Has this device been chosen to speak, and waits for its first touch? @param {Whole.Screen | Whole.Gathering} face */
function sleeps(face) {
  return face.voice === "here" && !face.organizer && !woken;
}

/** @param {Whole.Screen} face */
function hearTheTable(face) {
  if (isStill(face) || sleeps(face)) voice.pass(face);
  else voice.hear(face);
}

/** The first touch of a device that was chosen to speak: it says what is being told, or a good evening. */
function wakeUp() {
  keep(`voice-woken-${code}`, (woken = true));
  voice.organizer = true;
  voice.set({ on: true });
  sound.touched();
  voice.last = 0;
  if (face?.type === "screen") hearTheTable(face);
  else void greet();
  draw();
}

function showMenu() {
  if (current()) openMenu({ current, link, ask, voice, aside, sound, code });
}

/** @param {Whole.Screen} face */
function drawTable(face) {
  const spots = around(face.places.length);
  const room = rooms(spots, chairHeight(crowd(face.places.length)), face.pleas.length > 0);
  return h("div", { class: "table", key: "table", "data-stage": face.stage, "data-hushed": hushed(face), "data-beat": face.line?.stage ?? "aside" },
    h("section", { class: "circle", key: "circle", "aria-label": say("circle") },
      clockRing(),
      h("ol", { class: "ring", "data-crowd": crowd(face.places.length) },
        face.places.map((place, index) => chair(place, { ...spots[index], room: room[index], crowd: crowd(face.places.length) }, face.line?.seats.includes(place.seat) ?? false))),
      centre(face)));
}

/** @param {Whole.Place} place @param {Spot} spot @param {boolean} lit is it told of now? */
function chair(place, spot, lit) {
  const besides = [{ text: place.card }, ...marksOf(place.marks, place.signs), { text: place.away ? say("away") : "" }];
  return h("li", { key: place.seat, vars: { "--x": spot.x, "--y": spot.y } },
    h("div", { class: "chair", "data-out": !place.living, "data-lit": lit, "data-hand": hands.has(place.seat), "data-state": place.state || null },
      onChair({
        ...place, ...spot, besides, picture: cardPicture(place.picture), votes: hands.votes(place), out: place.living ? "" : say("out"),
        unseen: place.state ? say(`state-${place.state}`) : "",
      })));
}

/** @param {Whole.Screen} face */
function centre(face) {
  return h("div", { class: "centre", key: "centre" },
    vignette(skyAt(face.sky, face.line?.stage), face.line?.stage),
    h("h1", null, face.title),
    leaderLine(face),
    sentence(face.line?.text ?? "", `${face.line?.number ?? 0} ${face.repeats}`),
    primerList(face),
    purposeLine(face),
    face.asked ? h("p", { class: "asked", key: "asked", role: "status" }, face.asked) : null,
    clock ? h("p", { class: "time", role: "timer", "aria-label": say("clock"), "data-paused": clock.paused },
      drawnTime(clock.total ? timeText(remaining(clock)) : ""), clock.paused ? h("small", null, clock.by ? `${say("paused")} (${clock.by})` : say("paused")) : null) : null,
    h("p", { class: "warning", role: "status" }, warning));
}

/** A thin line round the middle that grows shorter. */
function clockRing() {
  const [width, height] = [root.clientWidth * 0.58, root.clientHeight * 0.6];
  const path = outline(width, height, 2);
  return h("svg", { class: "clock-ring", key: "ring", width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    h("path", { class: "clock-way", d: path }),
    clock
      ? h("path", { class: "clock-gone", d: path, pathLength: 1000, "stroke-dasharray": 1000, "data-ring": 1000, vars: { "stroke-dashoffset": 1000 * gone(clock) } })
      : null);
}

function drawFace() {
  if (goneText) return [drawGone(goneText, code)];
  if (!face) return [h("p", { class: "voice centred", key: "wait" }, say("one-moment"))];
  if (sleeps(face)) return [cover(face, wakeUp)];
  if (face.type === "gathering") return [gathering.draw(face)];
  const { language } = face;
  return [
    face.stage === "over" && face.rows.length ? finale.drawn(face, current, ask) : drawTable(face),
    pleasBox(face.pleas, () => openPleas({ pleas: () => current()?.pleas ?? [], ask })),
    h("div", { class: "corner", key: "corner" },
      !voice.on && voice.wish === null
        ? button({ key: "here", class: "quiet", onclick: () => { voice.set({ on: true }); voice.touched(language); sound.touched(); } }, say("voice-here"))
        : null,
      voice.muted && voice.on
        ? button({ key: "voice", class: "quiet", onclick: () => voice.touched(language) }, say("let-me-speak"))
        : null,
      face.organizer && face.hosted && !face.own_seat
        ? h("a", { key: "desk", class: "button", href: `/t/${code}/desk` }, say("open-desk"))
        : null,
      whyButton(link, face.line?.rules ?? []),
      button({ key: "menu", class: "quiet", "aria-haspopup": "dialog", "aria-keyshortcuts": "m", onclick: showMenu },
        say("menu"))),
  ];
}

function draw() {
  morph(root, [skies(), ...drawFace()]);
  drawSheet();
}

draw();
