/** A microphone: it listens to one line at a time, and says how loud it is. */

/** @typedef {{ sound: Blob, milliseconds: number, loudest: number }} Heard */

const KINDS = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];
const BITS_A_SECOND = 48_000;
const LONGEST = 29_000;

export class Microphone {
  /** @param {(level: number) => void} level is told how loud it is, from 0 to 1 */
  constructor(level) {
    this.level = level;
    /** @type {MediaStream | null} */
    this.stream = null;
    /** @type {MediaRecorder | null} */
    this.recorder = null;
    this.loudest = 0;
  }

  static get possible() {
    return Boolean(navigator.mediaDevices?.getUserMedia) && typeof MediaRecorder !== "undefined";
  }

  get recording() {
    return this.recorder !== null;
  }

  /** Ask for it once: the browser asks the person. */
  async open() {
    if (this.stream) return this.stream;
    this.stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false } });
    const context = new AudioContext();
    this.meter = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(this.stream).connect(this.meter);
    return this.stream;
  }

  /** Listens until it is stopped, or for half a minute. @returns {Promise<Heard>} */
  async listen() {
    const stream = await this.open();
    const kind = KINDS.find((each) => MediaRecorder.isTypeSupported(each));
    const recorder = new MediaRecorder(stream, { mimeType: kind, audioBitsPerSecond: BITS_A_SECOND });
    /** @type {Blob[]} */
    const pieces = [];
    recorder.ondataavailable = (piece) => { if (piece.data.size) pieces.push(piece.data); };
    this.recorder = recorder;
    this.loudest = 0;
    const begun = performance.now();
    recorder.start();
    this.measure();
    const tired = setTimeout(() => this.stop(), LONGEST);
    return new Promise((done) => {
      recorder.onstop = () => {
        clearTimeout(tired);
        this.recorder = null;
        this.level(0);
        done({ sound: new Blob(pieces, { type: recorder.mimeType }), milliseconds: Math.round(performance.now() - begun), loudest: this.loudest });
      };
    });
  }

  measure() {
    if (!this.recorder || !this.meter) return;
    const samples = new Float32Array(this.meter.fftSize);
    this.meter.getFloatTimeDomainData(samples);
    const loud = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    this.loudest = Math.max(this.loudest, loud);
    this.level(Math.min(1, loud * 1.5));
    requestAnimationFrame(() => this.measure());
  }

  stop() {
    if (this.recorder?.state === "recording") this.recorder.stop();
  }
}
