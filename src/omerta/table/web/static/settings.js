/** What is agreed before the deal: the book, the cards, the house rules, the table itself. */

import { narratorChoice } from "./controls.js";
import { isTicked, valueOf } from "./fields.js";
import { button, h, steadyButton } from "./morph.js";
import { bookTitle } from "./pictures.js";
import { openWhy } from "./sheets.js";
import { voiceChoice } from "./voice_place.js";
import { capital, say } from "./words.js";

/** Who hosts: the table itself; a person with printed cards; a person for whom the desk deals. */
const HOSTS = ["table", "printed", "dealt"];

/**
 * @import { Ask, Link } from "./link.js"
 * @import { Child } from "./morph.js"
 */

/**
 * One of several, each with its words.
 * @template {{ value: string, label: string, about: string }} O
 * @param {string} name
 * @param {string} label
 * @param {readonly O[]} options
 * @param {string} current
 * @param {(value: O["value"]) => void} choose
 * @param {(option: O) => Child} [titled]
 */
export function choices(name, label, options, current, choose, titled = (option) => capital(option.label)) {
  return h("fieldset", { class: "choices", key: name },
    h("legend", null, label),
    options.map((option) => h("label", { key: option.value, "data-chosen": option.value === current },
      h("input", { type: "radio", name, value: option.value, checked: option.value === current, onchange: () => choose(option.value) }),
      h("span", null, h("b", null, titled(option)), option.about ? h("small", null, option.about) : null))));
}

/** What was asked for and is not yet answered: a finger quicker than the table goes on from there. */
/** @type {Map<string, number>} */
const asked = new Map();

/**
 * @param {string} label
 * @param {number} value
 * @param {number} least
 * @param {number} most
 * @param {(wish: number) => Promise<unknown>} set
 * @param {string | number} [shown]
 */
export function stepper(label, value, least, most, set, shown = value) {
  /** @param {1 | -1} by */
  const step = async (by) => {
    const wish = Math.min(Math.max((asked.get(label) ?? value) + by, least), most);
    asked.set(label, wish);
    await set(wish);
    if (asked.get(label) === wish) asked.delete(label);
  };
  return h("div", { class: "stepper", role: "group", "aria-label": label },
    steadyButton(value <= least, { key: "less", "aria-label": say("one-less", { name: label }), onclick: () => step(-1) }, "−"),
    h("output", null, shown),
    steadyButton(value >= most, { key: "more", "aria-label": say("one-more", { name: label }), onclick: () => step(1) }, "+"));
}

/** @param {Whole.Gathering} face @param {Ask} ask */
export function bookShelf(face, ask) {
  return choices("book", say("shelf"), face.books, face.book, (book) => ask("book", { book }), ({ value, label, plain }) => bookTitle(value, label, plain));
}

/** @param {Whole.Gathering} face @param {Ask} ask @param {Link} link */
export function houseRules(face, ask, link) {
  return face.rules.map((rule) => h("div", { class: "house-rule", key: rule.name, "data-changed": !rule.default },
    h("div", { class: "title" }, h("b", null, rule.title),
      button({ class: "why", "aria-label": say("why-these", { rules: rule.rule }), onclick: () => openWhy(link, [rule.rule]) }, rule.rule)),
    setting(rule, face, ask),
    rule.default || !face.organizer ? null : button({ class: "quiet", onclick: () => ask("rule", { name: rule.name, value: "" }) }, say("put-back"))));
}

/** @param {Whole.HouseRule} rule @param {Whole.Gathering} face @param {Ask} ask */
function setting(rule, face, ask) {
  /** @param {string | number} value */
  const set = (value) => ask("rule", { name: rule.name, value: String(value) });
  if (!face.organizer) return h("span", null, rule.choices.find((choice) => choice.value === rule.value)?.label ?? rule.value);
  if (!rule.choices.length || rule.most > rule.least) {
    const shown = rule.choices.find((choice) => choice.value === rule.value)?.label ?? rule.value;
    return stepper(rule.title, Number(rule.value), rule.least, rule.most, set, shown);
  }
  return h("select", { "aria-label": rule.title, value: rule.value, onchange: (change) => set(valueOf(change)) },
    rule.choices.map((choice) => h("option", { key: choice.value, value: choice.value }, capital(choice.label))));
}

/** @param {Whole.Gathering} face @param {Ask} ask @param {Child} languages @param {boolean} narrow is it a phone? */
export function tableSettings(face, ask, languages, narrow) {
  const people = face.seats.filter((seat) => !seat.bot).length;
  return [
    face.organizer ? [
      h("label", { class: "field", key: "first-time" },
        h("span", null, say("first-time"), h("small", null, say("first-time-about"))),
        h("input", { type: "checkbox", checked: face.first_time, onchange: (change) => ask("first-time", { on: isTicked(change) }) })),
      h("div", { class: "field", key: "bots" }, h("span", null, say("bots")),
        stepper(say("bots"), face.seats.length, Math.max(people, 1), 40, (number) => ask("bots", { number }))),
      choices("mind", say("mind"), face.minds, face.mind, (mind) => ask("mind", { mind: /** @type {Asked.DoMind["mind"]} */ (mind) })),
      choices("host", say("who-hosts"), HOSTS.map((value) => ({ value, label: say(`host-${value}`), about: say(`host-${value}-about`) })),
        face.hosting === "table" ? "table" : face.printed ? "printed" : "dealt",
        (host) => ask("hosting", { by: host === "table" ? "table" : "person", printed: host === "printed" })),
      narratorChoice(face, ask),
      choices("pace", say("pace"), face.paces, face.pace, (pace) => ask("pace", { pace })),
      h("label", { class: "field", key: "chat" }, h("span", null, say("chat-on")),
        h("input", { type: "checkbox", checked: face.chat, onchange: (change) => ask("talk", { chat: isTicked(change) }) })),
      face.watching ? button({ class: "quiet", key: "send-away", onclick: () => ask("send-away") }, say("clear-watchers", { number: face.watching })) : null,
    ] : face.first_time ? h("p", { class: "dim", key: "first-time" }, say("first-time-about")) : null,
    languages,
    face.speaker ? h("p", { class: "dim", key: "speaker", role: "status" }, face.speaker) : null,
    narrow && (face.me || face.voice === "here") ? voiceChoice(face, ask, Boolean(face.me)) : null,
    !narrow && face.organizer && face.voice === "elsewhere"
      ? button({ key: "voice-back", onclick: () => ask("voice", { on: false }) }, say("voice-back"))
      : null,
    h("a", { class: "button", key: "screen", href: `/t/${face.code}/screen`, target: "_blank" },
      say("open-screen")),
    h("a", { class: "button", key: "both", href: `/t/${face.code}/both` }, say("open-both")),
  ];
}
