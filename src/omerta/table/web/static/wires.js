/**
 * The two kinds of wire to the table: a websocket, and, where a browser or a proxy refuses that, a stream of events with
 * posts beside it. Both are told alike what happens, and never from within their constructor.
 *
 * @typedef {{ open(): void, message(text: string): void, close(code: number): void }} Ears
 */

const NO_CODE = 0;

/** @template T @param {() => T} make @param {() => void} failed */
function made(make, failed) {
  try {
    return make();
  } catch {
    setTimeout(failed);
    return null;
  }
}

export class SocketWire {
  /** @param {string} address without host @param {Ears} ears */
  constructor(address, ears) {
    this.ears = ears;
    /** @type {"opening" | "open" | "closed"} */
    this.state = "opening";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = made(() => new WebSocket(`${scheme}//${location.host}${address}`), () => this.end(NO_CODE));
    if (!this.socket) return;
    this.socket.onopen = () => {
      this.state = "open";
      ears.open();
    };
    this.socket.onmessage = ({ data }) => ears.message(data);
    this.socket.onclose = ({ code }) => this.end(code);
  }

  /** @param {string} text */
  send(text) {
    this.socket?.send(text);
  }

  /** @param {number} code */
  end(code) {
    if (this.state === "closed") return;
    this.close();
    this.ears.close(code);
  }

  /** Let it go without a word to its ears. */
  close() {
    this.state = "closed";
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }
}

export class StreamWire {
  /** @param {string} address of the socket in whose place it is @param {Ears} ears */
  constructor(address, ears) {
    this.address = address.replace("/socket?", "/stream?");
    this.ears = ears;
    /** @type {"opening" | "open" | "closed"} */
    this.state = "opening";
    this.posted = Promise.resolve();
    this.name = "";
    this.source = made(() => new EventSource(this.address), () => this.end(NO_CODE));
    if (!this.source) return;
    this.source.addEventListener("name", ({ data }) => {
      this.name = data;
      this.state = "open";
      ears.open();
    });
    this.source.addEventListener("shut", ({ data }) => this.end(Number(data)));
    this.source.onmessage = ({ data }) => ears.message(data);
    this.source.onerror = () => this.end(NO_CODE);
  }

  /** One after another: what was asked first is heard first. @param {string} text */
  send(text) {
    this.posted = this.posted.then(() => this.post(text));
  }

  /** @param {string} text */
  async post(text) {
    if (this.state === "closed") return;
    try {
      const headers = { "content-type": "text/plain; charset=utf-8", "omerta-stream": this.name };
      const answer = await fetch(this.address, { method: "POST", headers, body: text });
      if (!answer.ok) this.end(NO_CODE);
    } catch {
      this.end(NO_CODE);
    }
  }

  /** @param {number} code */
  end(code) {
    if (this.state === "closed") return;
    this.close();
    this.ears.close(code);
  }

  /** Let it go without a word to its ears. */
  close() {
    this.state = "closed";
    this.source?.close();
  }
}
