/** Loops that are computed sample by sample: crickets, drops, a projector, a train. Pure arithmetic. */

import { chance } from "./noise.js";

/** Of these loops none is as long as another, so that they never meet in the same way. */
const CRICKETS = 11.3;
const DRIPS = 19.7;
const PROJECTOR = 4;
const DROPLETS = 7.9;
const TRAIN = 53;
const FIRE = 13.1;
const FRAMES = 24;

/** @param {number} seconds @param {number} rate */
function blank(seconds, rate) {
  return new Float32Array(Math.round(seconds * rate));
}

/**
 * Adds something short; what runs over the end goes on at the beginning.
 * @param {Float32Array} samples
 * @param {number} rate
 * @param {number} at
 * @param {number} lasts
 * @param {(time: number) => number} shape
 */
function add(samples, rate, at, lasts, shape) {
  const [from, count] = [Math.round(at * rate), Math.round(lasts * rate)];
  for (let index = 0; index < count; index++) samples[(from + index) % samples.length] += shape(index / rate);
}

/** @param {number} hertz @param {number} time */
function wave(hertz, time) {
  return Math.sin(2 * Math.PI * hertz * time);
}

/** Three of them, each with a pitch and a patience of its own; a call is three or four pulses. @param {number} rate */
export function crickets(rate) {
  const samples = blank(CRICKETS, rate);
  const next = chance(7);
  for (const [hertz, loud, every] of [[4180, 0.5, 0.85], [4620, 0.32, 1.3], [3890, 0.2, 2.1]]) {
    for (let at = next(); at < CRICKETS; at += every * (0.8 + 0.7 * next())) {
      const pulses = next() < 0.6 ? 3 : 4;
      for (let pulse = 0; pulse < pulses; pulse++) {
        add(samples, rate, at + pulse * 0.034, 0.02, (time) => loud * Math.sin(Math.PI * time / 0.02) ** 2 * wave(hertz, time));
      }
    }
  }
  return samples;
}

/** A drop, and the vault answers three times. @param {number} rate */
export function drips(rate) {
  const samples = blank(DRIPS, rate);
  const next = chance(11);
  for (let at = 1.4; at < DRIPS; at += 1.6 + 2.6 * next()) {
    const hertz = 640 + 700 * next();
    const loud = 0.35 + 0.4 * next();
    for (let answer = 0; answer < 4; answer++) {
      const heard = loud * 0.36 ** answer;
      add(samples, rate, at + answer * 0.19, 0.16, (time) => heard * Math.exp(-time * 38) * Math.min(1, time * 900) * wave(hertz * (1 + 1.1 * time), time));
    }
  }
  return samples;
}

/** Twenty-four frames a second: the claw pulls, the shutter follows, and the reel is not quite round. @param {number} rate */
export function projector(rate) {
  const samples = blank(PROJECTOR, rate);
  const next = chance(13);
  for (let frame = 0; frame < PROJECTOR * FRAMES; frame++) {
    const at = frame / FRAMES + 0.0012 * next();
    const loud = 0.42 + 0.1 * next() + 0.14 * Math.sin((2 * Math.PI * frame) / (2 * FRAMES));
    add(samples, rate, at, 0.012, (time) => loud * Math.exp(-time * 420) * (0.6 * wave(1150, time) + 0.8 * (next() - 0.5)));
    add(samples, rate, at + 0.017, 0.01, (time) => 0.5 * loud * Math.exp(-time * 520) * (0.5 * wave(1900, time) + 0.7 * (next() - 0.5)));
  }
  return samples;
}

/** Drops on a sill, near and far. @param {number} rate */
export function droplets(rate) {
  const samples = blank(DROPLETS, rate);
  const next = chance(17);
  for (let drop = 0; drop < 340; drop++) {
    const hertz = 1300 + 3400 * next() ** 1.5;
    const loud = 0.75 * next() ** 3 + 0.03;
    const fades = 260 + 420 * next();
    add(samples, rate, next() * DROPLETS, 0.02, (time) => loud * Math.exp(-time * fades) * wave(hertz, time));
  }
  return samples;
}

/** It comes, crosses the points, calls once in the key of the book, and is gone for a while. @param {number} rate @param {readonly number[]} chord */
export function train(rate, chord) {
  const samples = blank(TRAIN, rate);
  const next = chance(19);
  /** @param {number} time */
  const near = (time) => Math.exp(-(((time - 22) / 9.5) ** 2));
  let dull = 0;
  add(samples, rate, 0, TRAIN, (time) => { dull += (next() * 2 - 1 - dull) * 0.045; return 1.5 * near(time) * dull; });
  for (let at = 2; at < 44; at += 0.74) {
    for (const [later, loud] of [[0, 0.3], [0.15, 0.22]]) {
      const heard = loud * near(at);
      add(samples, rate, at + later, 0.2, (time) => heard * Math.exp(-time * 30) * (wave(96, time) + 0.6 * wave(171, time)));
    }
  }
  for (const [at, lasts] of [[17, 1.5], [19, 0.5], [20, 2.3]]) {
    add(samples, rate, at, lasts, (time) => {
      const breath = Math.min(1, time / 0.18) * Math.min(1, (lasts - time) / 0.35);
      const droops = 1 - 0.012 * Math.max(0, time - lasts + 0.5);
      return 0.045 * breath * chord.reduce((sum, hertz) => sum + wave(hertz * droops, time) + 0.3 * wave(2 * hertz * droops, time), 0);
    });
  }
  return samples;
}

/** Wood that cracks. @param {number} rate */
export function fire(rate) {
  const samples = blank(FIRE, rate);
  const next = chance(23);
  for (let crack = 0; crack < 120; crack++) {
    const loud = 0.06 + 0.7 * next() ** 5;
    const fades = 300 + 900 * next();
    add(samples, rate, next() * FIRE, 0.02, (time) => loud * Math.exp(-time * fades) * (next() * 2 - 1));
  }
  return samples;
}
