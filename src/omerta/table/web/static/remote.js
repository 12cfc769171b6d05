/** The remote in a host's pocket: the sentence to say, and three keys. It knows no card. */

import "./type.js";
import { smallClock, started, tick } from "./clock.js";
import { Link } from "./link.js";
import { button, h, morph } from "./morph.js";
import { showAnswer, showLost } from "./strip.js";
import { whole } from "./whole.js";
import { say } from "./words.js";

const code = document.body.dataset.code ?? "";
const root = document.getElementById("remote");
/** A thumb that taps twice means it once. */
const STILL = 500;
/** @type {Partial<Record<Whole.Remote["leads"], string>>} */
const LABELS = { "tell": "desk-cue", "go-on": "desk-go-on", "sleep": "desk-sleep", "time-up": "desk-time-up" };

/** The word came with the picture that was scanned: nobody has to type it. */
function bringWord() {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("word"));
  const word = location.hash.slice(1);
  const field = form?.querySelector("input");
  if (!form || !field || !word) return;
  history.replaceState(null, "", location.pathname);
  field.value = word;
  form.requestSubmit();
}

/** @param {HTMLElement} root */
function run(root) {
  /** @type {Whole.Remote | null} */
  let face = null;
  /** @type {import("./clock.js").Running | null} */
  let clock = null;
  let still = false;
  let gone = "";

  const link = new Link(`/t/${code}/socket?face=remote`, {
    face: (sent) => {
      const found = whole(sent);
      if (found.type !== "remote") return;
      if (!found.paired) location.reload();
      face = found;
      clock = started(found);
      document.body.dataset.theme = found.theme;
      draw();
    },
    gone: (text) => { gone = text; draw(); },
    lost: showLost,
    shutOut: () => location.reload(),
  });
  tick(() => clock);

  /** @param {"next" | "back" | "pause"} press */
  async function press(press) {
    if (still || !face) return;
    still = true;
    setTimeout(() => { still = false; draw(); }, STILL);
    draw();
    showAnswer(link, await link.ask("remote", { press, cue: face.cue, moment: face.moment }));
  }

  /** @param {Whole.Remote} face */
  function keys(face) {
    const label = LABELS[face.leads];
    return h("div", { class: "remote-keys", key: "keys" },
      button({ key: "next", class: "big primary", disabled: still || !label, onclick: () => press("next") }, say(label ?? "host-at-desk")),
      button({ key: "back", disabled: still || !face.back, onclick: () => press("back") }, say("host-back")),
      button({ key: "pause", disabled: still || !face.clock, "aria-pressed": String(face.clock?.paused ?? false), onclick: () => press("pause") },
        say(face.clock?.paused ? "go-on" : "pause")));
  }

  function draw() {
    if (gone || !face?.running) {
      morph(root, [h("p", { class: "voice centred", key: "wait" }, gone || say(face ? "host-remote-waits" : "one-moment"))]);
      return;
    }
    morph(root, [h("div", { class: "remote", key: "remote" },
      h("header", { class: "top", key: "top" }, h("h1", { class: "whoami" }, h("b", null, face.title || say("desk-deal"))), smallClock(clock, say("clock"))),
      h("section", { class: "remote-say", key: "say", "aria-live": "polite" },
        h("p", { class: "spoken" }, face.say.map((line) => line.text).join(" ")),
        h("ol", { class: "next", "aria-label": say("desk-next") }, face.next.map((line, at) => h("li", { key: at }, line)))),
      keys(face))]);
  }

  draw();
}

bringWord();
if (root) run(root);
