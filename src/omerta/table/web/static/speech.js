/** The voice of the table: what stands on the screen is also said, one sentence after the other. */

import { kept, keep } from "./keeping.js";

const synthesis = window.speechSynthesis;

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
    /** Browsers keep silent until somebody has touched the page. */
    this.muted = false;
    synthesis?.addEventListener?.("voiceschanged", changed);
  }

  get on() {
    return this.wish ?? this.organizer;
  }

  get possible() {
    return Boolean(synthesis);
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
    if (!this.on) synthesis?.cancel();
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
    this.pending = newest.text;
    for (const line of fresh) this.speak(line.text, language);
  }

  /** @param {string} text @param {string} language */
  speak(text, language) {
    const voice = this.chosen(language);
    if (!synthesis || !this.on || !voice) return; // a voice of another language would only make a noise
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = this.volume;
    utterance.rate = 0.95;
    const ended = () => { this.uttered.delete(utterance); this.heard(false); };
    utterance.onstart = () => { this.mute(false); this.heard(true); };
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
