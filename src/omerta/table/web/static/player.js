/** Plays the sounds of the table, one after the other. */

const PENDING = 3; // whoever is so far behind skips what was told long ago
const AGAIN = 400;
const LONGEST = 60_000;

/** @typedef {"played" | "stopped" | "refused" | "failed"} Outcome */

/** @param {number} milliseconds @returns {Promise<void>} */
export const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

export class Player {
  constructor() {
    this.audio = new Audio();
    /** @type {(() => Promise<void>)[]} */
    this.waiting = [];
    this.busy = false;
    /** @type {(outcome: Outcome) => void} */
    this.finish = () => {};
  }

  /** Something to be done when all that came before is done. @param {() => Promise<void>} job */
  add(job) {
    this.waiting.push(job);
    this.waiting.splice(0, this.waiting.length - PENDING);
    if (!this.busy) void this.run();
  }

  async run() {
    this.busy = true;
    for (let job = this.waiting.shift(); job; job = this.waiting.shift()) await job();
    this.busy = false;
  }

  stop() {
    this.waiting = [];
    this.audio.pause();
    this.finish("stopped");
  }

  /** @param {readonly string[]} sounds @param {number} volume @returns {Promise<Outcome>} */
  async play(sounds, volume) {
    for (const sound of sounds) {
      let outcome = await this.one(sound, volume);
      if (outcome === "failed") {
        await pause(AGAIN); // another process of the table may be a moment behind
        outcome = await this.one(sound, volume);
      }
      if (outcome !== "played") return outcome;
    }
    return "played";
  }

  /** @param {string} sound @param {number} volume @returns {Promise<Outcome>} */
  one(sound, volume) {
    return new Promise((done) => {
      const tired = setTimeout(() => finish("failed"), LONGEST);
      /** @param {Outcome} outcome */
      const finish = (outcome) => { clearTimeout(tired); done(outcome); };
      this.finish = finish;
      this.audio.onended = () => finish("played");
      this.audio.onerror = () => finish("failed");
      this.audio.volume = volume;
      this.audio.src = sound;
      this.audio.play().catch((/** @type {Error} */ error) => finish(error.name === "NotAllowedError" ? "refused" : "failed"));
    });
  }
}
