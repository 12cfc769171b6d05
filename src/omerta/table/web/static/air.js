/** The air of the room: layers of noise that move slowly, and what happens far away in them. */

import { filter, hiss, sway, tape } from "./noise.js";
import { crickets, drips, droplets, fire, projector, train } from "./tapes.js";
import { pitch } from "./tuning.js";

/**
 * @import { Layer, Tuning } from "./tuning.js"
 * @typedef {{ context: BaseAudioContext, out: AudioNode, tuning: Tuning, white: AudioBuffer }} Place where a layer sounds, and its noise
 * @typedef {AudioScheduledSourceNode[]} Sources what has to be started, and stopped again
 */

const NOISE = 7.3;
const FINE = 24000;
const COARSE = 8000;

/**
 * Noise through a band that wanders.
 * @param {Place} place
 * @param {{ type?: BiquadFilterType, hertz: number, narrow?: number, loud: number, wanders?: number, breathes?: number, seconds: number }} band
 * @returns {Sources}
 */
function band({ context, out, white }, { type = "bandpass", hertz, narrow = 0.5, loud, wanders = 0, breathes = 0, seconds }) {
  // Each at a speed of its own: so one noise serves for all of them, and they never come round together.
  const source = new AudioBufferSourceNode(context, { buffer: white, loop: true, playbackRate: 1 - seconds / 100 });
  const through = filter(context, type, hertz, narrow);
  through.frequency.automationRate = "k-rate"; // it moves so slowly that not every sample needs to be asked
  const loudness = new GainNode(context, { gain: loud });
  source.connect(through).connect(loudness).connect(out);
  return [
    source,
    sway(context, through.frequency, hertz * wanders, seconds),
    sway(context, through.frequency, hertz * wanders * 0.4, seconds * 0.37),
    sway(context, loudness.gain, loud * breathes, seconds * 0.83),
    sway(context, loudness.gain, loud * breathes * 0.5, seconds * 0.29),
  ];
}

/** @param {Place} place @param {Float32Array<ArrayBuffer>} samples @param {number} rate @param {number} loud @param {number} [hertz] what is higher is lost on the way @returns {Sources} */
function loop({ context, out }, samples, rate, loud, hertz = 9000) {
  const source = tape(context, samples, rate);
  source.connect(filter(context, "lowpass", hertz)).connect(new GainNode(context, { gain: loud })).connect(out);
  return [source];
}

/** Low voices behind a wall, an open fifth and what the scale puts between. @param {Place} place @returns {Sources} */
function choir({ context, out, tuning }) {
  const wall = new GainNode(context, { gain: 1 });
  for (const [hertz, narrow, loud] of [[430, 3.5, 1], [820, 5, 0.4], [2300, 6, 0.06]]) {
    wall.connect(filter(context, "bandpass", hertz, narrow)).connect(new GainNode(context, { gain: loud })).connect(out);
  }
  /** @type {Sources} */
  const sources = [];
  [[-7, 11], [-3, 17], [0, 13], [1, 29], [4, 23]].forEach(([step, seconds], index) => {
    const loudness = new GainNode(context, { gain: 0.05 });
    sources.push(sway(context, loudness.gain, 0.045, seconds));
    for (const cents of [-6, 5]) {
      const voice = new OscillatorNode(context, { type: "sawtooth", frequency: pitch(tuning, step), detune: cents });
      voice.detune.automationRate = "k-rate";
      voice.connect(loudness);
      sources.push(voice, sway(context, voice.detune, 9, 0.21 + 0.017 * index));
    }
    loudness.connect(wall);
  });
  return sources;
}

/** A motor: its hum trembles with the frames. @param {Place} place @returns {Sources} */
function whir(place) {
  const { context, out } = place;
  const motor = new OscillatorNode(context, { type: "sawtooth", frequency: 96 });
  const loudness = new GainNode(context, { gain: 0.035 });
  motor.connect(filter(context, "lowpass", 420)).connect(loudness).connect(out);
  return [
    motor,
    sway(context, motor.frequency, 0.9, 5.3),
    sway(context, loudness.gain, 0.008, 1 / 24),
    ...band(place, { hertz: 1900, narrow: 0.35, loud: 0.085, wanders: 0.18, breathes: 0.22, seconds: 11 }),
    ...band(place, { type: "lowpass", hertz: 320, loud: 0.1, breathes: 0.3, seconds: 7 }),
  ];
}

/** @type {Record<string, (place: Place) => Sources>} */
const LAYERS = {
  room: (place) => band(place, { type: "lowpass", hertz: 240, loud: 0.06, breathes: 0.3, seconds: 21 }),
  wind: (place) => band(place, { type: "lowpass", hertz: 460, loud: 0.26, wanders: 0.4, breathes: 0.25, seconds: 14 }),
  leaves: (place) => band(place, { hertz: 2700, loud: 0.085, wanders: 0.25, breathes: 0.28, seconds: 15 }),
  crickets: (place) => loop(place, crickets(FINE), FINE, 0.09),
  vault: (place) => band(place, { hertz: 1300, narrow: 0.25, loud: 0.085, wanders: 0.15, breathes: 0.25, seconds: 17 }),
  street: (place) => band(place, { type: "lowpass", hertz: 170, narrow: 0.9, loud: 0.4, wanders: 0.3, breathes: 0.4, seconds: 23 }),
  drips: (place) => loop(place, drips(FINE), FINE, 0.22),
  whir,
  projector: (place) => loop(place, projector(FINE), FINE, 0.3, 5200),
  rain: (place) => [
    ...band(place, { hertz: 3400, narrow: 0.3, loud: 0.1, wanders: 0.15, breathes: 0.25, seconds: 19 }),
    ...band(place, { type: "lowpass", hertz: 600, loud: 0.07, breathes: 0.3, seconds: 13 }),
  ],
  droplets: (place) => loop(place, droplets(FINE), FINE, 0.24),
  train: (place) => loop(place, train(COARSE, [0, 2, 4, 5].map((step) => pitch(place.tuning, step + 7))), COARSE, 0.3, 1500),
  gale: (place) => [
    ...band(place, { type: "lowpass", hertz: 330, loud: 0.24, wanders: 0.35, breathes: 0.4, seconds: 12 }),
    ...band(place, { hertz: 2100, narrow: 0.3, loud: 0.07, wanders: 0.3, breathes: 0.4, seconds: 16 }),
  ],
  howl: (place) => [
    ...band(place, { hertz: 470, narrow: 9, loud: 0.34, wanders: 0.3, breathes: 0.6, seconds: 15 }),
    ...band(place, { hertz: 790, narrow: 12, loud: 0.2, wanders: 0.25, breathes: 0.7, seconds: 22 }),
  ],
  choir,
  fire: (place) => [
    ...loop(place, fire(FINE), FINE, 0.16, 6000),
    ...band(place, { type: "lowpass", hertz: 190, loud: 0.05, breathes: 0.5, seconds: 4.7 }),
  ],
};

/** What is blown into a room, until it is called off. */
export class Blown {
  /** @param {BaseAudioContext} context @param {AudioNode} out @param {Tuning} tuning @param {readonly Layer[]} layers */
  constructor(context, out, tuning, layers) {
    this.context = context;
    this.level = 0;
    this.loudness = new GainNode(context, { gain: 0 });
    this.loudness.connect(out);
    const white = hiss(context, NOISE);
    this.sources = layers.flatMap(({ kind, level }) => {
      const mixed = new GainNode(context, { gain: level });
      mixed.connect(this.loudness);
      return LAYERS[kind]({ context, out: mixed, tuning, white });
    });
    for (const source of this.sources) source.start();
  }

  /** @param {number} level @param {number} seconds until it is nearly there @param {boolean} [swells] first it rises once */
  turn(level, seconds, swells = false) {
    if (level === this.level && !swells) return; // it is on its way there
    this.level = level;
    const now = this.context.currentTime;
    const { gain } = this.loudness;
    gain.cancelScheduledValues(now);
    if (swells) gain.setTargetAtTime(1.3, now, 0.6);
    gain.setTargetAtTime(level, swells ? now + 1.8 : now, seconds / 3);
  }

  /** It dies away, and nothing of it is left running. @param {number} seconds */
  leave(seconds) {
    this.turn(0, seconds);
    const end = this.context.currentTime + 2 * seconds;
    for (const source of this.sources) source.stop(end);
    this.sources[0]?.addEventListener("ended", () => this.loudness.disconnect());
  }
}
