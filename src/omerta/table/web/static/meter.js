/** What to expect of the deck while it is built: a bar for each side, sharper the longer one looks. */

import { h } from "./morph.js";
import { capital, say } from "./words.js";

/** The table forgets whoever has not looked for twice as long. */
const LOOK_EVERY = 10_000;

export class Meter {
  /** @param {import("./link.js").Link} link */
  constructor(link) {
    this.link = link;
    this.looking = false;
    /** When somebody last looked, and over which wire. */
    this.looked = -Infinity;
    this.wire = link.socket;
    /** Will somebody look as soon as all is drawn? */
    this.due = false;
    /** The last chances that rest on games. @type {Whole.Chances | null} */
    this.known = null;
    setInterval(() => this.look(), LOOK_EVERY);
    document.addEventListener("visibilitychange", () => this.look());
  }

  /** Games are played only while somebody has the deck builder before his eyes. */
  async look() {
    const seen = document.visibilityState === "visible" && document.querySelector("[data-builds]");
    if (this.looking || !seen) return;
    this.looking = true;
    this.looked = performance.now();
    this.wire = this.link.socket;
    await this.link.ask("weigh");
    this.looking = false;
  }

  lookSoon() {
    if (this.due) return;
    this.due = true;
    setTimeout(() => { this.due = false; this.look(); });
  }

  /** A builder that was not there before, or comes over a new wire, is looked at at once. @param {Whole.Chances | null} chances */
  draw(chances) {
    if (this.wire !== this.link.socket || performance.now() - this.looked > LOOK_EVERY) this.lookSoon();
    if (!chances) return this.place();
    if (chances.games) this.known = chances;
    const waits = !chances.games;
    const shown = waits && this.known && sameSides(this.known, chances) ? this.known : chances;
    return h("section", { class: "meter", key: "meter", "aria-label": say("chances"), "data-waits": waits },
      h("ul", null, shown.sides.map((chance) => row(chance, shown.games, waits))),
      h("p", { class: "by" }, chances.about),
      h("p", { class: "unseen", role: "status" }, chances.sharpens ? "" : settled(chances)));
  }

  /** Where the book refuses a deck there are no chances, but their place stays: no row moves for want of them. */
  place() {
    const drawn = document.querySelector(".meter, .meter-place");
    const height = drawn instanceof HTMLElement ? drawn.offsetHeight : 0;
    return height ? h("div", { class: "meter-place", key: "meter-place", vars: { "--tall": height } }) : null;
  }
}

/** @param {Whole.Chance} chance @param {number} games @param {boolean} waits */
function row(chance, games, waits) {
  return h("li", { key: chance.side, "data-colour": chance.colour, vars: { "--share": chance.share, "--low": chance.low, "--high": chance.high } },
    h("span", { class: "side-name" }, capital(chance.side)),
    h("span", { class: "bar", "aria-hidden": "true" }, h("i", { class: "sure" }), h("i", { class: "band" }), games ? h("i", { class: "mark" }) : null),
    h("b", null, waits ? null : [chance.text, h("span", { class: "unseen" }, `, ${chance.between}`)]));
}

/** Said once, when no more games are to come. @param {Whole.Chances} chances */
function settled(chances) {
  return `${chances.sides.map((chance) => `${capital(chance.side)} ${chance.text}`).join(", ")}; ${chances.about}`;
}

/**
 * Of a new deck with the same sides the last bars stay, without their numbers, until there are others: nothing jumps.
 * @param {Whole.Chances} known @param {Whole.Chances} chances
 */
function sameSides(known, chances) {
  /** @param {Whole.Chances} each */
  const names = (each) => each.sides.map((chance) => chance.side).join();
  return names(known) === names(chances);
}
