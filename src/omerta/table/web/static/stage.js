/** The stage of the table: the sky, who sits on a chair, the sentence in the middle. Live on the screen, and again in a replay. */

import { besidesOf, seatNumber } from "./drawn.js";
import { fitted } from "./fitting.js";
import { h } from "./morph.js";

/** @import { Child } from "./morph.js" */
/** @typedef {"small" | "middle" | "large" | "huge"} Crowd */

const SKIES = ["night", "dawn", "noon", "dusk"];
/** What is told while it is getting light, before the day begins. */
const AT_DAWN = ["dawn", "death", "news"];

/** All skies, one above the other; which of them shows is written on the page. */
export function skies() {
  return h("div", { class: "sky", key: "sky", "aria-hidden": "true" }, SKIES.map((name) => h("i", { key: name, class: `sky-${name}` })));
}

/** It gets light with the sentence that says so, before the day begins. @param {string | undefined} stage */
export function isDawning(stage) {
  return AT_DAWN.includes(stage ?? "");
}

/** @param {string} sky @param {string | undefined} stage */
export function skyAt(sky, stage) {
  return sky === "night" && isDawning(stage) ? "dawn" : sky;
}

/** While it gets dark or light, the roofs as they stand under that sky. @param {string} sky @param {string | undefined} stage */
export function vignette(sky, stage) {
  if (stage !== "nightfall" && stage !== "dawn") return null;
  return h("img", { class: "vignette", key: `under-${sky}`, src: `/static/art/phases/${sky === "noon" ? "day" : sky}.svg`, alt: "" });
}

/** @param {number} count @returns {Crowd} */
export function crowd(count) {
  return count > 28 ? "huge" : count > 20 ? "large" : count > 12 ? "middle" : "small";
}

/**
 * The medallion of a seat: the emblem of whoever sits there, or the picture of his card once it lies open, and the number.
 * @param {{ seat: number, emblem?: string, colour?: string, picture?: Child }} chair
 */
export function coin({ seat, emblem, colour, picture }) {
  return h("span", { class: "coin", "data-ink": colour || null, "data-bare": !emblem && !picture, "data-open": Boolean(picture) },
    picture ? h("span", { class: "shown-card", key: "card" }, picture) : emblem ? h("i", { class: "stencil", key: emblem, "data-emblem": emblem }) : null,
    seatNumber(seat));
}

/**
 * What stands on a chair. `out` and `unseen` are for those who listen to the page.
 * @param {{
 *   seat: number, name: string, besides: readonly { text: string, sign?: string }[], secret?: boolean, out: string, unseen: string, votes: string,
 *   emblem?: string, colour?: string, picture?: Child, room: { width: number, height: number }, crowd: Crowd,
 * }} chair
 */
export function onChair({ seat, name, besides, secret, out, unseen, votes, emblem, colour, picture, room, crowd }) {
  const below = besides.map(({ text, sign }) => (sign ? `MM${text}` : text)).filter(Boolean).join(" · ");
  return [
    coin({ seat, emblem, colour, picture }),
    h("span", { class: "label", vars: fitted(name, room, crowd, below) },
      h("span", { class: "who" }, name, out ? h("span", { class: "unseen" }, `, ${out}`) : null),
      below ? h("span", { class: "besides", "data-secret": secret ?? false }, besidesOf(besides)) : null),
    unseen ? h("span", { class: "unseen" }, unseen) : null,
    votes ? h("span", { class: "votes", key: `votes ${votes}` }, votes) : null,
  ];
}

/** The sentence that is told now. @param {string} text @param {string | number} number @param {"polite" | "off"} [live] */
export function sentence(text, number, live = "polite") {
  const length = text.length > 160 ? "long" : text.length > 80 ? "middle" : "short";
  return h("p", { class: "spoken", "aria-live": live, "data-length": length }, h("span", { key: number }, text));
}
