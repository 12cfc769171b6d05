/** The evening: who has won how often, with which cards, and the games to be looked at again. */

import { button, h } from "./morph.js";
import { closeSheet, openSheet } from "./sheets.js";
import { say } from "./words.js";

/**
 * @import { Ask } from "./link.js"
 * @import { Child } from "./morph.js"
 * @typedef {() => Whole.Face | null} Current the face that is shown
 */

/** What a face tells of the evening, and to whom. @param {Whole.Face | null} face */
function told(face) {
  if (!face || !("evening" in face) || !face.evening) return null;
  return { ...face.evening, code: face.code, leads: face.type === "desk" || face.organizer };
}

/** The button that opens the sheet; none before the first game is over. @param {Current} current @param {Ask} ask */
export function eveningButton(current, ask) {
  if (!told(current())) return null;
  return h("button", { type: "button", key: "evening", onclick: () => openEvening(current, ask) }, say("evening"));
}

/** One line for the screen across the room, and the buttons. @param {Current} current @param {Ask} ask @param {Child} [more] */
export function eveningLine(current, ask, more = null) {
  const evening = told(current());
  return h("div", { class: "evening-line", key: "evening-line" },
    evening ? [h("p", { class: "voice", key: "line" }, evening.line), nextHost(evening, ask)] : null,
    eveningButton(current, ask), more);
}

/** Who should host next; whoever leads the table now hands over with one tap. @param {NonNullable<ReturnType<typeof told>>} evening @param {Ask} ask */
function nextHost(evening, ask) {
  if (!evening.host) return null;
  /** @param {boolean} yes */
  const answer = (yes) => { closeSheet(); void ask("next-host", { person: evening.next_host, yes }); };
  return h("div", { class: "next-host", key: "host" },
    h("p", { class: "dim" }, evening.host),
    evening.leads
      ? [button({ key: "yes", onclick: () => answer(true) }, say("next-host-yes")), button({ key: "no", class: "quiet", onclick: () => answer(false) }, say("next-host-no"))]
      : null);
}

/** @param {Current} current @param {Ask} ask */
function openEvening(current, ask) {
  openSheet("evening", say("evening"), () => {
    const evening = told(current());
    if (!evening) return [];
    const { code } = evening;
    return [
      h("p", { class: "voice", key: "line" }, evening.line),
      nextHost(evening, ask),
      awardsList(evening.awards),
      h("ol", { class: "scores", key: "scores" }, evening.standings.map((each) => standing(each, evening.scored))),
      h("p", { class: "dim", key: "sides" }, evening.sides.map(([side, number]) => `${side} ${number}`).join(" · ")),
      h("div", { class: "list", key: "games" }, [...evening.games].reverse().map((each) =>
        h("a", { class: "button", key: each.game, href: `/t/${code}/games/${each.game}`, target: "_blank" }, say("evening-game", { number: each.game, winner: each.winner }))),
        h("a", { class: "button", key: "all", href: `/t/${code}/games`, target: "_blank" }, say("games"))),
    ];
  });
}

/** Who has which award, and what was counted for it. @param {readonly Whole.Award[]} awards */
export function awardsList(awards) {
  if (!awards.length) return null;
  return h("ol", { class: "awards", key: "awards", "aria-label": say("awards") }, awards.map((each, index) =>
    h("li", { key: index },
      h("span", { class: "award" }, each.title),
      h("b", { class: "who" }, each.names),
      h("small", null, each.line))));
}

/** The tale of the game, line by line; `begins` says when each of them comes. @param {readonly Whole.TaleLine[]} tale @param {readonly number[]} [begins] */
export function taleList(tale, begins = []) {
  if (!tale.length) return null;
  return h("ol", { class: "tale", key: "tale", "aria-label": say("tale") }, tale.map((line, index) =>
    h("li", { key: index, vars: { "--at": `${Math.round(begins[index] ?? 0)}ms` } },
      h("span", { class: "when" }, line.when), h("span", { class: "voice" }, line.text))));
}

/** @param {Whole.Standing} each @param {boolean} scored */
export function standing(each, scored) {
  const { points, wins, survived } = each;
  return h("li", { key: each.name, "data-bot": each.bot },
    h("b", { class: "who" }, each.name),
    h("b", { class: "sum" }, scored ? say("evening-scored", { points, wins, games: each.games }) : say("evening-won", { wins, games: each.games })),
    h("small", null, [each.sides ? say("evening-with", { sides: each.sides }) : "", say("evening-lived", { number: survived }), each.cards].filter(Boolean).join(" · ")));
}
