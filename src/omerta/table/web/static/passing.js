/** Several people on one phone: a cover between them, so that nobody sees the other's cards. */

import { smallClock } from "./clock.js";
import { button, h } from "./morph.js";
import { say } from "./words.js";

export class Passing {
  /**
   * @param {string} code of the table
   * @param {(seat: number) => void} turn fetches the face of another seat
   * @param {() => void} draw
   * @param {() => void} letGo of whatever is held open
   */
  constructor(code, turn, draw, letGo) {
    this.code = code;
    this.turn = turn;
    this.drawAgain = draw;
    this.letGo = letGo;
    this.seat = 0;
    this.moment = 0;
    this.stage = "";
    this.covered = false;
    this.opening = false;
    this.shared = false;
    this.passOn = () => { this.cover(); this.drawAgain(); };
  }

  cover() {
    this.letGo();
    this.covered = true;
    this.opening = false;
  }

  /** @param {Whole.Face} face */
  heard(face) {
    const phone = face.type === "phone" ? face : null;
    const shared = phone !== null && phone.stage !== "over" && phone.seats_here.length > 1;
    const moment = phone?.panel?.moment ?? 0;
    if (!shared) this.covered = false;
    else if (this.opening && phone.seat === this.seat) ({ covered: this.covered, opening: this.opening } = { covered: false, opening: false });
    // Whoever holds the phone when the next moment comes is not always the one it is for.
    else if (!this.shared || phone.stage !== this.stage || (moment && this.moment && moment !== this.moment)) this.cover();
    // A face that was asked for on a lost wire may come when another has taken the phone.
    else if (!this.opening && phone.seat !== this.seat) this.cover();
    this.shared = shared;
    this.stage = phone?.stage ?? "";
    this.moment = moment || this.moment;
  }

  /** @param {Whole.Phone} face @param {import("./clock.js").Running | null} clock */
  draw(face, clock) {
    return h("div", { class: "hand cover", key: "cover" },
      h("header", { class: "top" },
        h("p", { class: "whoami" }, h("b", null, face.title)), smallClock(clock, say("clock"))),
      h("p", { class: "voice centred", "aria-live": "polite" }, face.line?.text ?? ""),
      h("h1", null, say("pass-to")),
      h("div", { class: "list" }, face.seats_here.map(([seat, name]) =>
        button({ key: seat, class: "big", onclick: () => this.take(seat, face.seat) }, `${seat} ${name}`))),
      h("p", { class: "dim centred" }, say("pass-hint")));
  }

  /** The cover stays until the right face has come. @param {number} seat @param {number} shown */
  take(seat, shown) {
    const awaited = this.opening;
    this.seat = seat;
    if (seat === shown && !awaited) {
      this.covered = false;
      this.drawAgain();
    } else {
      this.opening = true;
      this.turn(seat);
    }
  }
}
