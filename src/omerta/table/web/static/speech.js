/**
 * The voice of the table: what stands on the screen is also said, one sentence after the other. A voice of this
 * browser says it; where there is none of the table's language, the table sends its own. What a narrator has
 * recorded is heard before both.
 */

import { kept, keep } from "./keeping.js";
import { pause, Player } from "./player.js";

const synthesis = window.speechSynthesis;
const ARRIVAL = 1000; // some browsers name their voices only after a while
const A_MOMENT = 100;

/** The choice that is not a voice of this browser: the table's own. */
export const TABLE = "omerta:table";

/** @typedef {Pick<Whole.Line, "text" | "sounds" | "recorded">} Said */

export class Voice {
  /**
   * @param {() => void} changed is called when voices arrive or the browser wants a touch first
   * @param {(speaking: boolean) => void} heard is called when a sentence begins and when it ends
   */
  constructor(changed, heard) {
    this.changed = changed;
    this.heard = heard;
    /** A browser forgets what nobody holds, and then never says that it has ended. @type {Set<SpeechSynthesisUtterance>} */
    this.uttered = new Set();
    /** @type {boolean | null} nobody has decided: then the organizer's screen speaks, and no other */
    this.wish = kept("voice-on", null);
    this.organizer = false;
    this.volume = kept("voice-volume", 1);
    this.choice = kept("voice-choice", /** @type {Record<string, string>} */ ({}));
    this.last = 0;
    /** How often something was told again. */
    this.repeats = 0;
    /** How fast it speaks, against the usual. */
    this.tempo = 1;
    /** Browsers keep silent until somebody has touched the page. */
    this.muted = false;
    this.player = new Player();
    this.arrived = synthesis?.getVoices().length ? Promise.resolve() : pause(ARRIVAL);
    /** @type {Said | null} */
    this.pending = null;
    synthesis?.addEventListener?.("voiceschanged", changed);
  }

  get on() {
    return this.wish ?? this.organizer;
  }

  /** @param {string} language */
  voices(language) {
    return (synthesis?.getVoices() ?? []).filter((voice) => voice.lang.toLowerCase().startsWith(language));
  }

  /** @param {string} language */
  chosen(language) {
    const voices = this.voices(language);
    return voices.find((voice) => voice.voiceURI === this.choice[language]) ?? voices.find((voice) => voice.localService) ?? voices[0];
  }

  /** Is the table's own voice preferred to those of this browser? @param {string} language */
  prefersTable(language) {
    return this.choice[language] === TABLE;
  }

  /** @param {string} language @param {string} uri */
  choose(language, uri) {
    this.choice = { ...this.choice, [language]: uri };
    keep("voice-choice", this.choice);
    this.changed();
  }

  /** @param {{ on?: boolean, volume?: number }} setting */
  set({ on = this.on, volume = this.volume }) {
    this.wish = on;
    this.volume = volume;
    keep("voice-on", on);
    keep("voice-volume", volume);
    this.player.audio.volume = volume;
    if (!this.on) this.hush();
    this.changed();
  }

  /** Whatever is being said ends here. */
  hush() {
    synthesis?.cancel();
    this.player.stop();
  }

  /**
   * Says a sentence, and finds out how many milliseconds this voice takes for a letter; 0 if nothing was said.
   * @param {string} text @param {string} language @returns {Promise<number>}
   */
  measured(text, language) {
    const voice = this.chosen(language);
    if (!this.on || !voice || this.prefersTable(language)) return Promise.resolve(0);
    return new Promise((found) => this.utter(text, voice, found));
  }

  /** Is something being said? */
  get speaking() {
    return this.uttered.size > 0 || this.player.busy;
  }

  /**
   * Says what has not been said yet, and what somebody wished to hear again; a page that has just come says
   * only the last sentence. Numbers that fall back belong to a new game.
   * @param {Whole.Screen} face
   */
  hear({ say: lines, language, repeats, tempo }) {
    const newest = lines.at(-1);
    if (!newest) return;
    this.tempo = tempo / 100;
    if (newest.number < this.last) this.last = 0;
    const again = this.last === newest.number && repeats > this.repeats;
    const fresh = again || !this.last ? [newest] : lines.filter((line) => line.number > this.last);
    this.last = newest.number;
    this.repeats = repeats;
    if (again) this.hush();
    this.pending = newest;
    for (const line of fresh) this.speak(line, language);
  }

  /** What is told now is not said here: neither now nor later. @param {Whole.Screen} face */
  pass({ say: lines, repeats }) {
    this.hush();
    this.last = lines.at(-1)?.number ?? this.last;
    this.repeats = repeats;
    this.pending = null;
  }

  /** A voice of another language would only make a noise. @param {Said} line @param {string} language */
  speaker(line, language) {
    return line.recorded || (this.prefersTable(language) && line.sounds.length) ? undefined : this.chosen(language);
  }

  /** @param {Said} line @param {string} language */
  speak(line, language) {
    if (!this.on) return;
    const voice = this.speaker(line, language);
    if (voice && !this.player.busy) this.utter(line.text, voice);
    else if (voice || line.sounds.length) this.player.add(() => this.perform(line, language));
  }

  /** @param {Said} line @param {string} language */
  async perform(line, language) {
    if (!line.recorded && !this.prefersTable(language)) await this.arrived;
    const voice = this.speaker(line, language);
    if (voice) return this.utter(line.text, voice);
    while (synthesis?.speaking) await pause(A_MOMENT);
    const outcome = await this.player.play(line.sounds, this.volume);
    const other = line.recorded && outcome === "failed" ? this.chosen(language) : undefined;
    if (other) this.utter(line.text, other);
    else this.mute(outcome === "refused");
  }

  /** @param {string} text @param {SpeechSynthesisVoice} voice @param {(letter: number) => void} [took] how long a letter */
  utter(text, voice, took) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = this.volume;
    utterance.rate = 0.95 * this.tempo;
    let began = 0;
    const ended = () => {
      this.uttered.delete(utterance);
      this.heard(false);
      took?.(began ? (this.tempo * (performance.now() - began)) / text.length : 0);
    };
    utterance.onstart = () => { began = performance.now(); this.mute(false); this.heard(true); };
    utterance.onend = ended;
    utterance.onerror = (failed) => { ended(); if (failed.error === "not-allowed") this.mute(true); };
    this.uttered.add(utterance);
    synthesis.speak(utterance);
  }

  /** @param {boolean} muted */
  mute(muted) {
    if (this.muted === muted) return;
    this.muted = muted;
    this.changed();
  }

  /** Somebody touched the page: say the sentence that could not be said. @param {string} language */
  touched(language) {
    if (this.pending) this.speak(this.pending, language);
  }
}
