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
    /** @type {AudioContext | null} */
    this.context = null;
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

  /** The browser asks the person, once. */
  async open() {
    if (this.stream) return;
    this.stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false } });
    this.context = new AudioContext();
    this.meter = new AnalyserNode(this.context, { fftSize: 1024 });
    this.context.createMediaStreamSource(this.stream).connect(this.meter);
  }

  /** Nobody listens any more, and the browser shows it. */
  close() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    void this.context?.close();
    this.stream = null;
  }

  /** Listens until it is stopped, or for half a minute; it has to be open. @returns {Promise<Heard>} */
  listen() {
    const kind = KINDS.find((each) => MediaRecorder.isTypeSupported(each));
    const stream = /** @type {MediaStream} */ (this.stream);
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
