/** What a phone can say aloud by day, and the chat of those who play from afar. */

import { fieldOf } from "./fields.js";
import { holding } from "./hold.js";
import { button, h } from "./morph.js";
import { capital, say } from "./words.js";
import { closeSheet, drawSheet, openSheet } from "./sheets.js";

/**
 * A phrase to the table: what, about whom, which value.
 * @param {() => Whole.Phone | null} current the face
 * @param {(fields: { kind: string, about: number, value: string }) => void} send
 */
export function openPhrases(current, send) {
  let kind = "";
  let about = 0;
  /** @param {{ kind?: string, about?: number }} change */
  const choose = (change) => { ({ kind = kind, about = about } = change); drawSheet(); };
  openSheet("phrases", say("say-title"), () => {
    const face = current();
    if (!face) return null;
    const phrase = face.phrases.find((one) => one.kind === kind);
    if (!phrase) {
      return h("div", { class: "list", key: "kinds" }, face.phrases.map((one) =>
        button({ key: one.kind, onclick: () => {
          if (!one.about && !one.values.length) { closeSheet(); send({ kind: one.kind, about: 0, value: "" }); }
          else choose({ kind: one.kind });
        } }, capital(one.label))));
    }
    if (phrase.about && !about) {
      return h("div", { class: "pairs", key: "about" }, face.places.filter((place) => !place.me).map((place) =>
        button({ key: place.seat, "data-out": !place.living, onclick: () => {
          if (phrase.values.length) choose({ about: place.seat });
          else { closeSheet(); send({ kind, about: place.seat, value: "" }); }
        } }, `${place.seat} ${place.name}`)));
    }
    return h("div", { class: "pairs", key: "values" }, phrase.values.map(([value, label]) =>
      button({ key: value, onclick: () => { closeSheet(); send({ kind, about, value }); } }, capital(label))));
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
