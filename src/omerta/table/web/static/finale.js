/** The end of a game on the screen: cards turn one by one, the winners stand in their light, the tale is told, then the evening. */

import { awardsList, eveningLine, standing, taleList } from "./evening.js";
import { button, h } from "./morph.js";
import { cardPicture } from "./pictures.js";
import { TruthPost, truthPicture, truthWaits } from "./truth.js";
import { capital, say } from "./words.js";

/**
 * @import { Ask } from "./link.js"
 * @typedef {{ card: (step: number) => number, light: number, tale: number[], end: number }} Course when what is shown, in milliseconds
 */

const BEGINS = 3000; // the sentence that names the winners has the first word
const A_CARD = 1100;
const ALL_CARDS = 17000;
const TURNS = 1300;
const LIGHT = 2200;
const A_LETTER = 70;
const A_SILENCE = 1300;
const A_WHILE = 15000;
const ONE_COLUMN = 12;
const ROOMY = 9;
const MOST_ON_BOARD = 24;

/** @param {Whole.Screen} face @returns {Course} */
function course(face) {
  const steps = Math.max(0, ...face.rows.map((row) => row.step));
  const beat = Math.min(A_CARD, ALL_CARDS / Math.max(steps, 1));
  const light = BEGINS + steps * beat + (steps ? TURNS - beat : 0);
  /** @type {number[]} */
  const tale = [];
  let at = light + LIGHT;
  for (const line of face.tale) {
    tale.push(at);
    at += A_SILENCE + A_LETTER * line.heard.length;
  }
  return { card: (step) => BEGINS + (step - 1) * beat, light, tale, end: at };
}

/** How many cards stand in a row. @param {number} count */
const columns = (count) => Math.ceil(count / (count > 24 ? 4 : count > 14 ? 3 : count > 7 ? 2 : 1));

export class Finale {
  /**
   * @param {() => void} draw
   * @param {(text: string, language: string) => void} speak
   */
  constructor(draw, speak) {
    this.draw = draw;
    this.speak = speak;
    /** Does it go on step by step? A page that comes after the end shows everything at once. */
    this.live = false;
    /** @type {"cards" | "board" | "truth"} */
    this.shows = "cards";
    /** What could be known of the game that is over, once somebody wishes to see it. @type {TruthPost | null} */
    this.truth = null;
    this.look = { step: Infinity, said: "", side: 0, seat: 0 };
    /** @type {number[]} */
    this.timers = [];
  }

  /** Another face has come. @param {Whole.Face | null} before @param {Whole.Face} face */
  follow(before, face) {
    const isOver = face.type === "screen" && face.stage === "over";
    const wasOver = before?.type === "screen" && before.stage === "over";
    if (isOver === wasOver) return;
    this.timers.forEach((timer) => window.clearTimeout(timer));
    this.timers = [];
    this.shows = "cards";
    this.truth = null;
    this.look = { step: Infinity, said: "", side: 0, seat: 0 };
    const looksOn = isOver && before?.type === "screen";
    this.live = looksOn && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (looksOn) this.begin(face);
  }

  /** @param {Whole.Screen} face */
  begin(face) {
    const { tale, end } = course(face);
    face.tale.forEach((line, index) => this.later(tale[index], () => this.speak(line.heard, face.language)));
    if (hasBoard(face)) this.later(end + A_WHILE, () => this.show("board"));
  }

  /** @param {number} milliseconds @param {() => void} what */
  later(milliseconds, what) {
    this.timers.push(window.setTimeout(what, milliseconds));
  }

  /** @param {"cards" | "board" | "truth"} what */
  show(what) {
    this.shows = what;
    this.draw();
  }

  /** What could be known, in place of the cards. @param {Whole.Screen} face */
  showTruth(face) {
    this.live = false;
    this.timers.forEach((timer) => window.clearTimeout(timer));
    this.truth ??= new TruthPost(`/t/${face.code}/games/${gameOf(face)}.truth`, () => this.drawTruth());
    this.shows = "truth";
    this.drawTruth();
    void this.truth.ask(face.language);
  }

  /** Drawn twice: only when it stands there is it known how large it may be. */
  drawTruth() {
    this.draw();
    window.requestAnimationFrame(() => this.draw());
  }

  /** @param {Whole.Screen} face */
  drawnTruth(face) {
    const { truth } = this.truth ?? {};
    if (!truth) return truthWaits(say, this.truth?.failed ?? false, () => void this.truth?.ask(face.language));
    /** @param {Partial<typeof this.look>} change */
    const change = (change) => { this.look = { ...this.look, ...change }; this.draw(); };
    const taps = {
      go: (/** @type {number} */ step) => change({ step }),
      single: (/** @type {number} */ seat) => change({ seat }),
      turnTo: (/** @type {number} */ side) => change({ side }),
    };
    return truthPicture(truth, face.language, say, this.look, taps, document.querySelector(".truth-chart"));
  }

  /** @param {Whole.Screen} face @param {() => Whole.Face | null} current @param {Ask} ask */
  drawn(face, current, ask) {
    const board = this.shows === "board" && hasBoard(face);
    const truth = this.shows === "truth" && gameOf(face) > 0;
    const turnOver = () => { this.live = false; this.show(board ? "cards" : "board"); };
    const { end } = course(face);
    return h("div", { class: "results", key: "results", "data-live": this.live, "data-shows": truth ? "truth" : board ? "board" : "cards", "data-lines": face.tale.length > 4 ? "many" : "few", vars: { "--end": `${Math.round(end)}ms` } },
      truth ? this.drawnTruth(face) : [
        board ? h("h1", { key: "evening" }, say("evening")) : verdict(face),
        board && face.evening ? drawBoard(face.evening) : drawCards(face),
      ],
      eveningLine(current, ask, [
        hasBoard(face) && !truth ? button({ key: "turn", class: "quiet", onclick: turnOver }, say(board ? "finale-cards" : "finale-board")) : null,
        gameOf(face) ? button({ key: "truth", class: "quiet", onclick: () => (truth ? this.show("cards") : this.showTruth(face)) }, say(truth ? "finale-cards" : "truth-button")) : null,
        face.organizer ? button({ class: "big", key: "again", onclick: () => ask("again") }, say("again")) : null,
      ]));
  }
}

/** The number of the game that is over, if it is one that everybody may look at again. @param {Whole.Screen} face */
function gameOf(face) {
  return face.evening?.games.at(-1)?.game ?? 0;
}

/** After one game there is nothing to compare yet. @param {Whole.Screen} face */
function hasBoard(face) {
  return (face.evening?.games.length ?? 0) > 1;
}

/** Who has won, beside the picture of that side. @param {Whole.Screen} face */
function verdict(face) {
  return h("header", { class: "crown", key: "crown" },
    face.victory ? h("img", { class: "victory", key: "victory", src: `/static/art/victories/${face.victory}.svg`, alt: "" }) : null,
    h("h1", null, face.title),
    h("p", { class: "spoken", key: "spoken", "aria-live": "polite" }, face.line?.text ?? ""));
}

/** @param {Whole.Screen} face */
function drawCards(face) {
  const { card, light, tale } = course(face);
  const across = columns(face.rows.length);
  return [
    h("ol", { class: "unveiled", key: "unveiled", "aria-label": say("all-cards"), "data-rows": Math.ceil(face.rows.length / across), vars: { "--columns": across, "--light": `${Math.round(light)}ms` } },
      face.rows.map((row) => h("li", { key: row.seat, "data-won": row.won, "data-out": Boolean(row.fate), "data-turns": row.step > 0, vars: { "--at": `${Math.round(card(row.step))}ms` } },
        h("div", { class: "leaf" },
          h("span", { class: "front" }, h("span", { class: "number" }, row.seat), cardPicture(row.picture), h("span", { class: "card-name", "data-long": longWord(row.card) }, capital(row.card))),
          h("span", { class: "back", "aria-hidden": "true" }, h("span", { class: "number" }, row.seat))),
        h("b", { class: "who" }, row.name),
        h("span", { class: "fate" }, row.fate ? capital(row.fate) : "\u00a0"),
        row.won ? h("span", { class: "unseen" }, say("won")) : null))),
    taleList(face.tale, tale),
  ];
}

/** Beside a picture a long word is set smaller. @param {string} card */
function longWord(card) {
  const letters = Math.max(...card.split(" ").map((word) => word.length));
  return letters > 11 ? "very" : letters > 8 ? "" : null;
}

/** @param {number} awards */
const crowd = (awards) => awards > 6 ? "large" : awards > 4 ? "middle" : "small";

/** Who stands where this evening, and the awards. @param {Whole.Evening} evening */
function drawBoard(evening) {
  const people = evening.standings.filter((each) => !each.bot);
  const best = (people.length ? people : evening.standings).slice(0, MOST_ON_BOARD);
  return h("div", { class: "board", key: "board", "data-awards": evening.awards.length > 0, "data-crowd": crowd(evening.awards.length) },
    h("ol", { class: "scores", "data-many": best.length > ONE_COLUMN, "data-dense": best.length > ROOMY, vars: { "--rows": Math.ceil(best.length / 2) } }, best.map((each) => standing(each, evening.scored))),
    awardsList(evening.awards));
}
