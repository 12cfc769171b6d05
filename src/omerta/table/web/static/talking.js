/** What a phone can say aloud by day, and the chat of those who play from afar. */

import { fieldOf } from "./fields.js";
import { holding } from "./hold.js";
import { button, h } from "./morph.js";
import { capital, say } from "./words.js";
import { closeSheet, drawSheet, openSheet, REST } from "./sheets.js";

const A_FRAME = 20;

/**
 * A phrase to the table: what, about whom, which value. The last choice stays in view and is asked about once; another one
 * may be tapped instead.
 * @param {() => Whole.Phone | null} current the face
 * @param {(fields: { kind: string, about: number, value: string }) => void} send
 */
export function openPhrases(current, send) {
  let [kind, about, value, rests] = ["", 0, "", 0];
  /** @param {{ kind?: string, about?: number, value?: string }} change */
  const choose = (change) => { ({ kind = kind, about = about, value = value } = change); drawSheet(); };
  /** What is left is to say it. @param {{ about?: number, value?: string }} change */
  const finish = (change) => {
    rests = performance.now() + REST;
    choose(change);
    setTimeout(drawSheet, REST + A_FRAME);
  };
  openSheet("phrases", say("say-title"), () => {
    const face = current();
    if (!face) return null;
    const phrase = face.phrases.find((one) => one.kind === kind);
    if (!phrase) {
      return h("div", { class: "list", key: "kinds" }, face.phrases.map((one) =>
        button({ key: one.kind, onclick: () => choose({ kind: one.kind }) }, capital(one.label))));
    }
    const whom = face.places.find((place) => place.seat === about);
    const what = phrase.values.find(([each]) => each === value)?.[1] ?? "";
    const aims = phrase.about && !(phrase.values.length && about);
    const list = aims
      ? face.places.filter((place) => !place.me).map((place) =>
        button({ key: place.seat, "data-out": !place.living, "aria-pressed": String(place.seat === about),
          onclick: () => (phrase.values.length ? choose : finish)({ about: place.seat }) }, `${place.seat} ${place.name}`))
      : phrase.values.map(([each, label]) =>
        button({ key: each, "aria-pressed": String(each === value), onclick: () => finish({ value: each }) }, capital(label)));
    const whole = (!phrase.about || about) && (!phrase.values.length || value);
    return [
      h("div", { class: "pairs", key: aims ? "about" : "values" }, list),
      whole ? h("div", { class: "say-sure", key: "sure", role: "alertdialog", "aria-label": say("sure-title") },
        h("p", { class: "question" }, say("say-sure", { phrase: [capital(phrase.label), whom?.name, what].filter(Boolean).join(" · ") })),
        button({ key: "yes", class: "big", disabled: performance.now() < rests,
          onclick: () => { closeSheet(); send({ kind, about, value }); } }, say("say-out"))) : null,
    ];
  });
}

let unveiled = false;
const veil = holding({
  show: () => { unveiled = true; drawSheet(); },
  hide: () => { unveiled = false; drawSheet(); },
});

/**
 * What was said to all stands open; what a gang or the dead have said among themselves shows while it is held, in a box of
 * the same height on every phone.
 * @param {() => Whole.Phone | null} current @param {(text: string, dark: boolean) => void} send
 */
export function openChat(current, send) {
  openSheet("chat", say("chat"), () => {
    const face = current();
    if (!face) return null;
    return [
      h("ol", { class: "chat", key: "lines", "aria-live": "polite", "aria-label": say("chat") },
        face.chat.filter((line) => (line.room === "day") !== unveiled).map((line) =>
          h("li", { key: line.number }, h("b", null, line.name), h("span", null, ` ${line.text}`)))),
      button({ class: "hold", key: "veil", "aria-pressed": String(unveiled), ...veil.handlers }, say("chat-hold")),
      face.may_chat
        ? h("form", { class: "write", key: face.whispers ? "whisper" : "write", onsubmit: (submit) => {
            submit.preventDefault();
            const field = fieldOf(submit, "text");
            if (field.value.trim()) send(field.value.trim(), face.whispers);
            field.value = "";
          } },
            h("input", { name: "text", maxlength: 400, autocomplete: "off", "aria-label": say("chat-write") }),
            h("button", { type: "submit" }, say("send")))
        : h("p", { class: "dim", key: "still" }, say("chat-still")),
    ];
  });
}
