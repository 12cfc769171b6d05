/** What a tap means now: the seats that can be tapped, the chips above the button, and the button itself. */

import { enough } from "./face.js";
import { button, leavesOf } from "./morph.js";
import { handsUp } from "./desk_votes.js";
import { askSure } from "./sheets.js";
import { tellsFirst } from "./desk_cues.js";
import { openUndo } from "./desk_sheets.js";
import { capital, say } from "./words.js";

/**
 * @import { Ask, Link } from "./link.js"
 * @import { Child, Leaf } from "./morph.js"
 *
 * @typedef {{ key: string, actor: number, deed: string, targets: number[], candidate: number, raised: Record<number, number>, sums: Record<number, number>, starting: boolean }} Hand
 * @typedef {{ label: string, do: (() => unknown) | null }} Primary the big button
 * @typedef {{ tap(seat: number): (() => unknown) | null, look(seat: number): { as?: string, badge?: string },
 *   chips: readonly Leaf[], numbers?: readonly Leaf[], primary: Primary, hint: string }} Work
 * @typedef {(...commands: Asked.Command[]) => Promise<Whole.Answer>} Host
 * @typedef {{ face: Whole.Desk, hand: Hand, link: Link, ask: Ask, host: Host, done: Host, current(): Whole.Desk | null, pick(change: Partial<Hand>): void, code: string }} Tools
 */

const LONGER = 60;
/** What is asked in a call: who does nothing there is done. */
const CALLS = ["gesture", "close"];
/** @type {Asked.Command} */
const CLOSE = { command: "close" };
/** What the big button says and does in a task where nobody is pointed at; with it the host is done, and the next thing begins. @type {Partial<Record<Whole.Desk["task"], [string, Asked.Command]>>} */
const IDLE = {
  proceed: ["desk-go-on", { command: "proceed" }],
  close: ["desk-sleep", CLOSE],
  show: ["desk-shown", { command: "show" }],
  talk: ["desk-time-up", CLOSE],
};
/** @type {Whole.Gesture} */
const NOBODY = { actors: [], together: false, deeds: [], at_once: false };

/** What the hand is about belongs to one moment of the game. @param {Whole.Desk} face */
const keyOf = (face) => `${face.moment}:${face.task}:${face.votes?.candidates ?? ""}`;

/** @param {Whole.Desk | null} face @returns {Hand} */
export function freshHand(face) {
  return { key: face ? keyOf(face) : "", actor: 0, deed: "", targets: [], candidate: 0, raised: {}, sums: {}, starting: false };
}

/** @param {Hand} hand @param {Whole.Desk} face @returns {Hand} */
export function keptHand(hand, face) {
  return hand.key === keyOf(face) ? hand : freshHand(face);
}

/** @param {Tools} tools @returns {Work} */
export function work(tools) {
  const { record, votes, gesture, starters } = tools.face;
  if (record) return recording(tools, record);
  if (tools.hand.starting && starters.length) return starting(tools);
  if (votes?.hands) return handsUp(tools, votes);
  if (votes) return pointing(tools, { ...NOBODY, actors: votes.deeds.map(([seat]) => seat), deeds: votes.deeds, at_once: true }, votesEnd(tools, votes));
  return pointing(tools, gesture ?? NOBODY, otherwise(tools));
}

/** The button when nothing is pointed at. @param {Tools} tools @returns {Primary} */
function otherwise({ face, host, done }) {
  if (face.by_table && face.task === "proceed") return { label: capital(say("desk-by-table")), do: null };
  if (face.may_close) return { label: say(face.gesture ? "host-no-more" : "host-nobody"), do: () => host(CLOSE) };
  const [label, command] = IDLE[face.task] ?? ["desk-tap", null];
  const aimed = face.task === "close" ? face.aimed.map((seat) => `${seat} ${nameOf(face, seat)}`).join(", ") : "";
  const goes = face.task === "proceed" ? host : done;
  return { label: [aimed, say(label)].filter(Boolean).join(" · "), do: command && (() => goes(command)) };
}

/** Where people vote one by one, whoever keeps silent does not keep the others waiting. @param {Tools} tools @param {Whole.Votes} votes @returns {Primary} */
function votesEnd({ host }, votes) {
  const silent = votes.deeds.length;
  if (silent === 1) return { label: say("desk-time-up"), do: () => host(CLOSE) };
  const count = say("desk-count");
  return { label: count, do: () => silent ? askSure(say("desk-count-sure"), count, () => host(CLOSE)) : host(CLOSE) };
}

/** A printed card: tap whoever opens his eyes. @param {Tools} tools @param {Whole.Record} record @returns {Work} */
function recording(tools, { role, name, left, meets, among, met }) {
  const { face, host, ask } = tools;
  /** @param {number} seat */
  const known = (seat) => face.places[seat - 1].card;
  return {
    tap: (seat) => known(seat) ? () => openUndo(tools)
      : !among.includes(seat) && !met.includes(seat) ? null
      : meets || !among.includes(seat) ? () => ask("meet", { seat }) : () => host({ command: "assign", seat, role }),
    look: (seat) => ({ as: met.includes(seat) && meets ? "target" : met.includes(seat) && !among.includes(seat) ? "known" : known(seat) ? "known" : among.includes(seat) ? "open" : "" }),
    chips: [],
    primary: { label: say(meets ? "host-left-met" : "desk-left", { name: capital(name), number: left }), do: null },
    hint: say(meets ? "host-meet-hint" : "desk-record-hint"),
  };
}

/** The round may begin with somebody else: tap him. @param {Tools} tools @returns {Work} */
function starting({ face, pick, host }) {
  /** @param {number} seat */
  const begin = (seat) => { pick({ starting: false }); return host({ command: "start", seat }); };
  return {
    tap: (seat) => face.starters.includes(seat) ? () => begin(seat) : null,
    look: (seat) => face.starters.includes(seat) ? { as: "open" } : {},
    chips: [chip("starter", say("desk-starter"), true, () => pick({ starting: false }))],
    primary: { label: say("desk-tap"), do: null },
    hint: say("desk-starter-hint"),
  };
}

/**
 * Somebody points at somebody. The actor first where there are several, then the deed, then the names.
 * @param {Tools} tools
 * @param {Whole.Gesture} gesture
 * @param {Primary} idle
 * @returns {Work}
 */
function pointing(tools, gesture, idle) {
  const { face, hand, pick, host, done } = tools;
  const alone = gesture.together || gesture.actors.length === 1;
  const actor = alone ? gesture.actors[0] : gesture.actors.includes(hand.actor) ? hand.actor : 0;
  const deeds = gesture.deeds.find(([seat]) => seat === actor)?.[1] ?? [];
  const aimed = deeds.filter((deed) => deed.targets);
  const deed = aimed.find((each) => each.deed === hand.deed) ?? aimed[0];
  const plain = deeds.filter((each) => !each.targets);
  const targets = deed ? hand.targets : [];
  /** @param {string} name @param {number[]} to */
  const send = (name, to) => {
    /** @type {Asked.Command} */
    const command = gesture.together ? { command: "agree", deed: name, targets: to } : { command: "act", seat: actor, deed: name, targets: to };
    pick({ actor: 0, targets: [] });
    return to.length || !CALLS.includes(face.task) ? host(command) : done(command);
  };
  /** All whom a deed needs are pointed at: what is meant is clear, and can be taken back. @param {Whole.DeedOffer} meant @param {number[]} to */
  const point = (meant, to) => (gesture.at_once && to.length === meant.targets ? send(meant.deed, to) : pick({ targets: to }));
  /** @param {number} seat */
  const tap = (seat) => {
    if (!actor) return gesture.actors.includes(seat) ? () => pick({ actor: seat, targets: [] }) : null;
    if (deed && (!deed.open_to.length || deed.open_to.includes(seat))) return () => point(deed, toggled(targets, seat, deed.targets));
    return !alone && gesture.actors.includes(seat) ? () => pick({ actor: seat === actor ? 0 : seat, targets: [] }) : null;
  };
  return {
    tap,
    look: (seat) => (targets.length ? targets : face.aimed).includes(seat) ? { as: "target" }
      : seat === actor && !gesture.together ? { as: "actor" }
      : tap(seat) ? { as: "open" } : {},
    chips: leavesOf([
      !alone && actor ? chip("actor", `${actor} ${nameOf(face, actor)}`, true, () => pick({ actor: 0, targets: [] })) : null,
      aimed.length > 1 ? aimed.map((each) => chip(each.deed, capital(each.label), each === deed, () => pick({ deed: each.deed, targets: [] }))) : null,
      plain.map((each) => chip(each.deed, capital(each.label), false, () => send(each.deed, []))),
      face.starters.length ? chip("starter", say("desk-starter"), false, () => pick({ starting: true })) : null,
      timing(tools),
      endings(tools),
    ]),
    primary: deed && targets.length >= enough(deed)
      ? { label: `${capital(deed.label)}: ${targets.map((seat) => `${seat} ${nameOf(face, seat)}`).join(", ")}`, do: () => send(deed.deed, targets) }
      : tellsFirst(tools, idle),
    hint: !actor && gesture.actors.length ? say(face.votes ? "desk-who-votes" : face.task === "talk" || face.may_close ? "desk-who-names" : "desk-who") : "",
  };
}

/** @param {number[]} seats @param {number} seat @param {number} most */
function toggled(seats, seat, most) {
  if (seats.includes(seat)) return seats.filter((each) => each !== seat);
  return [...seats, seat].slice(-most);
}

/** The clock of a talk belongs to the host. @param {Tools} tools */
function timing({ face: { task, clock }, ask }) {
  if (task !== "talk" || !clock) return [];
  return [
    chip("pause", say(clock.paused ? "go-on" : "pause"), false, () => ask("pause", { on: !clock.paused })),
    chip("longer", say("longer"), false, () => ask("longer", { seconds: LONGER })),
  ];
}

/** A game that stands still can be ended. @param {Tools} tools */
export function endings({ face, host }) {
  return face.ends.map(([side, name]) => {
    const label = side ? say("desk-end-side", { side: capital(name) }) : say("desk-end-draw");
    return chip(`end-${side}`, label, false, () => askSure(say("desk-end-sure"), label, () => host({ command: "declare-draw", winner: side })));
  });
}

/** @param {Whole.Desk} face @param {number} seat */
export function nameOf(face, seat) {
  return face.places[seat - 1]?.name ?? "";
}

/** @param {string} key @param {Child} label @param {boolean} pressed @param {() => unknown} onclick */
export function chip(key, label, pressed, onclick) {
  return button({ key, class: "chip", "data-chip": key, "aria-pressed": String(pressed), onclick }, label);
}
