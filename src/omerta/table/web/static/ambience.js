/** Night sounds made here and now, to cover a chair that creaks: wind and a few crickets. Off unless wished for. */

import { keep, kept } from "./keeping.js";

const FADE = 2;

export class Ambience {
  constructor() {
    this.on = kept("ambience-on", false);
    this.volume = kept("ambience-volume", 0.4);
    this.night = false;
    /** @type {AudioContext | null} */
    this.context = null;
  }

  /** @param {{ on?: boolean, volume?: number }} setting */
  set(setting) {
    Object.assign(this, setting);
    keep("ambience-on", this.on);
    keep("ambience-volume", this.volume);
    this.follow();
  }

  /** @param {boolean} night */
  fall(night) {
    if (night === this.night) return;
    this.night = night;
    this.follow();
  }

  follow() {
    const wanted = this.on && this.night ? this.volume : 0;
    if (!this.context && !wanted) return;
    if (!this.context) this.build();
    void this.context?.resume();
    const now = this.context?.currentTime ?? 0;
    this.loudness?.gain.cancelScheduledValues(now);
    this.loudness?.gain.setTargetAtTime(wanted, now, FADE / 3);
  }

  build() {
    const context = new AudioContext();
    this.context = context;
    this.loudness = context.createGain();
    this.loudness.gain.value = 0;
    this.loudness.connect(context.destination);
    this.wind(context, this.loudness);
    for (const [pitch, every] of [[4200, 1.7], [4700, 2.9]]) this.cricket(context, this.loudness, pitch, every);
  }

  /** @param {AudioContext} context @param {AudioNode} out */
  wind(context, out) {
    const buffer = context.createBuffer(1, context.sampleRate * 8, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let last = 0;
    for (let index = 0; index < samples.length; index++) {
      last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
      samples[index] = last * 3.5;
    }
    const noise = context.createBufferSource();
    noise.buffer = buffer;
    noise.loop = true;
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 500 });
    const gusts = new OscillatorNode(context, { frequency: 0.07 });
    const depth = new GainNode(context, { gain: 250 });
    gusts.connect(depth).connect(filter.frequency);
    noise.connect(filter).connect(out);
    noise.start();
    gusts.start();
  }

  /**
   * Chirps: a high tone, cut into pulses, cut into calls.
   * @param {AudioContext} context
   * @param {AudioNode} out
   * @param {number} pitch
   * @param {number} every
   */
  cricket(context, out, pitch, every) {
    const tone = new OscillatorNode(context, { frequency: pitch });
    const pulse = new GainNode(context, { gain: 0 });
    const call = new GainNode(context, { gain: 0 });
    const pulses = new OscillatorNode(context, { type: "square", frequency: 28 });
    const calls = new OscillatorNode(context, { type: "sine", frequency: 1 / every });
    pulses.connect(new GainNode(context, { gain: 0.5 })).connect(pulse.gain);
    calls.connect(new GainNode(context, { gain: 0.012 })).connect(call.gain);
    tone.connect(pulse).connect(call).connect(out);
    for (const source of [tone, pulses, calls]) source.start();
  }
}
