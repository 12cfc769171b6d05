/** The circle to tap: seats stand clockwise round the edge of a grid, so that every one is a large button. */

import { besidesOf, marksOf } from "./drawn.js";
import { button, h } from "./morph.js";
import { coin } from "./stage.js";
import { capital, say } from "./words.js";

/**
 * Where each seat stands: row and half-column of the grid.
 * @param {number} count
 * @param {boolean} wide
 */
export function edge(count, wide) {
  if (!wide) return narrow(count);
  const columns = count > 8 ? 4 : 3;
  const rows = Math.max(3, Math.ceil((count - 2 * columns) / 2) + 2);
  const spots = [];
  const top = Math.min(columns, count);
  for (let at = 0; at < top; at++) spots.push({ row: 1, column: 1 + 2 * at });
  const sides = Math.min(rows - 2, Math.max(0, Math.floor((count - top) / 2)));
  for (let row = 2; row < 2 + sides; row++) spots.push({ row, column: 2 * columns - 1 });
  const bottom = Math.max(0, count - top - 2 * sides);
  for (let at = bottom - 1; at >= 0; at--) spots.push({ row: rows, column: 1 + columns - bottom + 2 * at });
  for (let row = 1 + sides; row > 1; row--) spots.push({ row, column: 1 });
  return { rows, columns, spots };
}

/** On a phone the circle is pressed flat: down on the right, up on the left. @param {number} count */
function narrow(count) {
  const rows = Math.ceil(count / 2);
  const spots = Array.from({ length: count }, (_, at) =>
    at < rows ? { row: at + 1, column: 3 } : { row: count - at + (count % 2), column: 1 });
  return { rows, columns: 2, spots };
}

/**
 * @param {readonly Whole.DeskPlace[]} places
 * @param {boolean} wide
 * @param {import("./desk_task.js").Work} now
 * @param {import("./morph.js").Child} hint stands in the middle where there is one
 */
export function drawCircle(places, wide, now, hint) {
  const { rows, columns, spots } = edge(places.length, wide);
  const allAwake = places.every((place) => place.awake || !place.living);
  return h("div", { class: "seats", key: "seats", vars: { "--rows": rows, "--columns": columns * 2 } },
    places.map((place, index) => seat(allAwake ? { ...place, awake: false } : place, spots[index], now)),
    wide ? h("div", { class: "heart", key: "heart" }, hint) : null);
}

/** @param {Whole.DeskPlace} place @param {{ row: number, column: number }} spot @param {import("./desk_task.js").Work} now */
function seat(place, spot, now) {
  const tap = now.tap(place.seat);
  const look = now.look(place.seat);
  const besides = [{ text: place.card ? capital(place.card) : "" }, ...marksOf(place.marks, place.signs)];
  return button({
    class: "seat", key: place.seat, "data-seat": place.seat, "data-out": !place.living, "data-awake": place.awake,
    "data-doomed": place.doomed, "data-look": look.as || null, "data-state": place.state || null,
    "data-long": place.name.length > 15 ? "very" : place.name.length > 9 ? "long" : null,
    "aria-pressed": String(look.as === "target" || look.as === "hand"), disabled: !tap, onclick: tap,
    vars: { "--row": spot.row, "--column": spot.column },
  },
    place.emblem ? coin(place) : h("span", { class: "number", key: "number" }, place.seat),
    h("span", { class: "label" },
      h("span", { class: "who" }, place.name),
      h("span", { class: "besides" }, besidesOf(besides))),
    place.doomed ? h("span", { class: "doom" }, "†", h("span", { class: "unseen" }, say("desk-doomed"))) : null,
    place.awake ? h("span", { class: "unseen" }, say("desk-awake")) : null,
    place.living ? null : h("span", { class: "unseen" }, say("out")),
    look.badge || place.votes ? h("span", { class: "badge" }, look.badge || place.votes) : null);
}
