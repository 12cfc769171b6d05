/** A count that is entered at one stroke: hand by hand, or a number for each name. */

import { tellsFirst } from "./desk_cues.js";
import { chip, endings, nameOf } from "./desk_task.js";
import { button, h, leavesOf } from "./morph.js";
import { say } from "./words.js";

/** @import { Tools, Work } from "./desk_task.js" */

const AGAINST = -1;

/** A candidate, then everybody whose hand is up, or how many there are. @param {Tools} tools @param {Whole.Votes} count @returns {Work} */
export function handsUp(tools, count) {
  const { candidates, voters, ballots, may_oppose: mayOppose, most } = count;
  const { face, hand, pick, host } = tools;
  const open = [...candidates, ...(mayOppose ? [AGAINST] : [])];
  const on = open.includes(hand.candidate) ? hand.candidate : open[0];
  /** @type {Record<number, number>} */
  const raised = { ...Object.fromEntries(ballots), ...hand.raised };
  const votes = voters.filter((seat) => raised[seat]).map((seat) => /** @type {[number, number]} */ ([seat, raised[seat]]));
  const rest = voters.filter((seat) => !raised[seat]);
  const sums = open.filter((each) => each in hand.sums).map((each) => /** @type {[number, number]} */ ([each, hand.sums[each]]));
  const summed = sums.reduce((all, [, number]) => all + number, 0);
  /** @param {number[]} seats @param {number} to */
  const raise = (seats, to) => pick({ candidate: on, sums: {}, raised: { ...hand.raised, ...Object.fromEntries(seats.map((seat) => [seat, to])) } });
  /** @param {number} candidate */
  const name = (candidate) => candidate === AGAINST ? say("desk-against") : `${candidate} ${nameOf(face, candidate)}`;
  /** @param {number} candidate */
  const number = (candidate) => sums.length ? hand.sums[candidate] ?? 0 : votes.filter(([, to]) => to === candidate).length;
  const all = sums.length ? summed : votes.length;
  const label = open.length > 1 ? say("host-count", { number: all, most }) : say("host-count-one", { name: name(on), number: all });
  const enter = { label, do: () => host(sums.length ? { command: "note-sums", sums } : { command: "poll", votes }) };
  return {
    tap: (seat) => voters.includes(seat) ? () => raise([seat], raised[seat] === on ? 0 : on) : null,
    look: (seat) => raised[seat] && voters.includes(seat)
      ? { as: raised[seat] === on ? "hand" : "spent", badge: raised[seat] === AGAINST ? "−" : open.length > 1 ? `→${raised[seat]}` : "" }
      : voters.includes(seat) ? { as: "open" } : {},
    chips: leavesOf([
      open.length > 1 ? open.map((candidate) => chip(`c${candidate}`, [name(candidate), h("b", null, number(candidate))],
        candidate === on, () => pick({ candidate }))) : null,
      !sums.length && rest.length && rest.length < voters.length && open.length > 1 ? chip("rest", say("desk-rest"), false, () => raise(rest, on)) : null,
      endings(tools),
    ]),
    numbers: count.sums ? numbers(tools, on, most, summed) : [],
    primary: Object.keys(hand.raised).length || sums.length ? enter : tellsFirst(tools, enter),
    hint: say(count.sums ? "host-hands-or-number" : "desk-hands", { name: name(on) }),
  };
}

/** As many as there are hands; what the others have is gone from them. @param {Tools} tools @param {number} on @param {number} most @param {number} summed */
function numbers({ hand, pick }, on, most, summed) {
  const left = most - summed + (hand.sums[on] ?? 0);
  return leavesOf(Array.from({ length: most + 1 }, (_, at) => button({
    key: `n${at}`, class: "number", "data-number": at, "aria-pressed": String(hand.sums[on] === at), disabled: at > left,
    onclick: () => pick({ candidate: on, raised: {}, sums: { ...hand.sums, [on]: at } }),
  }, at)));
}
