/** The way to the table before the deal: by which address, whether any phone has come by it, and what helps while none has. */

import { button, h } from "./morph.js";
import { choices } from "./settings.js";
import { openSheet } from "./sheets.js";
import { say } from "./words.js";

/** @import { Ask } from "./link.js" */

/** So long nobody wonders why no phone has come. */
const PATIENCE = 60_000;

/**
 * Another address for the phones, where this machine has several: the code follows at once.
 * @param {readonly Whole.TableAddress[]} addresses
 * @param {Ask} ask
 */
export function addressChoice(addresses, ask) {
  if (addresses.length < 2) return null;
  const options = addresses.map(({ host, name, reached }) => ({
    value: host, label: host, about: [name, say(reached ? "reach-by-it" : "reach-not-yet")].filter(Boolean).join(", "),
  }));
  return choices("address", say("reach-addresses"), options, chosenOf(addresses)?.host ?? "", (host) => ask("address", { host }), ({ label }) => label);
}

/** @param {readonly Whole.TableAddress[]} addresses */
function chosenOf(addresses) {
  return addresses.find((each) => each.chosen);
}

export class Reach {
  /** @param {{ ask: Ask, draw(): void, current(): Whole.Gathering | null }} page */
  constructor({ ask, draw, current }) {
    this.ask = ask;
    this.again = draw;
    this.current = current;
    this.waits = 0;
    this.wonders = false;
  }

  /** One quiet line below the address; only whoever opened the table has it. @param {Whole.Gathering} face */
  line(face) {
    const { addresses } = face;
    const chosen = chosenOf(addresses);
    if (!chosen || face.printed) return null;
    if (!chosen.reached) this.wait();
    const lonely = !chosen.reached && this.wonders;
    const named = face.seats.some((seat) => !seat.bot && !seat.guest && !seat.me); // then everybody sees who has come
    return [
      chosen.reached && !named ? h("p", { class: "heed", key: "came", role: "status" }, say("reach-came")) : null,
      lonely || addresses.length > 1
        ? button({ class: "quiet reach", key: "reach", "aria-haspopup": "dialog", onclick: () => this.open() }, say(lonely ? "reach-none" : "reach-other"))
        : null,
    ];
  }

  wait() {
    this.waits ||= setTimeout(() => { this.wonders = true; this.again(); }, PATIENCE);
  }

  open() {
    openSheet("reach", say("reach-title"), () => {
      const face = this.current();
      return face && this.help(face);
    });
  }

  /** @param {Whole.Gathering} face */
  help(face) {
    const { port } = new URL(face.address);
    return [
      addressChoice(face.addresses, this.ask),
      h("section", { class: "reach-try", key: "try" },
        h("p", null, say("reach-try")),
        h("p", { class: "typed" }, chosenOf(face.addresses)?.check ?? ""),
        h("p", { class: "dim" }, say("reach-try-about"))),
      h("h3", { key: "help" }, say("reach-help")),
      h("ul", { class: "reach-steps", key: "steps" }, ["same", "data", "firewall", "apart"].map((step) => {
        const [told, ...each] = say(`reach-${step}`, { port }).split("\n"); // what hangs on the system has a line for each
        return h("li", { key: step }, told, each.length ? h("ul", null, each.map((line) => h("li", { key: line }, line))) : null);
      })),
    ];
  }
}
