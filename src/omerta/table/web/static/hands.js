/** Hands go up one by one, and the numbers grow with them. All of it is known to everybody when it is told. */

/** So long it is from one hand to the next, in milliseconds, unless there are too many for the sentence. */
const STEP = 420;
/** The part of a sentence in which all hands are up. */
const PART = 0.7;

export class Hands {
  /** @param {() => void} draw is called whenever another hand is up */
  constructor(draw) {
    this.draw = draw;
    /** The count that is shown, so that each is played once. */
    this.told = "";
    /** Who votes for whom, in the order in which they raise their hands. @type {readonly (readonly [number, number])[]} */
    this.hands = [];
    /** How many of them are up. */
    this.up = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** @param {Whole.Screen} face */
  follow(face) {
    const told = face.hands.length ? `${face.line?.number} ${face.repeats}` : "";
    if (told === this.told) return;
    this.told = told;
    this.hands = face.hands;
    clearInterval(this.timer);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || !face.lasts;
    this.up = still ? this.hands.length : 0;
    if (this.isDone) return;
    this.timer = setInterval(() => this.raise(), Math.min(STEP, (PART * face.lasts) / this.hands.length));
  }

  get isDone() {
    return this.up >= this.hands.length;
  }

  raise() {
    this.up += 1;
    if (this.isDone) clearInterval(this.timer);
    this.draw();
  }

  /** Is the hand of this seat up? @param {number} seat */
  has(seat) {
    return this.hands.slice(0, this.up).some(([voter]) => voter === seat);
  }

  /** How many hands this seat has against it so far; what was counted, when all are up. @param {Whole.Place} place */
  votes(place) {
    if (this.isDone || !this.hands.some(([, candidate]) => candidate === place.seat)) return place.votes;
    return String(this.hands.slice(0, this.up).filter(([, candidate]) => candidate === place.seat).length || "");
  }
}
