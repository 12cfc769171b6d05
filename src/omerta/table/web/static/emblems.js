/** What a player is known by besides the name: chosen before the deal, the same for everybody's eyes. */

import { button, h } from "./morph.js";
import { say } from "./words.js";

/** @import { Ask } from "./link.js" */

/** @param {{ emblem: string, colour: string }} seat */
export function emblemOf({ emblem, colour }) {
  return emblem
    ? h("span", { class: "coin", key: "coin", "data-ink": colour || null, role: "img", "aria-label": say(`emblem-${emblem}`) },
      h("i", { class: "stencil", key: emblem, "data-emblem": emblem }))
    : null;
}

/** All emblems that are free, and the own one; a tap takes it. @param {Whole.Gathering} face @param {Whole.Seat} seat @param {Ask} ask */
export function emblemChoice(face, seat, ask) {
  /** @param {string} emblem @param {string} colour */
  const take = (emblem, colour) => ask("emblem", /** @type {Omit<Asked.DoEmblem, "do">} */ ({ person: seat.person, emblem, colour }));
  const own = { emblem: seat.emblem || face.emblems[0], colour: seat.colour || face.colours[0] };
  const shown = [...new Set([...face.emblems, ...(seat.emblem ? [seat.emblem] : [])])].sort();
  return h("div", { class: "wear", key: "wear", role: "group", "aria-label": say(seat.me ? "emblem" : "emblem-of-another") },
    h("div", { class: "emblems", key: "emblems" }, shown.map((emblem) =>
      button({ key: emblem, title: say(`emblem-${emblem}`), "aria-label": say(`emblem-${emblem}`), "aria-pressed": String(emblem === seat.emblem), onclick: () => take(emblem, own.colour) },
        h("i", { class: "stencil", "data-emblem": emblem })))),
    h("div", { class: "inks", key: "inks", role: "group", "aria-label": say("colour") }, face.colours.map((colour) =>
      button({ key: colour, "data-ink": colour, title: say(`colour-${colour}`), "aria-label": say(`colour-${colour}`), "aria-pressed": String(colour === seat.colour), onclick: () => take(own.emblem, colour) }))));
}
