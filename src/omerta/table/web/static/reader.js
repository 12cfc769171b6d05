/** Reads a replay aloud with a voice of the browser. Silent until somebody wishes for it. */

import { keep, kept } from "./keeping.js";

const synthesis = window.speechSynthesis;
const USUAL_RATE = 0.95;
const FASTEST = 2;
/** Some browsers forget to say that they have finished. */
const PATIENCE = 20_000;

export class Reader {
  /** @param {() => void} changed is called when voices arrive */
  constructor(changed) {
    this.on = false;
    /** What is being read. @type {SpeechSynthesisUtterance | null} */
    this.reading = null;
    /** What is to happen when it has been read. @type {(() => void) | null} */
    this.then = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    synthesis?.addEventListener?.("voiceschanged", changed);
  }

  /** A voice of this language; one of another would only make a noise. @param {string} language */
  voice(language) {
    const voices = (synthesis?.getVoices() ?? []).filter((each) => each.lang.toLowerCase().startsWith(language));
    const choice = kept("voice-choice", /** @type {Record<string, string>} */ ({}))[language];
    return voices.find((each) => each.voiceURI === choice) ?? voices.find((each) => each.localService) ?? voices[0];
  }

  /** @param {boolean} on @param {string} name under which the wish is kept */
  set(on, name) {
    this.on = on;
    keep(name, on);
    if (!on) this.stop();
  }

  /** @param {string} text @param {string} language @param {number} speed */
  read(text, language, speed) {
    this.stop();
    const voice = this.voice(language);
    if (!this.on || !voice || !text) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = Math.min(FASTEST, USUAL_RATE * speed);
    utterance.onend = utterance.onerror = () => this.reading === utterance && this.done();
    this.reading = utterance;
    synthesis.speak(utterance);
  }

  /** Once what is being read has been read; at once, if nothing is. @param {() => void} then */
  after(then) {
    if (!this.reading) return then();
    this.then = then;
    this.timer = setTimeout(() => this.done(), PATIENCE);
  }

  done() {
    const then = this.then;
    clearTimeout(this.timer);
    this.reading = this.then = null;
    then?.();
  }

  stop() {
    clearTimeout(this.timer);
    this.reading = this.then = null;
    synthesis?.cancel();
  }
}
