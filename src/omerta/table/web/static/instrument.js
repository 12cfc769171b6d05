/** The instrument of a book: short chimes in its key, a tone built of its partials, in its hall. */

import { pitch } from "./tuning.js";
import { chance, hiss } from "./noise.js";

/**
 * @import { Chime, ChimeName } from "./hearing.js"
 * @import { Tuning } from "./tuning.js"
 * @typedef {readonly [at: number, loud: number, ...steps: number[]]} Note when, in paces; how loud; which steps of the scale
 */

/** What each chime plays; every book says it in its own tongue. @type {Partial<Record<ChimeName, readonly Note[]>>} */
const PHRASES = {
  nightfall: [[0, 0.5, 7], [1, 0.5, 4], [2, 0.5, 2], [3, 1, -7, 0]],
  dawn: [[0, 0.5, 0], [1, 0.55, 2], [2, 0.6, 4], [3, 0.75, 7, 9]],
  death: [[0, 1.1, -7], [0, 0.4, 0]],
  verdict: [[0, 0.8, 4], [2, 1, 0, -7]],
  card: [[0.8, 0.55, 4], [1.6, 0.45, 7]],
  victory: [[0, 0.8, 3, 5, 7], [1.5, 0.8, 4, 6, 8], [3, 1.1, 0, 4, 7, 9]],
};
/** A blow before the first note, as heavy as this: a palm on a table, a card that turns. @type {Partial<Record<ChimeName, number>>} */
const BLOWS = { death: 0.5, verdict: 0.35 };
/** It gets light gently: the tones come up instead of being struck. */
const SWELL = 0.14;
const LONGEST = 2.7;
const LOUDNESS = 0.27;
/** How a tone dies away: quickly at first, and wholly at the end. */
const DYING = Float32Array.from({ length: 128 }, (_, index) => Math.exp(-4.2 * index / 127) * (1 - (index / 127) ** 4));
const MOST_KNOCKS = 12;
const KNOCKING = 1.7;
const KNOCK_EVERY = 0.22;

export class Instrument {
  /** @param {BaseAudioContext} context @param {AudioNode} out @param {Tuning} tuning */
  constructor(context, out, tuning) {
    this.context = context;
    this.tuning = tuning;
    this.white = hiss(context, 0.5);
    const [seconds, share] = tuning.hall;
    this.dry = new GainNode(context, { gain: LOUDNESS });
    this.echo = new GainNode(context, { gain: share });
    this.dry.connect(out);
    this.dry.connect(hall(context, seconds)).connect(this.echo).connect(out);
  }

  /** Another book is opened. */
  leave() {
    this.dry.disconnect();
    this.echo.disconnect();
  }

  /** @param {Chime} chime @param {number} [now] */
  play({ name, times }, now = this.context.currentTime + 0.02) {
    if (name === "hand") this.knocks(times, now);
    if (name === "count") [0, 0.16].forEach((later) => this.knock(now + later, 1, 0.6));
    if (name === "card") this.flick(now);
    const blow = BLOWS[name];
    if (blow) this.knock(now, blow, 0.5);
    for (const [at, loud, ...steps] of PHRASES[name] ?? []) {
      const later = at * this.tuning.pace;
      const each = loud / Math.sqrt(steps.length);
      for (const step of steps) this.tone(pitch(this.tuning, step), now + later, each, LONGEST - later, name === "dawn" ? SWELL : 0);
    }
  }

  /**
   * @param {number} hertz
   * @param {number} at
   * @param {number} loud
   * @param {number} most seconds it may last
   * @param {number} swell seconds it takes to come up, besides its own attack
   */
  tone(hertz, at, loud, most, swell) {
    const { partials, levels, attack, decay, strike, tremble } = this.tuning;
    const body = new GainNode(this.context, { gain: 1 });
    body.connect(this.dry);
    if (tremble) this.shake(body, tremble, at, most);
    const depth = Math.log2(this.tuning.root / hertz); // the lower a tone, the longer and the richer it is
    const rings = decay * 2 ** (depth / 2);
    const loudest = partials.map((partial, index) => levels[index] * partial ** (depth / 2));
    const sum = Math.hypot(...loudest);
    const rises = attack + swell;
    partials.forEach((partial, index) => {
      const lasts = Math.min(most - rises, rings / partial ** 0.45);
      const peak = (loud * loudest[index]) / sum;
      const loudness = new GainNode(this.context, { gain: 0 });
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(peak, at + rises);
      loudness.gain.setValueCurveAtTime(DYING.map((part) => part * peak), at + rises, lasts);
      const source = new OscillatorNode(this.context, { frequency: hertz * partial });
      source.connect(loudness).connect(body);
      source.start(at);
      source.stop(at + rises + lasts);
    });
    if (strike && !swell) this.burst({ at, loud: strike * loud, lasts: 0.03, hertz: Math.min(3200, hertz * 6), narrow: 0.8 });
  }

  /** @param {GainNode} body @param {number} times a second @param {number} at @param {number} lasts */
  shake(body, times, at, lasts) {
    const source = new OscillatorNode(this.context, { frequency: times });
    body.gain.value = 0.78;
    source.connect(new GainNode(this.context, { gain: 0.22 })).connect(body.gain);
    source.start(at);
    source.stop(at + lasts + 0.1);
  }

  /** As many as hands were up, quicker where there are many. @param {number} times @param {number} now */
  knocks(times, now) {
    const heard = Math.min(times, MOST_KNOCKS);
    const every = Math.min(KNOCK_EVERY, KNOCKING / heard);
    for (let index = 0; index < heard; index++) this.knock(now + index * every, 0.8, 1);
  }

  /** Knuckles on wood, in the key of the book. @param {number} at @param {number} loud @param {number} high */
  knock(at, loud, high) {
    const hertz = pitch(this.tuning, 4) * high;
    const wood = new OscillatorNode(this.context, { frequency: hertz * 1.5 });
    const loudness = new GainNode(this.context, { gain: 0 });
    wood.frequency.setTargetAtTime(hertz, at, 0.012);
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(loud * 0.9, at + 0.002);
    loudness.gain.setTargetAtTime(0, at + 0.002, 0.022);
    wood.connect(loudness).connect(this.dry);
    wood.start(at);
    wood.stop(at + 0.25);
    this.burst({ at, loud: loud * 0.9, lasts: 0.05, hertz: hertz * 5, narrow: 1.6 });
  }

  /** A card is turned: paper, twice. @param {number} now */
  flick(now) {
    this.burst({ at: now, loud: 0.5, lasts: 0.09, hertz: 2600, narrow: 0.7 });
    this.burst({ at: now + 0.11, loud: 0.8, lasts: 0.05, hertz: 3800, narrow: 0.9 });
  }

  /** @param {{ at: number, loud: number, lasts: number, hertz: number, narrow: number }} burst a breath of noise around a pitch */
  burst({ at, loud, lasts, hertz, narrow }) {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.white, loop: true });
    const band = new BiquadFilterNode(this.context, { type: "bandpass", frequency: hertz, Q: narrow });
    const loudness = new GainNode(this.context, { gain: 0 });
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(loud, at + 0.002);
    loudness.gain.setTargetAtTime(0, at + 0.002, lasts / 3);
    source.connect(band).connect(loudness).connect(this.dry);
    source.start(at);
    source.stop(at + lasts * 3);
  }
}

/** The echo of a room with walls of stone or velvet. @param {BaseAudioContext} context @param {number} seconds */
function hall(context, seconds) {
  const buffer = context.createBuffer(2, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  for (const side of [0, 1]) {
    const samples = buffer.getChannelData(side);
    const next = chance(31 + side);
    let dull = 0;
    for (let index = 0; index < samples.length; index++) {
      const gone = index / samples.length;
      dull += (next() * 2 - 1 - dull) * (0.55 - 0.45 * gone); // the further, the duller
      samples[index] = dull * 10 ** (-3 * gone);
    }
  }
  return new ConvolverNode(context, { buffer });
}
