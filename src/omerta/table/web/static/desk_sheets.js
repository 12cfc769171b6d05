/** The sheets of the desk: what can be taken back, the notebook, what is decided otherwise, who leads. */

import { fieldOf, typedInto } from "./fields.js";
import { openKeys } from "./desk_keys.js";
import { button, h } from "./morph.js";
import { keepNotes, ownNotes } from "./notebook.js";
import { askSure, closeSheet, drawSheet, openedSheet, openSheet } from "./sheets.js";
import { capital, say } from "./words.js";

/** @import { Tools } from "./desk_task.js" */

const MARKING = ["mark", "unmark"];

/** The last deeds; one of them is taken back with all that came after it. @param {Tools} tools @param {boolean} [last] it is the last one, and only to be confirmed */
export function openUndo({ ask, current }, last = false) {
  let chosen = last ? current()?.taken[0]?.deeds ?? 0 : 0;
  /** @param {number} deeds */
  const takeBack = (deeds) => { closeSheet(); ask("host", { commands: [{ command: "undo", deeds }] }); };
  openSheet("undo", say("desk-undo-title"), () => {
    const taken = current()?.taken ?? [];
    const deed = taken.find((each) => each.deeds === chosen);
    if (!taken.length) return h("p", { class: "dim" }, say("desk-undo-nothing"));
    if (!deed) {
      return h("ol", { class: "list undo-list" }, taken.map((each) =>
        h("li", { key: each.deeds }, button({ class: "deed", "data-deeds": each.deeds,
          onclick: () => { chosen = each.deeds; drawSheet(); } }, each.text || say("desk-undo-step", { number: each.deeds })))));
    }
    return [
      h("p", { class: "voice", key: "what" }, deed.text),
      deed.deeds > 1 ? h("p", { class: "dim", key: "many" }, say("desk-undo-many", { number: deed.deeds })) : null,
      deed.wrong.length
        ? h("div", { class: "wrong", key: "wrong" }, h("h3", null, say("desk-undo-wrong")),
          h("ul", null, deed.wrong.map((line, at) => h("li", { key: at }, line))))
        : h("p", { class: "dim", key: "clean" }, say("desk-undo-clean")),
      deed.know ? h("p", { class: "wrong", key: "know" }, say("desk-undo-know", { who: deed.know })) : null,
      h("div", { class: "buttons", key: "buttons" },
        button({ class: "big", onclick: () => takeBack(deed.deeds) }, say("desk-undo-yes")),
        button({ onclick: () => { chosen = 0; drawSheet(); } }, say("no"))),
    ];
  });
}

/** @param {Whole.Notes | null} notes @param {string[]} own */
function hostPages(notes, own) {
  if (!notes) return h("p", { class: "dim" }, say("one-moment"));
  /** @param {string} title @param {readonly Whole.Note[]} pages */
  const chapter = (title, pages) => pages.length ? [h("h3", null, title), pages.map((page) =>
    [h("h4", null, page.when), h("ul", null, page.lines.map((line) => h("li", null, line)))])] : [];
  const all = [
    ...(own.length ? [h("h3", null, say("notes-own")), h("ul", null, own.map((line) => h("li", null, line)))] : []),
    notes.sheet ? paper(notes.sheet) : null,
    ...chapter(say("desk-notes-done"), notes.learned),
    ...chapter(say("notes-votes"), notes.votes),
  ];
  return all.some(Boolean) ? all : h("p", { class: "dim" }, say("notes-empty"));
}

/** The paper of a host: a line for each seat, a column for each night and each round of votes. @param {Whole.Sheet} sheet */
function paper({ columns, rows }) {
  return h("div", { class: "paper", tabindex: 0, key: "paper" }, h("table", null,
    h("thead", null, h("tr", null, h("th", null), columns.map((name, at) => h("th", { key: at, scope: "col" }, name)))),
    h("tbody", null, rows.map(([seat, name, cells]) => h("tr", { key: seat },
      h("th", { scope: "row" }, `${seat} ${name}`), cells.map((cell, at) => h("td", { key: at }, cell)))))));
}

/** What was done night by night, every count, and what the host wrote himself. @param {Tools} tools */
export async function openNotes({ link, code, face: { game } }) {
  /** @type {Whole.Notes | null} */
  let notes = null;
  const lines = () => ownNotes(code, game, 0);
  openSheet("notes", say("desk-notes"), () => [
    h("div", { class: "pages", key: "pages" }, hostPages(notes, lines())),
    h("form", { class: "write", key: "write", onsubmit: (submit) => {
      submit.preventDefault();
      const field = fieldOf(submit, "text");
      if (field.value.trim()) keepNotes(code, game, 0, [...lines(), field.value.trim()]);
      field.value = "";
      drawSheet();
    } },
      h("input", { name: "text", maxlength: 400, autocomplete: "off", "aria-label": say("write-note"), placeholder: say("write-note") }),
      h("button", { type: "submit" }, say("keep"))),
    lines().length
      ? button({ key: "erase", class: "quiet", onclick: () => { keepNotes(code, game, 0, lines().slice(0, -1)); drawSheet(); } }, say("erase-last"))
      : null,
  ]);
  const answer = await link.ask("notes", { seat: 0 });
  if (answer.ok) notes = answer.notes;
  if (openedSheet() === "notes") drawSheet();
}

/** The host decides otherwise, or punishes: a seat, a ruling, a reason. @param {Tools} tools */
export function openOverrule({ ask, current }) {
  let [seat, ruling, value] = [0, "", ""];
  /** @param {{ seat?: number, ruling?: string, value?: string }} change */
  const set = (change) => { ({ seat = seat, ruling = ruling, value = value } = change); drawSheet(); };
  /** @param {SubmitEvent} submit */
  const send = (submit) => {
    submit.preventDefault();
    const reason = typedInto(submit, "reason");
    closeSheet();
    void ask("host", { commands: [{ command: "overrule", ruling, seat, value, reason }] });
  };
  openSheet("overrule", say("desk-overrule-title"), () => {
    const face = current();
    if (!face) return null;
    const values = ruling === "answer" ? face.answers : MARKING.includes(ruling) ? face.marks : [];
    if (ruling === "answer" && face.shown) seat = face.shown.seat;
    const penalties = face.marks.filter(([mark]) => face.penalties.includes(mark));
    const ready = seat && ruling && (!values.length || values.some(([each]) => each === value));
    if (!face.rulings.length) return h("p", { class: "dim" }, say("desk-overrule-nothing"));
    return h("form", { class: "ruling", key: "ruling", onsubmit: send },
      choice(say("desk-overrule-who"), face.places.filter((place) => place.living).map((place) => [place.seat, `${place.seat} ${place.name}`]),
        seat, (chosen) => set({ seat: chosen })),
      choice(say("desk-overrule-what"), face.rulings.map((each) => [each, say(`desk-ruling-${each}`)]), ruling, (chosen) => set({ ruling: chosen, value: "" })),
      penalties.length
        ? choice(say("desk-penalty"), penalties.map(([mark, name]) => [mark, capital(name)]), ruling === "mark" ? value : "",
          (mark) => set({ ruling: "mark", value: mark }))
        : null,
      values.length
        ? choice(say("desk-overrule-which"), values.map(([each, name]) => [each, capital(name)]), value, (chosen) => set({ value: chosen }))
        : null,
      h("input", { name: "reason", key: "reason", maxlength: 200, autocomplete: "off", placeholder: say("desk-reason"), "aria-label": say("desk-reason") }),
      h("button", { type: "submit", key: "send", class: "big", disabled: !ready }, say("desk-rule")));
  });
}

/**
 * @template {string | number} V
 * @param {string} label
 * @param {[V, string][]} options
 * @param {V} current
 * @param {(value: V) => void} choose
 */
function choice(label, options, current, choose) {
  return h("div", { class: "pick", key: label, role: "group", "aria-label": label }, h("h3", null, label),
    h("div", { class: "chips" }, options.map(([value, name]) =>
      button({ key: value, class: "chip", "data-value": value, "aria-pressed": String(value === current), onclick: () => choose(value) }, name))));
}

/** Who leads: the host, or the table in his place. @param {Tools} tools */
export function openLead(tools) {
  const { ask, code, current } = tools;
  openSheet("lead", say("desk-lead-title"), () => {
    const byTable = current()?.by_table ?? false;
    /** @param {"table" | "person"} to */
    const give = (to) => { closeSheet(); ask("hand-over", { to }); };
    return [
      h("p", { class: "voice", key: "now" }, capital(say(byTable ? "desk-by-table" : "desk-by-you"))),
      h("p", { class: "dim", key: "about" }, say(byTable ? "desk-take-about" : "desk-give-about")),
      byTable
        ? button({ class: "big", key: "take", onclick: () => give("person") }, say("desk-take"))
        : button({ class: "big", key: "give", onclick: () => give("table") }, say("desk-give")),
      h("a", { class: "button", key: "screen", href: `/t/${code}/screen`, target: "_blank" }, say("open-screen")),
      button({ key: "remote", "data-remote": true, onclick: () => openRemote(tools) }, say("host-remote")),
      button({ key: "keys", onclick: openKeys }, say("host-keys")),
      button({ key: "end", "data-end": true, onclick: () => askSure(say("end-game-sure"), say("end-game-yes"), () => ask("again")) }, say("end-game")),
    ];
  });
}

/** A phone becomes the remote of this desk: its camera looks at the picture, or somebody types the word. @param {Tools} tools */
function openRemote({ ask, current }) {
  const { offer, remote } = current() ?? {};
  if (!offer && !remote) void ask("pair", { on: true });
  openSheet("remote", say("host-remote"), () => {
    const face = current();
    if (face?.remote && !face.offer) {
      return [
        h("p", { class: "voice", key: "has" }, say("host-remote-has")),
        button({ key: "away", onclick: () => { closeSheet(); void ask("pair", { on: false }); } }, say("host-remote-away")),
      ];
    }
    if (!face?.offer) return button({ key: "anew", class: "big", onclick: () => ask("pair", { on: true }) }, say("host-remote-anew"));
    const { word, address, qr } = face.offer;
    return [
      h("p", { key: "about", class: "dim" }, say("host-remote-about")),
      h("img", { key: "qr", class: "qr", src: qr.startsWith("<") ? `data:image/svg+xml,${encodeURIComponent(qr)}` : qr, alt: address }),
      h("p", { key: "address", class: "voice" }, address),
      h("p", { key: "word", class: "remote-code" }, word),
    ];
  });
}
