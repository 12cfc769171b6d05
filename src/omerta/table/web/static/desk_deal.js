/** The desk has dealt and is passed round: each finds his name, holds, looks, and hands it on. */

import { holding } from "./hold.js";
import { button, h } from "./morph.js";
import { askSure } from "./sheets.js";
import { capital, say } from "./words.js";

export class Dealing {
  /** @param {import("./link.js").Ask} ask @param {() => void} draw */
  constructor(ask, draw) {
    this.ask = ask;
    this.again = draw;
    this.seat = 0;
    this.held = false;
    this.hold = holding({
      show: () => { this.held = true; this.ask("open-card", { seat: this.seat }); draw(); },
      hide: () => { this.held = false; draw(); },
      scrolled: () => document.getElementById("held"),
    });
  }

  /** Nobody's card stays open when the deal is over. @param {Whole.Desk} face */
  heard(face) {
    if (face.stage !== "dealt") this.leave();
  }

  leave() {
    this.hold.hide();
    Object.assign(this, { seat: 0, held: false });
  }

  /** Whose card the table has opened is the one to hand the desk on, whatever happens to the page. @param {Whole.Desk} face */
  draw(face) {
    const open = face.places.find((each) => each.held);
    if (open) this.seat = open.seat;
    const place = face.places.find((each) => each.seat === this.seat && !each.seen);
    return place ? this.look(place, place.held) : this.names(face);
  }

  /** @param {Whole.Desk} face */
  names(face) {
    const waiting = face.places.filter((place) => !place.seen);
    const begin = () => (waiting.length
      ? askSure(say("desk-begin-sure"), say("desk-begin"), () => this.ask("skip", { moment: face.moment }))
      : this.ask("skip", { moment: face.moment }));
    return h("div", { class: "desk dealing", key: "names" },
      h("header", { class: "top", key: "top" }, h("h1", { class: "whoami" }, h("b", null, face.title || say("desk-deal")))),
      h("section", { class: "cue", key: "cue" }, h("p", { class: "spoken" }, face.hint)),
      h("div", { class: "desk-middle looks", key: "looks" }, face.places.map((place) =>
        button({ key: place.seat, class: "look", "data-seat": place.seat, "data-seen": place.seen, disabled: place.seen || !place.here,
          onclick: () => { this.seat = place.seat; this.again(); } },
          h("span", { class: "number" }, place.seat), h("span", { class: "who" }, place.name),
          h("small", null, place.seen ? say("desk-has-seen") : place.here ? "" : say("desk-own-phone"))))),
      h("section", { class: "desk-task", key: "task" },
        h("p", { class: "hint" }, say("pass-hint")),
        button({ class: "big primary", key: "primary", "data-early": waiting.length > 0, onclick: begin }, say("desk-begin"))));
  }

  /** @param {Whole.DeskPlace} place @param {Whole.Held | null} open */
  look(place, open) {
    const done = () => { this.leave(); this.ask("seen", { seat: place.seat }); };
    return h("div", { class: "desk dealing", key: `look-${place.seat}` },
      h("header", { class: "top", key: "top" }, h("h1", { class: "whoami" }, h("b", null, place.name), h("span", null, say("seat", { number: place.seat })))),
      h("div", { class: "desk-middle middle", key: "middle" },
        this.held && open
          ? h("div", { class: "held", id: "held", role: "status" },
            h("h2", null, capital(open.card)), open.side ? h("p", { class: "side" }, capital(open.side)) : null, h("p", null, open.about))
          : h("p", { class: "voice centred" }, say("dealt"))),
      h("section", { class: "desk-task", key: "task" },
        button({ class: "hold", "data-big": true, "aria-pressed": String(this.held), ...this.hold.handlers }, say("hold-first")),
        h("div", { class: "buttons" },
          open ? null : button({ key: "back", onclick: () => { this.leave(); this.again(); } }, say("desk-not-me", { name: place.name })),
          button({ key: "done", class: "big primary", disabled: !open || this.held, onclick: done }, say("pass-on")))));
  }
}
