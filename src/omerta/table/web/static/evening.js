/** The evening: who has won how often, with which cards, and the games to be looked at again. */

import { button, h } from "./morph.js";
import { closeSheet, openSheet } from "./sheets.js";
import { say } from "./words.js";

/** @typedef {(deed: string, fields: Record<string, any>) => any} Ask */

/** The button that opens the sheet; none before the first game is over. @param {() => any} current the face that is shown @param {Ask} ask */
export function eveningButton(current, ask) {
  if (!current().evening) return null;
  return h("button", { type: "button", key: "evening", onclick: () => openEvening(current, ask) }, say("evening"));
}

/** One line for the screen across the room, and the buttons. @param {() => any} current @param {Ask} ask @param {any} [more] */
export function eveningLine(current, ask, more = null) {
  const { evening } = current();
  return h("div", { class: "evening-line", key: "evening-line" },
    evening ? [h("p", { class: "voice", key: "line" }, evening.line), nextHost(current(), ask)] : null,
    eveningButton(current, ask), more);
}

/** Who should host next; whoever leads the table now hands over with one tap. @param {any} face @param {Ask} ask */
function nextHost({ evening, organizer, type }, ask) {
  if (!evening.host) return null;
  const answer = (yes) => { closeSheet(); ask("next-host", { person: evening.next_host, yes }); };
  return h("div", { class: "next-host", key: "host" },
    h("p", { class: "dim" }, evening.host),
    organizer || type === "desk"
      ? [button({ key: "yes", onclick: () => answer(true) }, say("next-host-yes")), button({ key: "no", class: "quiet", onclick: () => answer(false) }, say("next-host-no"))]
      : null);
}

/** @param {() => any} current @param {Ask} ask */
function openEvening(current, ask) {
  openSheet("evening", say("evening"), () => {
    const { evening, code } = current();
    if (!evening) return [];
    return [
      h("p", { class: "voice", key: "line" }, evening.line),
      nextHost(current(), ask),
      h("ol", { class: "scores", key: "scores" }, evening.standings.map((each) => standing(each, evening.scored))),
      h("p", { class: "dim", key: "sides" }, evening.sides.map(([side, number]) => `${side} ${number}`).join(" · ")),
      h("div", { class: "list", key: "games" }, [...evening.games].reverse().map((each) =>
        h("a", { class: "button", key: each.game, href: `/t/${code}/games/${each.game}`, target: "_blank" }, say("evening-game", { number: each.game, winner: each.winner }))),
        h("a", { class: "button", key: "all", href: `/t/${code}/games`, target: "_blank" }, say("games"))),
    ];
  });
}

/** @param {any} each @param {boolean} scored */
function standing(each, scored) {
  const { points = 0, wins = 0, survived = 0 } = each;
  return h("li", { key: each.name, "data-bot": Boolean(each.bot) },
    h("b", { class: "who" }, each.name),
    h("b", { class: "sum" }, scored ? say("evening-scored", { points, wins, games: each.games }) : say("evening-won", { wins, games: each.games })),
    h("small", null, [each.sides ? say("evening-with", { sides: each.sides }) : "", say("evening-lived", { number: survived }), each.cards].filter(Boolean).join(" · ")));
}
