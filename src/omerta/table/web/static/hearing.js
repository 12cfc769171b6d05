/** What of the show is heard: which chime a face brings, which air stands under it. It decides, and sounds nothing. */

import { hushed } from "./face.js";
import { isDawning } from "./stage.js";

/** @typedef {"hand" | "count" | "card" | "nightfall" | "dawn" | "verdict" | "death" | "victory"} ChimeName */
/** @typedef {{ name: ChimeName, times: number }} Chime */
/** @typedef {{ kind: "dark" | "light" | "none", level: number }} Air what stands in the room, and how much of it */

/** The beats that sound, the lightest first: of several that come at once the gravest alone is heard. @type {[string, ChimeName][]} */
const CHIMES = [
  ["hand", "hand"], ["count", "count"], ["card", "card"], ["nightfall", "nightfall"], ["dawn", "dawn"],
  ["verdict", "verdict"], ["leaving", "death"], ["death", "death"], ["finale", "victory"],
];
/** At these the room holds its breath. */
const GRAVE = ["death", "leaving"];
const BREATHLESS = 0.15;
const EBB = 0.35;
const SUNK = 0.2;
export const SILENCE = /** @type {Air} */ ({ kind: "none", level: 0 });

export class Hearing {
  constructor() {
    /** The newest sentence that is known here; 0 before the first one, null where the page has just come. @type {number | null} */
    this.last = null;
  }

  /** The wire was lost: what was told meanwhile is over. */
  miss() {
    this.last = null;
  }

  /**
   * The chime of what has just begun. A sentence that was there before the page is old, and where the last one
   * known is gone something was taken back: both are silent.
   * @param {Whole.Screen | Whole.Gathering} face
   * @returns {Chime | null}
   */
  next(face) {
    const line = face.type === "screen" ? face.line : null;
    const before = this.last;
    this.last = line?.number ?? 0;
    if (face.type !== "screen" || !line || before === null || before === line.number) return null;
    if (before && !face.say.some((said) => said.number === before)) return null;
    // When all is over the story is another one, with its secrets: only the last word of the public one is heard.
    const lines = face.stage === "over" ? [line] : face.story;
    return gravest(face, lines.filter((each) => each.number > before));
  }
}

/** @param {Whole.Screen} face @param {readonly Whole.Line[]} fresh @returns {Chime | null} */
function gravest(face, fresh) {
  const found = CHIMES.findLast(([stage]) => fresh.some((line) => line.stage === stage));
  if (!found) return null;
  const [stage, name] = found;
  if (name === "victory" && !face.rows.some((row) => row.won)) return { name: "verdict", times: 1 };
  const times = name === "hand" ? hands(face, fresh.findLast((line) => line.stage === stage)) : 1;
  return times ? { name, times } : null;
}

/** As many knocks as hands were counted, and none for nobody's. @param {Whole.Screen} face @param {Whole.Line | undefined} line */
function hands(face, line) {
  return face.places
    .filter((place) => place.votes && line?.seats.includes(place.seat))
    .reduce((sum, place) => sum + (Number.parseInt(place.votes, 10) || 1), 0);
}

/** The air of a face: thick while eyes are closed, thin while people talk, none before and after. @param {Whole.Screen | Whole.Gathering} face @returns {Air} */
export function airOf(face) {
  if (face.type !== "screen" || face.stage === "over") return SILENCE;
  const stage = face.line?.stage ?? "aside";
  const dark = hushed(face);
  const told = GRAVE.includes(stage) ? BREATHLESS : dark && isDawning(stage) ? EBB : 1;
  return { kind: dark ? "dark" : "light", level: face.clock?.paused ? Math.min(told, SUNK) : told };
}
