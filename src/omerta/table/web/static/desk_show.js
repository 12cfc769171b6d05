/** The answer to show in silence: as large as the desk, and turned towards whoever asked. */

import { button, h } from "./morph.js";
import { nameOf } from "./desk_task.js";
import { capital, say } from "./words.js";

/**
 * A nod, a shake of the head, crossed arms: a few strokes that are told apart in the dark.
 * @type {Partial<Record<Whole.ShownAnswer["kind"], string[]>>}
 */
const SIGNS = {
  nod: ["M22 54 43 76 80 28"],
  shake: ["M14 50h72", "M28 34 12 50l16 16", "M72 34l16 16-16 16"],
  crossed: ["M24 22 76 82", "M76 22 24 82", "M12 30 24 22l8 12", "M88 30 76 22l-8 12"],
};

/** @param {Whole.Desk} face @param {Whole.ShownAnswer} shown @param {boolean} turned @param {() => void} turn */
export function drawShown(face, { seat, kind, sign, text }, turned, turn) {
  const strokes = SIGNS[kind];
  return h("div", { class: "shown", key: "shown" },
    h("p", { class: "shown-text" }, h("b", null, say("desk-show-to", { name: `${seat} ${nameOf(face, seat)}` })), " ", text),
    h("div", { class: "sign", "data-kind": kind, "data-turned": turned, role: "img", "aria-label": sign },
      strokes ? h("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, strokes.map((d, at) => h("path", { key: at, d }))) : null,
      h("p", { "data-small": Boolean(strokes) }, capital(sign))),
    button({ class: "turn", "aria-pressed": String(turned), onclick: turn }, say("desk-turn")));
}
