/** Plays something step by step, each for its time: like a film that can be stopped, and shown faster. */

import { keep, kept } from "./keeping.js";

export const SPEEDS = [1, 1.5, 2, 4];
const TICK = 100;

export class Film {
  /**
   * @param {{ lasts(): number, over(): void, ticked(): void }} show `lasts` is how many milliseconds the present
   *   step stands, `over` is called when they have passed, `ticked` now and then in between
   */
  constructor(show) {
    this.show = show;
    this.playing = false;
    const wished = kept("replay-speed", SPEEDS[0]);
    this.speed = SPEEDS.includes(wished) ? wished : SPEEDS[0];
    /** How much of the step was shown before the clock was last started, in its own milliseconds. */
    this.spent = 0;
    this.since = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    setInterval(() => this.playing && show.ticked(), TICK);
  }

  /** How much of the present step has been shown, in its own milliseconds. */
  get shown() {
    const running = this.playing ? (performance.now() - this.since) * this.speed : 0;
    return Math.min(this.show.lasts(), this.spent + running);
  }

  /** @param {boolean} playing */
  set(playing) {
    this.spent = this.shown;
    this.playing = playing;
    this.run();
  }

  /** @param {number} speed */
  hasten(speed) {
    this.spent = this.shown;
    this.speed = speed;
    keep("replay-speed", speed);
    this.run();
  }

  /** Another step is shown, from its beginning. */
  begin() {
    this.spent = 0;
    this.run();
  }

  run() {
    clearTimeout(this.timer);
    this.since = performance.now();
    if (this.playing) this.timer = setTimeout(() => this.show.over(), Math.max(0, this.show.lasts() - this.spent) / this.speed);
  }
}
