/** A phone that was chosen reads aloud what the table tells by day. What it reads is sent to it; at night nothing is. */

import { language, say } from "./words.js";

const synthesis = window.speechSynthesis;

export class DayVoice {
  constructor() {
    /** The sentence that was read last, or was there before. */
    this.last = 0;
    /** Who wished to hear it again. */
    this.asked = "";
    this.reads = false;
  }

  /** @param {Whole.Phone} face */
  hear({ aloud, line, asked }) {
    const number = line?.number ?? 0;
    const fresh = number !== this.last || (asked && asked !== this.asked);
    [this.last, this.asked] = [number, asked];
    if (!aloud) this.hush();
    else if (fresh) this.read(aloud);
  }

  hush() {
    if (this.reads) synthesis?.cancel();
    this.reads = false;
  }

  /** Said under the finger that has chosen this phone: so the browser lets it speak from now on. */
  greet() {
    this.read(say("voice-sample"));
  }

  /** A voice of another language would only make a noise. @param {string} text */
  read(text) {
    const voices = (synthesis?.getVoices() ?? []).filter((each) => each.lang.toLowerCase().startsWith(language));
    const voice = voices.find((each) => each.localService) ?? voices[0];
    if (!voice) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.95;
    this.hush();
    this.reads = true;
    synthesis.speak(utterance);
  }
}
