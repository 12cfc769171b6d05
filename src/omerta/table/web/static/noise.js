/** What the sounds of the screen are made of: noise, loops computed here, things that sway. No chance but a fixed one. */

/** Numbers from 0 to 1 that look like chance, the same for the same seed: nothing at the table has a part in them. @param {number} seed */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** White noise, the same everywhere and another one on either side. @param {BaseAudioContext} context @param {number} seconds */
export function hiss(context, seconds) {
  const buffer = context.createBuffer(2, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  for (const side of [0, 1]) {
    const samples = buffer.getChannelData(side);
    const next = chance(3 + side);
    for (let index = 0; index < samples.length; index++) samples[index] = next() * 2 - 1;
  }
  return buffer;
}

/** What was computed, played round and round. @param {BaseAudioContext} context @param {Float32Array<ArrayBuffer>} samples @param {number} rate */
export function tape(context, samples, rate) {
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  return new AudioBufferSourceNode(context, { buffer, loop: true });
}

/**
 * Lets something move slowly to and fro, once in so many seconds.
 * @param {BaseAudioContext} context
 * @param {AudioParam} what
 * @param {number} depth
 * @param {number} seconds
 */
export function sway(context, what, depth, seconds) {
  const source = new OscillatorNode(context, { frequency: 1 / seconds });
  source.connect(new GainNode(context, { gain: depth })).connect(what);
  return source;
}

/** @param {BaseAudioContext} context @param {BiquadFilterType} type @param {number} frequency @param {number} [Q] */
export function filter(context, type, frequency, Q = 0.5) {
  return new BiquadFilterNode(context, { type, frequency, Q });
}
