/** The table before the deal: on the wide screen and on a phone. */

import { openAlmanac } from "./almanac_sheet.js";
import { deck } from "./builder.js";
import { languageChoice, leaderLine } from "./controls.js";
import { dragging } from "./dragging.js";
import { eveningButton, eveningLine } from "./evening.js";
import { emblemChoice, emblemOf } from "./emblems.js";
import { fieldOf, typedInto } from "./fields.js";
import { gathered } from "./gathered.js";
import { keep, kept } from "./keeping.js";
import { Meter } from "./meter.js";
import { button, h } from "./morph.js";
import { bookTitle } from "./pictures.js";
import { Reach } from "./reach.js";
import { bookShelf, houseRules, tableSettings } from "./settings.js";
import { askSure, closeSheet, drawSheet, openSheet } from "./sheets.js";
import { coin, crowd } from "./stage.js";
import { voiceChoice } from "./voice_place.js";
import { language, say } from "./words.js";

/**
 * @import { Ask, Asking, Given, Link } from "./link.js"
 * @import { Child } from "./morph.js"
 */

/** Where something is changed that the chances depend on. */
const BUILDS = ["cards", "rules", "table"];
const WIDE_TABS = ["book", "cards", "rules", "table"];

/** Keys that move a chair, and how far. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class GatheringPage {
  /** @param {{ link: Link, ask: Ask, draw(): void, code: string, wide: boolean }} page */
  constructor({ link, ask, draw, code, wide }) {
    this.link = link;
    this.ask = ask;
    this.again = draw;
    this.wide = wide;
    /** @type {Whole.Gathering | null} */
    this.face = null;
    this.place = `tab-${code}-${document.body.dataset.page}`;
    this.tab = kept(this.place, "");
    this.picked = 0;
    this.problem = "";
    this.meter = new Meter(link);
    this.reach = new Reach({ ask, draw, current: () => this.face });
    this.drag = dragging((person, to) => this.ask("seat", { person, to }), (person) => this.pick(person));
    if (wide) addEventListener("resize", () => (this.face ? this.again() : undefined)); // names fit their places
  }

  /** @param {number} person */
  pick(person) {
    this.picked = this.picked === person ? 0 : person;
    this.again();
  }

  /** May this device move, rename or send away this person? @param {Whole.Gathering} face @param {Whole.Seat} seat */
  mine(face, seat) {
    return face.organizer || seat.me;
  }

  /** @param {Whole.Gathering} face */
  draw(face) {
    this.face = face;
    return this.wide ? this.wideTable(face) : this.handTable(face);
  }

  // ---- the screen

  /** @param {Whole.Gathering} face */
  wideTable(face) {
    return h("div", { class: "gathering", key: "gathering", "data-organizer": face.organizer },
      h("aside", { class: "invitation", key: "invitation", "aria-label": say("join") },
        h("h1", null, say("join-here")),
        h("img", { class: "qr", src: picture(face.qr), alt: say("qr", { address: face.address }) }),
        h("p", { class: "code", "aria-label": say("code-is", { code: face.code }) }, face.code),
        h("p", { class: "address" }, face.address),
        this.reach.line(face),
        heed(face),
        leaderLine(face),
        this.chair(face),
        this.guests(face),
        this.almanacButton(),
        this.start(face)),
      this.circle(face),
      face.organizer ? this.settings(face) : h("section", { class: "settings", key: "settings" }, h("h2", null, bookTitle(face.book, face.book_title, Boolean(face.art))), h("p", { class: "voice" }, face.book_about)));
  }

  /** A seat for whoever looks at this screen: beside it for the organizer, on his own page for a latecomer. @param {Whole.Gathering} face */
  chair(face) {
    if (face.me || (face.organizer && face.hosting !== "table")) return null;
    return face.organizer
      ? h("a", { class: "button", key: "chair", href: `/j/${face.code}?next=both`, target: "_top" }, say("sit-here"))
      : h("a", { class: "button", key: "chair", href: `/j/${face.code}` }, say("sit-down"));
  }

  /** @param {Whole.Gathering} face */
  circle(face) {
    const spots = gathered(face.seats.map((seat) => seat.name), crowd(face.seats.length));
    const picked = face.seats.find((seat) => seat.person === this.picked);
    return h("section", { class: "circle", key: "circle", "aria-label": say("circle") },
      h("ol", { class: "ring", "data-crowd": crowd(face.seats.length) }, face.seats.map((seat, index) =>
        h("li", { key: seat.person, vars: { "--x": spots[index].x, "--y": spots[index].y } },
          button({
            class: "chair", "data-person": seat.person, "data-seat": seat.seat, "data-bot": seat.bot,
            "data-away": !seat.here, "aria-pressed": String(seat.person === this.picked), "aria-label": this.seatLabel(seat),
            disabled: !this.mine(face, seat), ...this.drag,
            onkeydown: (press) => this.arrow(press, face, seat),
          }, coin(seat), h("span", { class: "label", vars: spots[index].label }, h("span", { class: "who" }, seat.name)))))),
      h("div", { class: "centre" }, picked && this.mine(face, picked) ? this.person(face, picked) : [
        face.organizer ? bookTitle(face.book, face.book_title, Boolean(face.art)) : null,
        face.seats.length ? h("p", { class: "count" }, say("seated", { number: face.seats.length })) : h("p", { class: "voice" }, say("nobody-yet")),
        face.watching ? h("p", { class: "dim" }, say("watching", { number: face.watching })) : null,
        face.seats.length > 1 && face.organizer ? h("p", { class: "dim" }, say("drag-hint")) : null,
        eveningLine(() => this.face, this.ask),
      ]));
  }

  /** @param {Whole.Seat} seat */
  seatLabel(seat) {
    return [say("seat", { number: seat.seat }), seat.name, seat.emblem ? say(`emblem-${seat.emblem}`) : "", seat.bot ? say("bot") : "", seat.here ? "" : say("away")].filter(Boolean).join(", ");
  }

  /** @param {KeyboardEvent} press @param {Whole.Gathering} face @param {Whole.Seat} seat */
  arrow(press, face, seat) {
    const step = STEPS[press.key];
    if (!step) return;
    press.preventDefault();
    this.move(face, seat, step);
  }

  /** @param {Whole.Gathering} face @param {Whole.Seat} seat @param {number} step */
  move(face, seat, step) {
    const count = face.seats.length;
    this.ask("seat", { person: seat.person, to: ((seat.seat - 1 + step + count) % count) + 1 });
  }

  /** @param {Whole.Gathering} face @param {Whole.Seat} seat */
  person(face, seat) {
    return h("div", { class: "person", key: `person-${seat.person}` },
      h("h2", null, seat.name),
      h("div", { class: "buttons" },
        button({ "aria-label": say("move-back"), onclick: () => this.move(face, seat, -1) }, "←"),
        button({ "aria-label": say("move-on"), onclick: () => this.move(face, seat, 1) }, "→")),
      emblemChoice(face, seat, this.ask),
      seat.bot ? null : this.nameForm(seat),
      button({ onclick: () => { this.picked = 0; this.ask("leave", { person: seat.person }); } }, say(seat.me ? "get-up" : "send-away")),
      this.sendCompany(seat));
  }

  /** Sends what was typed; a sheet stays open with it, and with the reason, where it is refused. @template {Asking} A @param {A} deed @param {Given<A>} given */
  async fill(deed, ...given) {
    const answer = await this.ask(deed, ...given);
    this.problem = answer.ok ? "" : answer.text;
    if (answer.ok) closeSheet();
    else drawSheet();
  }

  /** @param {string} name @param {string} title @param {() => Child} body */
  openForm(name, title, body) {
    this.problem = "";
    openSheet(name, title, () => [body(), this.problem ? h("p", { class: "problem", role: "alert", key: "problem" }, this.problem) : null]);
  }

  /** @param {Whole.Seat} seat */
  nameForm(seat) {
    return h("form", { class: "rename", key: `rename-${seat.person}`, onsubmit: (submit) => {
      submit.preventDefault();
      void this.fill("name", { person: seat.person, name: typedInto(submit, "name"), gender: genderIn(submit) });
    } },
      h("label", null, h("span", null, say(seat.me ? "name" : "name-of-another")), h("input", { name: "name", initial: seat.name, maxlength: 24, required: true, autocomplete: "off" })),
      genderChoice(seat.gender, seat.me),
      h("button", { type: "submit" }, say("keep")));
  }

  /** @param {Whole.Gathering} face */
  settings(face) {
    const tab = WIDE_TABS.includes(this.tab) ? this.tab : "book";
    return h("section", { class: "settings", key: "settings", "aria-label": say("settings"), "data-builds": BUILDS.includes(tab) },
      this.tabs(WIDE_TABS, tab),
      h("div", { class: "pane", key: tab, role: "tabpanel" }, this.pane(face, tab)),
      BUILDS.includes(tab) ? this.meter.draw(face.chances) : null);
  }

  /** @param {string[]} names @param {string} open */
  tabs(names, open) {
    return h("div", { class: "tabs", role: "tablist", key: "tabs" }, names.map((name) =>
      button({ role: "tab", key: name, "aria-selected": String(name === open),
        onclick: () => { this.tab = name; keep(this.place, name); this.again(); } }, say(`tab-${name}`))));
  }

  /** @param {Whole.Gathering} face @param {string} name */
  pane(face, name) {
    const { ask, link } = this;
    switch (name) {
      case "book": return bookShelf(face, ask);
      case "cards": return deck(face, ask, link);
      case "rules": return houseRules(face, ask, link);
      default: return tableSettings(face, ask, this.languages(face), !this.wide);
    }
  }

  /** @param {Whole.Gathering} face */
  languages(face) {
    return [
      face.organizer
        ? languageChoice(say("voice-language"), face.language, (chosen) => this.ask("language", { language: chosen, table: true }))
        : null,
      this.wide ? null : languageChoice(say("my-language"), language, async (chosen) => {
        if ((await this.ask("language", { language: chosen })).ok) location.reload();
      }),
    ];
  }

  /** @param {Whole.Gathering} face */
  start(face) {
    if (!face.organizer) return h("p", { class: "dim", key: "start" }, say("waiting-start"));
    return h("div", { class: "start", key: "start" },
      face.may_start ? null : h("p", { class: "why-not", role: "status" }, face.why_not),
      face.fill_to
        ? button({ class: "fill", onclick: () => this.ask("bots", { number: face.fill_to }) }, say("fill", { number: face.fill_to }))
        : null,
      button({ class: "big", disabled: !face.may_start, onclick: () => this.ask("start") }, say("start")));
  }

  /** Where a person hosts, players need no phone: their names are typed one after another. @param {Whole.Gathering} face */
  guests(face) {
    if (!face.organizer || face.hosting !== "person") return null;
    return h("form", { class: "guests", key: "guests", onsubmit: async (submit) => {
      submit.preventDefault();
      const name = fieldOf(submit, "name");
      const typed = name.value.trim();
      name.value = "";
      if (!typed) return;
      const answer = await this.ask("friend", { name: typed, here: false });
      if (!answer.ok) name.value ||= typed;
    } },
      h("input", { name: "name", maxlength: 24, autocomplete: "off", enterkeyhint: "next", placeholder: say("guest-name"), "aria-label": say("guest-name") }),
      h("button", { type: "submit" }, say("friend-sit")),
      document.body.dataset.page === "desk" ? null
        : h("a", { class: "button", href: `/t/${face.code}/desk`, target: "_top" }, say("open-desk")));
  }

  // ---- the phone

  /** @param {Whole.Gathering} face */
  handTable(face) {
    const tabs = face.organizer ? ["people", "book", "cards", "rules", "table"] : ["people", "cards", "table"];
    const tab = tabs.includes(this.tab) ? this.tab : "people";
    const builds = face.organizer && BUILDS.includes(tab);
    return h("div", { class: "hand gathering-hand", key: "gathering", "data-builds": builds },
      h("header", { class: "top" },
        h("h1", { class: "whoami" }, bookTitle(face.book, face.book_title, Boolean(face.art)), h("span", null, say("code-is", { code: face.code })))),
      leaderLine(face),
      this.tabs(tabs, tab),
      h("div", { class: "pane scrolled", role: "tabpanel", key: tab },
        tab === "people" ? this.people(face) : this.pane(face, tab)),
      builds ? this.meter.draw(face.chances) : null,
      h("footer", { class: "foot" }, this.start(face)));
  }

  /** @param {Whole.Gathering} face */
  people(face) {
    return [
      face.removed ? h("p", { class: "problem", role: "alert", key: "removed" }, say("removed")) : null,
      this.guests(face),
      face.me || face.seats_here.length || (face.organizer && face.hosting === "person") ? null : h("a", { class: "button big", key: "sit", href: `/j/${face.code}` }, say("sit-down")),
      eveningButton(() => this.face, this.ask),
      h("ol", { class: "people", key: "people" },
        face.seats.map((seat) => h("li", { key: seat.person, "data-me": seat.me, "data-away": !seat.here },
        h("span", { class: "number" }, seat.seat),
        this.mine(face, seat) && seat.emblem
          ? button({ key: "emblem", class: "wears", "aria-label": `${say(seat.me ? "emblem" : "emblem-of-another")}: ${say(`emblem-${seat.emblem}`)}`, onclick: () => this.openPerson(seat) }, emblemOf(seat))
          : emblemOf(seat),
        h("span", { class: "who" },
          seat.name, seat.bot ? h("small", null, say("bot")) : seat.guest ? h("small", null, say("guest")) : null, seat.me ? h("small", null, say(seat.person === face.me ? "this-is-me" : "on-this-phone")) : null),
        this.mine(face, seat) ? [
          button({ key: "up", "aria-label": say("move-back"), onclick: () => this.move(face, seat, -1) }, "↑"),
          button({ key: "down", "aria-label": say("move-on"), onclick: () => this.move(face, seat, 1) }, "↓"),
          button({ key: "edit", "aria-label": say("edit", { name: seat.name }), onclick: () => this.openPerson(seat) }, "•••"),
        ] : null))),
      face.watching ? h("p", { class: "dim", key: "watching" }, say("watching", { number: face.watching })) : null,
      (face.me || face.organizer) && face.hosting === "table"
        ? button({ key: "friend", onclick: () => this.openFriend() }, say("add-friend"))
        : null,
      button({ key: "invite", onclick: () => this.openInvitation() }, say("invite")),
      this.almanacButton(),
      face.me || face.organizer ? null : voiceChoice(face, this.ask, false),
    ];
  }

  almanacButton() {
    return button({ key: "almanac", class: "quiet", "aria-haspopup": "dialog", onclick: () => openAlmanac(() => this.face, () => false) }, say("almanac-open"));
  }

  openInvitation() {
    openSheet("invite", say("join-here"), () => {
      const { face } = this;
      return face && h("div", { class: "invite" },
        h("img", { class: "qr", src: picture(face.qr), alt: say("qr", { address: face.address }) }),
        h("p", { class: "code" }, face.code),
        h("p", { class: "address" }, face.address),
        this.reach.line(face),
        heed(face));
    });
  }

  /** @param {Whole.Seat} seat */
  openPerson(seat) {
    this.openForm("person", seat.name, () => [
      this.emblemOf(seat.person),
      seat.bot ? null : this.nameForm(seat),
      button({ onclick: () => askSure(say("get-up-sure", { name: seat.name }), say("yes"), () => this.ask("leave", { person: seat.person })) },
        say(seat.me ? "get-up" : "send-away")),
      this.sendCompany(seat),
    ]);
  }

  /** The sheet stays open while one emblem after another is tried on. @param {number} person */
  emblemOf(person) {
    const seat = this.face?.seats.find((each) => each.person === person);
    return this.face && seat ? emblemChoice(this.face, seat, this.ask) : null;
  }

  /** Somebody has let many people sit down: all of them go at one stroke. @param {Whole.Seat} seat */
  sendCompany(seat) {
    if (!seat.company || seat.me) return null;
    const blanks = { name: seat.name, number: seat.company };
    return button({ key: "company", onclick: () => askSure(say("send-company-sure", blanks), say("yes"), () => this.ask("send-company", { person: seat.person })) },
      say("send-company", blanks));
  }

  openFriend() {
    this.openForm("friend", say("add-friend"), () => [
      h("p", { class: "dim" }, say("friend-hint")),
      h("form", { class: "rename", onsubmit: (submit) => {
        submit.preventDefault();
        void this.fill("friend", { name: typedInto(submit, "name"), gender: genderIn(submit) });
      } },
        h("label", null, h("span", null, say("name-of-another")), h("input", { name: "name", maxlength: 24, required: true, autocomplete: "off" })),
        genderChoice("", false),
        h("button", { type: "submit", class: "big" }, say("friend-sit"))),
    ]);
  }
}

/** The QR as a picture, whether it comes as an address or as a drawing. @param {string} qr */
function picture(qr) {
  return qr.startsWith("<") ? `data:image/svg+xml,${encodeURIComponent(qr)}` : qr;
}

/** What is to be known about the way here: who may read along, or that a phone will warn. @param {Whole.Gathering} face */
function heed(face) {
  return face.heed ? h("p", { class: "heed", key: "heed" }, face.heed) : null;
}

/** @param {string} gender @param {boolean} mine */
function genderChoice(gender, mine) {
  return h("label", null, h("span", null, say(mine ? "gender" : "gender-of-another")),
    h("select", { name: "gender", initial: gender },
      h("option", { value: "", key: "n" }, say("gender-none")),
      h("option", { value: "f", key: "f" }, say("gender-f")),
      h("option", { value: "m", key: "m" }, say("gender-m"))));
}

/** @param {SubmitEvent} submit */
function genderIn(submit) {
  return /** @type {Whole.Seat["gender"]} */ (fieldOf(submit, "gender").value);
}
