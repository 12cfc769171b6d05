/** The page of the narrator: somebody reads the lines of a book to the table, one by one. */

import { fieldOf, typedInto } from "./fields.js";
import { Microphone } from "./microphone.js";
import { button, h, leavesOf, morph, steadyButton } from "./morph.js";
import { askSure, drawSheet } from "./sheets.js";
import { language, say } from "./words.js";

/**
 * @typedef {{ line: string, stage: string, text: string, seconds: number, version: string }} Line
 * @typedef {{ id: string, name: string, book: string, language: string, done: number, all: number, seconds: number, lines: Line[] }} Reading
 */

const HERE = "/narrator/readings";
const SILENT = 0.01;
const LANGUAGES = [["en", "English"], ["ru", "Русский"], ["uk", "Українська"]];
const root = /** @type {HTMLElement} */ (document.getElementById("narrator"));
/** @type {Record<string, string>} */
const books = JSON.parse(document.getElementById("books")?.textContent ?? "{}");

/** @type {Reading[]} */
let readings = [];
/** @type {Reading | null} */
let reading = null;
let at = 0;
let problem = "";
let busy = false;
const audio = new Audio();
const microphone = new Microphone((level) => root.style.setProperty("--level", level.toFixed(2)));

/**
 * Asks the table for something; what it refuses it says in words.
 * @param {string} address
 * @param {RequestInit} [how]
 */
async function ask(address, how) {
  problem = "";
  try {
    const answer = await fetch(address, how);
    if (answer.status === 204) return {};
    const told = await answer.json();
    if (answer.ok) return told;
    problem = told.text;
  } catch {
    problem = say("narrator-unkept");
  }
  draw();
  return null;
}

async function list() {
  if (microphone.recording) return;
  microphone.close();
  reading = null;
  readings = (await ask(HERE)) ?? readings;
  draw();
}

/** @param {string} id */
async function open(id) {
  reading = await ask(`${HERE}/${id}`);
  if (!reading) return;
  at = Math.max(reading.lines.findIndex((line) => !line.seconds), 0);
  draw();
  focusOnRecording();
}

/** @param {SubmitEvent} submit */
async function begin(submit) {
  submit.preventDefault();
  const about = { name: typedInto(submit, "name"), book: fieldOf(submit, "book").value, language: fieldOf(submit, "language").value };
  const begun = await ask(HERE, { method: "POST", body: JSON.stringify(about) });
  if (begun) await open(begun.id);
}

/** @param {Event} change */
async function bring(change) {
  const field = /** @type {HTMLInputElement} */ (change.currentTarget);
  const file = field.files?.[0];
  if (!file) return;
  const brought = await ask("/narrator/file", { method: "POST", body: file });
  field.value = "";
  if (brought) await open(brought.id);
}

/** Then the space bar records, as it presses any button that has the focus. */
function focusOnRecording() {
  document.getElementById("record")?.focus({ preventScroll: true });
}

/** @param {number} line */
function go(line) {
  if (!reading || microphone.recording || busy) return;
  audio.pause();
  at = (line + reading.lines.length) % reading.lines.length;
  problem = "";
  draw();
  focusOnRecording();
  document.querySelector(".all-lines [aria-current]")?.scrollIntoView({ block: "nearest" });
}

function goToMissing() {
  if (!reading) return;
  const after = reading.lines.findIndex((line, index) => index > at && !line.seconds);
  const first = reading.lines.findIndex((line) => !line.seconds);
  if (first >= 0) go(after >= 0 ? after : first);
}

async function record() {
  if (microphone.recording) return microphone.stop();
  if (!reading || busy) return;
  const { id, lines } = reading;
  const line = lines[at];
  audio.pause();
  busy = true;
  problem = "";
  try {
    await microphone.open();
    const listening = microphone.listen();
    draw();
    await keep(id, line, await listening);
  } catch {
    problem = say("narrator-no-microphone");
  }
  busy = false;
  draw();
  focusOnRecording();
}

/** @param {string} id @param {Line} line @param {import("./microphone.js").Heard} heard */
async function keep(id, line, { sound, milliseconds, loudest }) {
  const kept = await ask(`${HERE}/${id}/lines/${line.line}?milliseconds=${milliseconds}`, { method: "PUT", body: sound });
  if (kept) reading = kept;
  if (kept && loudest < SILENT) problem = say("narrator-silence");
}

function listen() {
  const line = reading?.lines[at];
  if (!reading || !line?.seconds || microphone.recording) return;
  audio.src = `${HERE}/${reading.id}/lines/${line.line}?${line.version}`;
  void audio.play().catch(() => {});
}

async function forget() {
  const line = reading?.lines[at];
  if (!reading || !line) return;
  reading = (await ask(`${HERE}/${reading.id}/lines/${line.line}`, { method: "DELETE" })) ?? reading;
  draw();
  focusOnRecording();
}

/** @param {Reading} gone */
async function remove(gone) {
  if (await ask(`${HERE}/${gone.id}`, { method: "DELETE" })) await list();
}

/** @param {number} seconds */
function time(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? say("narrator-seconds", { number: whole }) : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {string} spoken */
const nameOf = (spoken) => LANGUAGES.find(([value]) => value === spoken)?.[1] ?? spoken;

/** @param {Reading} one */
const progress = (one) => say("narrator-done", { done: one.done, all: one.all, time: time(one.seconds) });

const complaint = () => (problem ? h("p", { class: "problem", role: "alert", key: "problem" }, problem) : null);

function drawAll() {
  return [
    h("h1", { class: "voice", key: "title" }, say("narrator")),
    h("p", { class: "lead", key: "lead" }, say("narrator-lead")),
    Microphone.possible ? null : h("p", { class: "problem", key: "cannot" }, say("narrator-cannot")),
    complaint(),
    h("ul", { class: "readings list", key: "readings" }, readings.map((one) =>
      h("li", { key: one.id, "data-theme": one.book },
        button({ onclick: () => open(one.id) },
          h("strong", null, one.name),
          h("span", null, `${books[one.book]}, ${nameOf(one.language)}`),
          h("span", { class: "number" }, progress(one)))))),
    h("h2", { key: "new" }, say("narrator-new")),
    h("form", { key: "form", onsubmit: begin },
      h("label", null, h("span", null, say("narrator-name")), h("input", { name: "name", required: true, maxlength: 40, autocomplete: "off" })),
      h("label", null, h("span", null, say("narrator-book")),
        h("select", { name: "book" }, Object.entries(books).map(([value, title]) => h("option", { key: value, value }, title)))),
      h("label", null, h("span", null, say("narrator-language")),
        h("select", { name: "language", initial: language }, LANGUAGES.map(([value, name]) => h("option", { key: value, value }, name)))),
      h("button", { class: "big", type: "submit" }, say("narrator-begin"))),
    h("label", { class: "button bring", key: "bring" }, say("narrator-bring"), h("input", { class: "unseen", type: "file", onchange: bring })),
  ];
}

/** @param {Reading} one */
function drawReading(one) {
  return [
    h("header", { class: "reading-head", key: "head" },
      h("h1", { class: "voice" }, one.name),
      button({ class: "quiet", onclick: list }, say("narrator-back"))),
    h("div", { key: "progress" },
      h("p", { class: "dim number", role: "status" }, `${books[one.book]} · ${progress(one)}`),
      h("progress", { max: one.all, value: one.done, "aria-label": progress(one) })),
    complaint(),
    studio(one, one.lines[at]),
    h("p", { class: "dim", key: "keys" }, say("narrator-keys")),
    h("h2", { key: "lines" }, say("narrator-lines")),
    h("ol", { class: "all-lines", key: "all" }, one.lines.map((line, index) =>
      h("li", { key: line.line },
        button({ "aria-current": index === at ? "true" : null, "data-done": Boolean(line.seconds), onclick: () => go(index) },
          h("span", null, line.text), h("span", { class: "number" }, line.seconds ? time(line.seconds) : "·"))))),
    h("p", { class: "take", key: "take" },
      h("a", { class: "button", href: `${HERE}/${one.id}/file` }, say("narrator-file")),
      button({ class: "quiet", onclick: () => askSure(say("narrator-remove-sure", { name: one.name }), say("narrator-remove-yes"), () => remove(one)) },
        say("narrator-remove"))),
  ];
}

/** The line that is read now. @param {Reading} one @param {Line} line */
function studio(one, line) {
  const { recording } = microphone;
  return h("section", { class: "studio", key: "studio", "data-theme": one.book, "data-recording": recording || null },
    h("p", { class: "moment" }, h("span", null, say(`narrator-${line.stage}`)),
      h("span", { class: "number" }, `${at + 1} / ${one.all}${line.seconds ? ` · ${time(line.seconds)}` : ""}`)),
    h("p", { class: "text", lang: one.language }, line.text),
    h("div", { class: "level", "aria-hidden": "true" }, h("i", null)),
    h("div", { class: "hands" },
      steadyButton(recording, { key: "previous", "aria-label": say("narrator-previous"), onclick: () => go(at - 1) }, "←"),
      button({ key: "record", id: "record", class: "big", "aria-pressed": recording, onclick: record }, say(recording ? "narrator-stop" : "narrator-start")),
      steadyButton(recording || !line.seconds, { key: "listen", onclick: listen }, say("narrator-listen")),
      steadyButton(recording, { key: "next", "aria-label": say("narrator-next"), onclick: () => go(at + 1) }, "→")),
    h("div", { class: "more" },
      steadyButton(recording || one.done === one.all, { class: "quiet", key: "missing", onclick: goToMissing }, say("narrator-missing")),
      steadyButton(recording || !line.seconds, { class: "quiet", key: "forget", onclick: forget }, say("narrator-forget"))));
}

function draw() {
  morph(root, leavesOf(reading ? drawReading(reading) : drawAll()));
  drawSheet();
}

document.addEventListener("keydown", (press) => {
  const field = press.target instanceof HTMLInputElement || press.target instanceof HTMLSelectElement;
  if (!reading || field || press.ctrlKey || press.metaKey || press.altKey || document.querySelector("dialog[open]")) return;
  if (press.code === "ArrowLeft") go(at - 1);
  else if (press.code === "ArrowRight") go(at + 1);
  else if (press.code === "KeyL") listen();
  else if (press.code === "Space" && press.target === document.body) void record();
  else return;
  press.preventDefault();
});

void list();
