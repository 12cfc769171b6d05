/** The sound of the screen: the air of the book and its chimes, made here and now. It follows the public face alone. */

import { Blown } from "./air.js";
import { airOf, Hearing, SILENCE } from "./hearing.js";
import { Instrument } from "./instrument.js";
import { keep, kept } from "./keeping.js";
import { tuningOf } from "./tuning.js";

/** @import { Chime } from "./hearing.js" */

const FADE = 4;
const DUCKED = 0.5;
const USUAL = 0.7;

export class Sound {
  /**
   * @param {() => boolean} speaks is this the screen of the room? A watcher's phone may show the same page
   * @param {() => boolean} still may nothing sound here now, whatever is wished?
   */
  constructor(speaks, still = () => false) {
    this.speaks = speaks;
    this.still = still;
    /** @type {boolean | null} nobody has decided: then it sounds where the table speaks, and nowhere else */
    this.wish = kept("ambience-on", null);
    this.volume = kept("ambience-volume", USUAL);
    this.hearing = new Hearing();
    this.air = SILENCE;
    this.ducked = false;
    this.theme = "";
    this.tuned = "";
    /** There is none before somebody has touched this page, and none where no sound is wanted. @type {AudioContext | null} */
    this.context = null;
    /** @type {Blown | null} */
    this.blown = null;
    this.blowing = "";
  }

  get on() {
    return !this.still() && (this.wish ?? this.speaks());
  }

  /** @param {{ on?: boolean, volume?: number }} setting */
  set({ on, volume }) {
    if (on !== undefined) keep("ambience-on", (this.wish = on));
    if (volume !== undefined) keep("ambience-volume", (this.volume = volume));
    this.touched();
    this.follow();
    if (volume !== undefined && this.air.kind !== "dark") this.chime({ name: "hand", times: 1 }); // that is how loud it is
  }

  /** A face has come, and its look is on the page. @param {Whole.Screen | Whole.Gathering} face */
  hear(face) {
    this.theme = face.theme;
    const chime = this.hearing.next(face);
    this.air = airOf(face);
    this.follow(chime?.name === "dawn");
    if (chime) this.chime(chime);
  }

  /** The wire is lost; where another page of this device has it, that one sounds. @param {boolean} elsewhere */
  miss(elsewhere) {
    this.hearing.miss();
    if (elsewhere) this.fallSilent();
  }

  /** The table is gone, and with it what was heard there. */
  fallSilent() {
    this.air = SILENCE;
    this.follow();
  }

  /** While the voice speaks everything else steps back a little. @param {boolean} speaking */
  duck(speaking) {
    this.ducked = speaking;
    this.level(0.25);
  }

  /** Somebody has touched the page: browsers let nothing sound before. */
  touched() {
    if (!this.on) return;
    if (!this.context && "AudioContext" in window) this.open();
    if (this.context?.state !== "running") void this.context?.resume();
  }

  open() {
    const context = new AudioContext({ latencyHint: "playback" }); // a page that is busy drawing shall not make it stutter
    this.context = context;
    this.loudness = new GainNode(context, { gain: 0 });
    this.loudness.connect(context.destination);
    this.behind = new GainNode(context, { gain: 1 });
    this.behind.connect(this.loudness);
    this.follow();
  }

  /** The instrument and the air become those of the book, the phase and the wish. @param {boolean} [swells] it is getting light */
  follow(swells = false) {
    const { context, behind, loudness } = this;
    if (!context || !behind || !loudness) return;
    const kind = this.on ? this.air.kind : "none";
    if (this.tuned !== this.theme) {
      this.tuned = this.theme;
      this.tuning = tuningOf(document.body);
      this.instrument?.leave();
      this.instrument = new Instrument(context, loudness, this.tuning);
    }
    const wanted = kind === "none" ? "" : `${kind} ${this.theme}`;
    if (wanted !== this.blowing) {
      this.blown?.leave(FADE);
      this.blowing = wanted;
      this.blown = kind === "none" || !this.tuning ? null : new Blown(context, behind, this.tuning, this.tuning[kind]);
      performance.mark(`air ${kind}`);
    }
    this.blown?.turn(this.air.level, FADE, swells);
    this.level(0.2);
  }

  /** @param {number} seconds */
  level(seconds) {
    const now = this.context?.currentTime ?? 0;
    this.loudness?.gain.setTargetAtTime(this.on ? this.volume ** 2 : 0, now, seconds / 3);
    this.behind?.gain.setTargetAtTime(this.ducked ? DUCKED : 1, now, seconds);
  }

  /** What would have sounded before the first touch is not made up for. @param {Chime} chime */
  chime(chime) {
    if (!this.on || this.context?.state !== "running") return;
    performance.mark(`chime ${chime.name}`, { detail: chime.times });
    this.instrument?.play(chime);
  }
}
