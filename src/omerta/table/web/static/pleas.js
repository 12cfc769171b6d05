/**
 * What others ask for: a seat, or something to be done. It is answered on a sheet of its own, wherever one sits: in a
 * row or a corner another plea could take its place, and a "no" on its way would become a "yes" to that one.
 */

import { button, h } from "./morph.js";
import { drawSheet, openSheet, REST } from "./sheets.js";
import { say } from "./words.js";


/**
 * @import { Ask } from "./link.js"
 * @typedef {object} Asked `pleas` are those that stand now
 * @property {() => readonly Whole.Plea[]} pleas
 * @property {Ask} ask
 */

/** Does this wait for an answer of this device? @param {Whole.Plea} plea */
function isOpen(plea) {
  return plea.mine && !plea.answered;
}

/** The way to them, as narrow as a button. @param {readonly Whole.Plea[]} pleas @param {() => void} open */
export function pleasButton(pleas, open) {
  return pleas.length
    ? button({ class: "asked-for", key: "asked-for", "aria-haspopup": "dialog", "data-open": pleas.some(isOpen), onclick: open },
      say("asked-for", { number: pleas.length }))
    : null;
}

/** Where there is room the first of them can be read, and is answered behind the button. @param {readonly Whole.Plea[]} pleas @param {() => void} open */
export function pleasBox(pleas, open) {
  return h("div", { class: "pleas", key: "pleas", "aria-live": "polite" },
    pleas.length ? h("p", { class: "first", key: "first" }, pleas[0].text) : null,
    pleas.some(isOpen) ? pleasButton(pleas, open)
      : pleas.length > 1 ? h("p", { class: "others", key: "others" }, say("pleas-more", { number: pleas.length - 1 })) : null);
}

/** All that is asked. @param {Asked} asked */
export function openPleas(asked) {
  openSheet("pleas", say("pleas"), () => {
    const pleas = asked.pleas();
    if (!pleas.length) return h("p", { class: "dim" }, say("pleas-none"));
    return h("div", { class: "list" }, pleas.map((plea) =>
      button({ key: plea.number, class: "one-plea", disabled: !isOpen(plea), onclick: () => openPlea(asked, plea.number) }, plea.text)));
  });
}

/** One of them; whoever has a voice answers once. @param {Asked} asked @param {number} number */
function openPlea(asked, number) {
  let resting = true;
  setTimeout(() => { resting = false; drawSheet(); }, REST);
  /** @param {boolean} yes @param {string} label */
  const answer = (yes, label) => button({ disabled: resting, onclick: async () => {
    await asked.ask("let-back", { plea: number, yes });
    openPleas(asked);
  } }, label);
  openSheet("plea", say("pleas"), () => {
    const plea = asked.pleas().find((each) => each.number === number);
    if (!plea) return h("p", { class: "dim" }, say("plea-gone"));
    return h("div", { class: "plea", key: `plea-${number}`, role: "group", "aria-label": plea.text },
      h("p", null, plea.text),
      isOpen(plea) ? [answer(true, say("yes")), answer(false, say("no"))] : null);
  });
}
