/**
 * The wire to the table: faces come in, numbered asks go out, each gets its answer. A lost wire is mended by
 * itself, and what was asked but not answered is asked again, by the same word, so that it is done once. Where no
 * websocket can be had a stream of events takes its place.
 */

import { answer } from "./whole.js";
import { SocketWire, StreamWire } from "./wires.js";

/** @typedef {Asked.Ask["do"]} Asking the name of an ask */
/** @template {Asking} A @typedef {Omit<Extract<Asked.Ask, { do: A }>, "do" | "n" | "once">} Fields what such an ask says */
/** @template {Asking} A @typedef {{} extends Fields<A> ? [fields?: Fields<A>] : [fields: Fields<A>]} Given */
/** @typedef {<A extends Asking>(deed: A, ...given: Given<A>) => Promise<Whole.Answer>} Ask asks and shows what is answered */
/** @typedef {{ face?: Sent.Face, gone?: string, re?: number } & Sent.Answer} Message */

const UNIT = 256;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
const PING_PATIENCE = 8000;
/** A proxy may swallow what it does not understand without a word. */
const FIRST_WORD_PATIENCE = 8000;
/** The table does not know this device, or there is no such table: trying again would not help. */
const SHUT_OUT = [4403, 4404];
/** This device has opened the table on other pages since: this one goes on when somebody turns to it. */
const ELSEWHERE = 4409;

/** The numbers of the rules behind a refusal. @param {Whole.Answer} answer */
export function rulesBehind({ ok, rules }) {
  return ok ? [] : rules.map(([number]) => number);
}

export class Link {
  /**
   * @param {string} address of the socket, without host
   * @param {{ face(face: Sent.Face): void, gone(text: string): void, lost(lost: boolean, elsewhere?: boolean): void, shutOut(): void }} ears
   */
  constructor(address, ears) {
    this.address = address;
    this.ears = ears;
    this.number = 0;
    /** Which game of the table is shown: an ask that is sent again late shall not be done in the next. */
    this.game = 0;
    /** Another page of the same device numbers its asks as well. */
    this.name = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
    /** @type {Map<number, { message: string, answered(answer: Whole.Answer): void }>} */
    this.open = new Map();
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.resting = false;
    /** The kind of wire that is tried, and how many in a row were never heard. */
    this.kind = /** @type {typeof SocketWire | typeof StreamWire} */ (SocketWire);
    this.unheard = 0;
    /** @type {SocketWire | StreamWire | null} */
    this.socket = null;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    for (const touch of ["pointerdown", "keydown", "focus"]) window.addEventListener(touch, () => this.resting && this.hurry());
    setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  /** Another face of the same table, for another seat of this device. @param {string} address */
  turn(address) {
    this.address = address;
    this.drop();
    this.connect();
  }

  connect() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.resting = false;
    this.heard = false;
    this.expect(FIRST_WORD_PATIENCE);
    const wire = new this.kind(this.address, {
      open: () => {
        this.ears.lost(false);
        for (const { message } of this.open.values()) wire.send(message);
      },
      message: (text) => {
        this.heard = true;
        this.unheard = 0;
        this.wait = FIRST_WAIT;
        clearTimeout(this.late);
        if (text !== "pong") this.hear(JSON.parse(text));
      },
      close: (code) => {
        clearTimeout(this.late);
        if (SHUT_OUT.includes(code)) this.ears.shutOut();
        else if (code === ELSEWHERE) this.rest();
        else this.mend();
      },
    });
    this.socket = wire;
  }

  /** Whatever comes proves that the wire is alive; nothing in so many milliseconds, that it is not. @param {number} patience */
  expect(patience) {
    clearTimeout(this.late);
    this.late = setTimeout(() => {
      this.drop();
      this.mend();
    }, patience);
  }

  /** A wire that was heard is tried again after a while; where nothing ever came, perhaps the other kind goes. */
  mend() {
    if (this.heard) {
      this.again();
      return;
    }
    this.kind = this.kind === SocketWire ? StreamWire : SocketWire;
    this.unheard += 1;
    if (this.unheard % 2) this.connect();
    else this.again();
  }

  /** @param {Message} message */
  hear({ face, gone, re, ...answered }) {
    if (face !== undefined) {
      this.game = ("game" in face && face.game) || 0;
      this.ears.face(face);
    }
    if (gone !== undefined) {
      this.closed = true;
      this.drop();
      this.ears.gone(gone);
    }
    if (re !== undefined) {
      const asked = this.open.get(re);
      this.open.delete(re);
      asked?.answered(answer(answered));
    }
  }

  /** The wire is lost: say so, wait, try again. */
  again() {
    if (this.closed) return;
    this.ears.lost(true);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The table is open elsewhere: say so, and wait for a touch. */
  rest() {
    this.resting = true;
    this.ears.lost(true, true);
  }

  /** Somebody looks again, or the network is back: do not let him wait. */
  hurry() {
    if (this.socket?.state === "open") this.ping();
    else if (this.socket?.state !== "opening") this.connect();
  }

  /** A wire may be dead without a word. */
  ping() {
    if (this.socket?.state !== "open") return;
    this.socket.send("ping");
    this.expect(PING_PATIENCE);
  }

  /** Let the present wire go without hearing of it again. */
  drop() {
    clearTimeout(this.late);
    this.socket?.close();
    this.socket = null;
  }

  /**
   * @template {Asking} A
   * @param {A} deed
   * @param {Given<A>} given
   * @returns {Promise<Whole.Answer>}
   */
  ask(deed, ...given) {
    const [fields] = given;
    const n = ++this.number;
    const message = padded(JSON.stringify({ do: deed, n, once: `${this.name}-${n}`, game: this.game, ...fields }));
    return new Promise((answered) => {
      this.open.set(n, { message, answered });
      if (this.socket?.state === "open") this.socket.send(message);
    });
  }
}

/** Sizes tell: an ask is filled up with blanks, which mean nothing in JSON. @param {string} message */
function padded(message) {
  const length = new TextEncoder().encode(message).length;
  return message + " ".repeat(Math.ceil(length / UNIT) * UNIT - length);
}
