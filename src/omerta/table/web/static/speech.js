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
  /** @param {() => void} changed is called when voices arrive or the browser wants a touch first */
  constructor(changed) {
    this.changed = changed;
    /** @type {boolean | null} nobody has decided: then the organizer's screen speaks, and no other */
    this.wish = kept("voice-on", null);
    this.organizer = false;
    this.volume = kept("voice-volume", 1);
    this.choice = kept("voice-choice", /** @type {Record<string, string>} */ ({}));
    this.last = 0;
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
    if (!this.on) {
      synthesis?.cancel();
      this.player.stop();
    }
    this.changed();
  }

  /**
   * Says what has not been said yet; a page that has just come says only the last sentence. Numbers that
   * fall back belong to a new game.
   * @param {readonly Whole.Line[]} lines
   * @param {string} language
   */
  hear(lines, language) {
    const newest = lines.at(-1);
    if (!newest) return;
    if (newest.number < this.last) this.last = 0;
    const fresh = this.last ? lines.filter((line) => line.number > this.last) : [newest];
    this.last = newest.number;
    this.pending = newest;
    for (const line of fresh) this.speak(line, language);
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

  /** @param {string} text @param {SpeechSynthesisVoice} voice */
  utter(text, voice) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = this.volume;
    utterance.rate = 0.95;
    utterance.onstart = () => this.mute(false);
    utterance.onerror = (failed) => failed.error === "not-allowed" && this.mute(true);
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
