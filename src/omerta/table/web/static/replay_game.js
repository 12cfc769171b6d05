/** A finished game as it is looked at again: what anybody saw and heard at each step, and how long a step lasts. */

/**
 * A seat at a step as somebody saw it.
 * @typedef {{ seat: number, living: boolean, state: string, card: string, marks: readonly string[], votes: number,
 *   awake: boolean, secret: boolean }} Seen
 *
 * A line of the game: what the table said, what all saw, or what only some were told.
 * @typedef {{ step: number, text: string, secret: boolean, spoken: boolean }} Line
 */

/** Tenths of a second for what is seen and not spoken of: a hand that goes up, or only a sign on a chair. */
const HAND = 9;
const SIGN = 3;

/** Does it still stand at a step? @param {number} until @param {number} at */
const stands = (until, at) => !until || until > at;

export class ReplayGame {
  /** @param {Sent.Replay} game */
  constructor(game) {
    this.game = game;
    this.last = game.steps - 1;
    /** The first step at which the table speaks. */
    this.first = game.told[0]?.[0] ?? 0;
    /** @type {Map<string, Seen[][]>} */
    this.seen = new Map();
    /** @type {Map<string, number[]>} */
    this.times = new Map();
  }

  /** The circle at every step as this viewer saw it. @param {string} who */
  frames(who) {
    const known = this.seen.get(who);
    if (known) return known;
    const publicly = new Map(this.game.circle);
    const more = new Map(this.game.insights[who] ?? []);
    /** @type {Seen[][]} */
    const found = [];
    /** @type {Map<number, Sent.Spot>} */
    const base = new Map();
    /** @type {Map<number, Sent.Glimpse>} */
    const extra = new Map();
    for (let at = 0; at <= this.last; at++) {
      for (const spot of publicly.get(at) ?? []) base.set(spot[0], spot);
      for (const glimpse of more.get(at) ?? []) extra.set(glimpse[0], glimpse);
      const fresh = publicly.has(at) || more.has(at) || !found.length;
      found.push(fresh ? [...base.values()].map((spot) => seenAs(spot, extra.get(spot[0]))) : found[at - 1]);
    }
    this.seen.set(who, found);
    return found;
  }

  /** Which sentence of the table stands at a step: the last one that was told by then. @param {number} at */
  toldAt(at) {
    return this.game.told.findLastIndex(([step, until]) => step <= at && stands(until, at));
  }

  /**
   * What this viewer was told besides, or saw, from one step to another, and what still stood.
   * @param {string} language @param {string} who @param {number} from @param {number} to
   */
  besides(language, who, from, to) {
    return this.game.texts[language].lines.filter(([step, audience, , until]) =>
      step >= from && step <= to && stands(until, to) && (!audience.length || audience.includes(who)));
  }

  /**
   * Everything this viewer heard from one step to another, in order.
   * @param {string} language @param {string} who @param {number} from @param {number} to @returns {Line[]}
   */
  lines(language, who, from, to) {
    const told = this.game.told.flatMap(([step, until], index) =>
      step >= from && step <= to && stands(until, to) ? [{ step, text: this.game.texts[language].told[index][0], secret: false, spoken: true }] : []);
    const others = this.besides(language, who, from, to).map(([step, audience, said]) =>
      ({ step, text: said, secret: audience.length > 0, spoken: false }));
    return [...told, ...others].sort((one, other) => one.step - other.step);
  }

  /**
   * When each step begins for this viewer, in tenths of a second, and when the last one is over. A step of
   * which nothing reaches him takes no time.
   * @param {string} language @param {string} who
   */
  begins(language, who) {
    const name = `${language} ${who}`;
    const known = this.times.get(name);
    if (known) return known;
    const found = [0];
    for (let at = 0; at <= this.last; at++) found.push(found[at] + this.tenths(language, who, at));
    this.times.set(name, found);
    return found;
  }

  /** @param {string} language @param {string} who @param {number} at */
  tenths(language, who, at) {
    const { told } = this.game.texts[language];
    const spoken = this.game.told.reduce((sum, [step], index) => sum + (step === at ? told[index][1] : 0), 0);
    const besides = this.besides(language, who, at, at);
    const read = besides.reduce((sum, [, audience, , , tenths]) => sum + (audience.length ? tenths : 0), 0);
    const frames = this.frames(who);
    if (spoken || read) return Math.max(spoken, read);
    if (besides.length) return HAND;
    return at === this.last || frames[at] !== frames[at - 1] ? SIGN : 0;
  }

  /** Which chapter a step belongs to; -1 before the first. @param {number} at */
  chapterAt(at) {
    return this.game.chapters.findLastIndex(([from]) => from <= at);
  }
}

/** What everybody sees of a seat, and what this viewer sees instead. @param {Sent.Spot} spot @param {Sent.Glimpse} [glimpse] @returns {Seen} */
function seenAs([seat, living, state, card, marks, votes], glimpse) {
  const base = { seat, living, state, card, marks, votes, awake: false, secret: false };
  if (!glimpse || glimpse[5]) return base;
  return { ...base, card: glimpse[1], awake: glimpse[2], marks: glimpse[3] ?? marks, votes: glimpse[4] ?? votes, secret: glimpse[1] !== card };
}
