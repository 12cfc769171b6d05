/** The evening: who has won how often, with which cards, and the games to be looked at again. */

import { h } from "./morph.js";
import { openSheet } from "./sheets.js";
import { say } from "./words.js";

/** The button that opens the sheet; none before the first game is over. @param {() => any} current the face that is shown */
export function eveningButton(current) {
  if (!current().evening) return null;
  return h("button", { type: "button", key: "evening", onclick: () => openEvening(current) }, say("evening"));
}

/** One line for the screen across the room, and the buttons. @param {() => any} current @param {any} [more] */
export function eveningLine(current, more = null) {
  const { evening } = current();
  return h("div", { class: "evening-line", key: "evening-line" },
    evening ? [h("p", { class: "voice", key: "line" }, evening.line), evening.host ? h("p", { class: "dim", key: "host" }, evening.host) : null] : null,
    eveningButton(current), more);
}

/** @param {() => any} current */
function openEvening(current) {
  openSheet("evening", say("evening"), () => {
    const { evening, code } = current();
    if (!evening) return [];
    return [
      h("p", { class: "voice", key: "line" }, evening.line),
      evening.host ? h("p", { class: "dim", key: "host" }, evening.host) : null,
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
