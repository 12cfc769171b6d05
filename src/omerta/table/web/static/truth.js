/** The truth afterwards, as one picture: how suspicion went, seat by seat, with whatever turned it. */

import { button, h } from "./morph.js";

/**
 * @typedef {(name: string, blanks?: Record<string, string | number>) => string} Say
 *
 * What is shown of it now: at which step, with what is said there, of which side, and which seat is singled out (0: none).
 * @typedef {{ step: number, said: string, side: number, seat: number }} Look
 *
 * What a tap does.
 * @typedef {{ go: (step: number) => void, single: (seat: number) => void, turnTo: (side: number) => void }} Taps
 */

const MOST_TURNS = 6;
const MOST_TOGETHER = 4;
/** In letters of the chart. */
const MARGINS = { top: 1.7, right: 0.9, bottom: 0.5, left: 2.2 };
const LEVELS = [0, 25, 50, 75, 100];

/** Which point stands at a step. @param {Sent.ShownTruth} truth @param {number} step */
export function pointAt(truth, step) {
  return Math.max(0, truth.points.findLastIndex(([from]) => from <= step));
}

/**
 * The whole picture: the chart, the seats, where it turned, what is said of it, and a table for the ear.
 * @param {Sent.ShownTruth} truth @param {string} language @param {Say} say @param {Look} look @param {Taps} taps
 * @param {Element | null} box the chart as it stands on the page, for its size
 */
export function truthPicture(truth, language, say, look, taps, box) {
  const text = truth.texts[language] ?? Object.values(truth.texts)[0];
  const at = pointAt(truth, look.step);
  return h("section", { class: "truth", key: "truth", "aria-label": say("truth-title") },
    h("header", { class: "truth-head" },
      h("h2", null, say("truth-title")),
      h("p", { class: "dim" }, say("truth-about")),
      h("div", { class: "truth-sides", role: "group", "aria-label": say("truth-sides") }, text.sides.map((name, side) => text.sides.length > 1
        ? button({ key: side, "aria-pressed": String(side === look.side), onclick: () => taps.turnTo(side) }, name)
        : h("b", { key: side }, name)))),
    chart(truth, text, say, look, taps, at, box),
    h("p", { class: "truth-said", key: "said", "aria-live": "polite" }, look.said),
    seatList(truth, text, say, look, taps, at),
    h("div", { class: "truth-told", key: "told", tabindex: 0 }, turnList(truth, text, say, look, taps, at), verdicts(truth, text, taps),
      h("p", { class: "dim truth-how" }, say(truth.worlds ? "truth-sample" : "truth-exact", { number: truth.worlds.toLocaleString(language) }))),
    readTable(truth, text, say, look));
}

/** @param {Sent.ShownTruth} truth @param {Look} look @param {number} seat @param {number} point */
const chanceOf = (truth, look, seat, point) => truth.points[point][1][look.side]?.[seat - 1] ?? 0;

/** @param {Sent.ShownTruth} truth @param {Look} look @param {number} seat is this seat of the side that is shown? */
const isGuilty = (truth, look, seat) => truth.truth[seat - 1] === look.side;

/** @param {Sent.ShownTruth} truth */
const seatsOf = (truth) => truth.names.map((_, index) => index + 1);

// ---- the chart

/**
 * @param {Sent.ShownTruth} truth @param {Sent.TruthWords} text @param {Say} say @param {Look} look @param {Taps} taps
 * @param {number} at @param {Element | null} box
 */
function chart(truth, text, say, look, taps, at, box) {
  const width = Math.max(240, box?.clientWidth ?? 800);
  const height = Math.max(150, box?.clientHeight ?? 360);
  const letter = box ? parseFloat(getComputedStyle(box).fontSize) : 16;
  const margin = { top: MARGINS.top * letter, right: MARGINS.right * letter, bottom: MARGINS.bottom * letter, left: MARGINS.left * letter };
  const last = truth.points.length - 1;
  /** @param {number} point */
  const x = (point) => Math.round(10 * (margin.left + (width - margin.left - margin.right) * (point / Math.max(1, last)))) / 10;
  /** @param {number} chance */
  const y = (chance) => Math.round(10 * (height - margin.bottom - (height - margin.top - margin.bottom) * (chance / 100))) / 10;
  /** @param {PointerEvent | MouseEvent} touch */
  const touched = (touch) => {
    const place = touch.currentTarget instanceof Element ? touch.clientX - touch.currentTarget.getBoundingClientRect().left : 0;
    const point = Math.round(last * (place - margin.left) / (width - margin.left - margin.right));
    taps.go(truth.points[Math.min(last, Math.max(0, point))][0]);
  };
  const order = seatsOf(truth).sort((one, other) => rank(truth, look, one) - rank(truth, look, other));
  return h("div", { class: "truth-chart", key: "chart", role: "img", "aria-label": say("truth-chart") },
    h("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", onclick: touched },
      truth.bands.map(([from, sky], index) => {
        const to = truth.bands[index + 1]?.[0] ?? last;
        return h("path", { key: `band ${index}`, class: "truth-band", "data-sky": sky, d: `M${x(from)} ${margin.top}H${x(Math.max(to, from))}V${height - margin.bottom}H${x(from)}Z` });
      }),
      LEVELS.map((level) => h("path", { key: `level ${level}`, class: "truth-level", d: `M${margin.left} ${y(level)}H${width - margin.right}` })),
      order.map((seat) => curve(truth, look, seat, x, y)),
      truth.verdicts.map(([kind, point], index) => point < 0 ? null : h("path", { key: `verdict ${index}`, class: "truth-moment", "data-kind": kind, d: `M${x(point)} ${margin.top}V${height - margin.bottom}` })),
      truth.turns.filter(([, side, seat]) => side === look.side && seat === look.seat).map(([point, , seat, , after]) =>
        h("circle", { key: `turn ${point}`, class: "truth-turn", "data-guilty": isGuilty(truth, look, seat), cx: x(point), cy: y(after), r: 0.28 * letter })),
      h("path", { key: "now", class: "truth-now", d: `M${x(at)} ${margin.top - 6}V${height - margin.bottom}` }),
      order.filter((seat) => isGuilty(truth, look, seat) || seat === look.seat).map((seat) =>
        h("circle", { key: `now ${seat}`, class: "truth-spot", "data-guilty": isGuilty(truth, look, seat), cx: x(at), cy: y(chanceOf(truth, look, seat, at)), r: 0.31 * letter }))),
    LEVELS.filter((level) => level % 50 === 0).map((level) => h("span", { key: `mark ${level}`, class: "truth-mark", "aria-hidden": "true", vars: { "--at": `${y(level)}px` } }, level)),
    truth.bands.map(([from], index) => {
      const to = truth.bands[index + 1]?.[0] ?? last;
      return h("span", { key: `phase ${index}`, class: "truth-phase", "aria-hidden": "true", "data-now": from <= at && (at < to || to === last), vars: { "--from": `${x(from)}px`, "--wide": `${Math.max(0, x(to) - x(from))}px` } }, h("span", null, text.bands[index]));
    }));
}

/** What is drawn last lies on top: the guilty over the others, the one that is singled out over all. @param {Sent.ShownTruth} truth @param {Look} look @param {number} seat */
function rank(truth, look, seat) {
  return (seat === look.seat ? 2 : 0) + (isGuilty(truth, look, seat) ? 1 : 0);
}

/**
 * The curve of a seat: what was believed stands until something changes it. Beyond the exit it is thin.
 * @param {Sent.ShownTruth} truth @param {Look} look @param {number} seat @param {(point: number) => number} x @param {(chance: number) => number} y
 */
function curve(truth, look, seat, x, y) {
  const last = truth.points.length - 1;
  const left = truth.left[seat - 1] >= 0 ? truth.left[seat - 1] : last;
  /** @param {number} from @param {number} to */
  const way = (from, to) => {
    let d = `M${x(from)} ${y(chanceOf(truth, look, seat, from))}`;
    for (let point = from + 1; point <= to; point++) d += `H${x(point)}V${y(chanceOf(truth, look, seat, point))}`;
    return d;
  };
  const manner = { "data-guilty": isGuilty(truth, look, seat), "data-single": seat === look.seat, "data-dim": look.seat > 0 && seat !== look.seat };
  return h("g", { key: `seat ${seat}`, class: "truth-curve", ...manner },
    seat === look.seat ? h("path", { key: "under", class: "truth-under", d: `${way(0, last)}V${y(0)}H${x(0)}Z` }) : null,
    h("path", { key: "here", class: "truth-line", d: way(0, left) }),
    left < last ? h("path", { key: "gone", class: "truth-line", "data-gone": true, d: way(left, last) }) : null);
}

// ---- beside the chart

/**
 * Everybody, the most suspected first, as it stands now.
 * @param {Sent.ShownTruth} truth @param {Sent.TruthWords} text @param {Say} say @param {Look} look @param {Taps} taps @param {number} at
 */
function seatList(truth, text, say, look, taps, at) {
  const seats = seatsOf(truth).sort((one, other) => chanceOf(truth, look, other, at) - chanceOf(truth, look, one, at) || one - other);
  return h("ol", { class: "truth-seats", key: "seats", "aria-label": say("truth-seats"), "data-many": seats.length > 12 }, seats.map((seat) => {
    const name = truth.names[seat - 1];
    const chance = chanceOf(truth, look, seat, at);
    const out = truth.left[seat - 1] >= 0 && truth.left[seat - 1] <= at;
    return h("li", { key: seat },
      button({ class: "truth-seat", "data-guilty": isGuilty(truth, look, seat), "data-out": out, "aria-pressed": String(seat === look.seat),
        title: seat === look.seat ? say("truth-all") : say("truth-single", { name }), vars: { "--chance": `${chance}%` }, onclick: () => taps.single(seat === look.seat ? 0 : seat) },
        h("span", { class: "number" }, seat), h("span", { class: "who" }, name), h("b", { class: "chance" }, `${chance} %`), h("small", null, text.cards[seat - 1])));
  }));
}

/**
 * Where curves turned, with what the table said there: of the seat that is singled out, or the sharpest of all.
 * @param {Sent.ShownTruth} truth @param {Sent.TruthWords} text @param {Say} say @param {Look} look @param {Taps} taps @param {number} at
 */
function turnList(truth, text, say, look, taps, at) {
  /** @type {Map<number, Sent.TruthTurn[]>} */
  const byPoint = new Map();
  for (const turn of truth.turns.filter(([, side, seat]) => side === look.side && (!look.seat || seat === look.seat)).sort((one, other) => sharpness(other) - sharpness(one))) {
    byPoint.set(turn[0], [...(byPoint.get(turn[0]) ?? []), turn]);
  }
  const sharpest = [...byPoint].slice(0, look.seat ? byPoint.size : MOST_TURNS).sort(([one], [other]) => one - other);
  return [
    h("h3", { key: "turns" }, say(look.seat ? "truth-turns" : "truth-most")),
    sharpest.length ? h("ol", { class: "truth-turns", key: "list" }, sharpest.map(([point, turns]) =>
      h("li", { key: point, "data-now": point === at },
        button({ class: "quiet", onclick: () => taps.go(truth.points[point][0]) },
          h("span", { class: "when" }, text.bands[truth.bands.findLastIndex(([from]) => from <= point)] ?? ""),
          h("span", { class: "turned" }, turns.slice(0, MOST_TOGETHER).map(([, , seat, before, after]) =>
            h("b", { key: seat, "data-guilty": isGuilty(truth, look, seat) }, `${truth.names[seat - 1]} ${before} → ${after} %`))),
          h("span", { class: "voice" }, text.said[point] ?? ""))))) : h("p", { class: "dim", key: "none" }, say("truth-no-turns")),
  ];
}

/** @param {Sent.TruthTurn} turn */
const sharpness = ([, , , before, after]) => Math.abs(after - before);

/** What is said of the whole game. @param {Sent.ShownTruth} truth @param {Sent.TruthWords} text @param {Taps} taps */
function verdicts(truth, text, taps) {
  return h("ol", { class: "truth-verdicts", key: "verdicts" }, truth.verdicts.map(([kind, point], index) => {
    const [when, said] = text.verdicts[index];
    const inside = [when ? h("span", { class: "when" }, when) : null, h("span", { class: "voice" }, said)];
    return h("li", { key: kind, "data-kind": kind }, point < 0 ? h("p", null, inside) : button({ class: "quiet", onclick: () => taps.go(truth.points[point][0]) }, inside));
  }));
}

/** The same for whoever cannot see it: what stood at the end of each phase. @param {Sent.ShownTruth} truth @param {Sent.TruthWords} text @param {Say} say @param {Look} look */
function readTable(truth, text, say, look) {
  const last = truth.points.length - 1;
  const ends = truth.bands.map((_, index) => Math.max(0, (truth.bands[index + 1]?.[0] ?? last) - 1));
  return h("div", { class: "unseen", key: "table" }, h("table", null,
    h("caption", null, say("truth-table"), ": ", text.sides[look.side]),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, say("truth-seat")), h("th", { scope: "col" }, say("truth-card")),
      text.bands.map((name, index) => h("th", { key: index, scope: "col" }, name)))),
    h("tbody", null, seatsOf(truth).map((seat) => h("tr", { key: seat },
      h("th", { scope: "row" }, `${seat} ${truth.names[seat - 1]}`), h("td", null, text.cards[seat - 1]),
      ends.map((point, index) => h("td", { key: index }, chanceOf(truth, look, seat, point))))))));
}

/** What stands there until it is known. @param {Say} say @param {boolean} failed @param {() => void} again */
export function truthWaits(say, failed, again) {
  return h("section", { class: "truth truth-waits", key: "truth", "aria-busy": String(!failed) },
    h("h2", null, say("truth-title")),
    h("p", { class: "voice", role: "status" }, say(failed ? "truth-failed" : "truth-wait")),
    failed ? button({ onclick: again }, say("truth-again")) : h("span", { class: "truth-breath", "aria-hidden": "true" }));
}

/** Fetches the truth of a game when it is first wished for. */
export class TruthPost {
  /** @param {string} address @param {() => void} came @param {Sent.ShownTruth | null} [known] */
  constructor(address, came, known = null) {
    this.address = address;
    this.came = came;
    this.truth = known;
    this.failed = false;
    this.asked = false;
  }

  /** @param {string} language */
  async ask(language) {
    if (this.truth || this.asked || !this.address) return;
    this.asked = true;
    this.failed = false;
    this.came();
    try {
      const answer = await fetch(`${this.address}?lang=${language}`);
      if (answer.ok) this.truth = /** @type {Sent.ShownTruth} */ (await answer.json());
      else this.failed = true;
    } catch {
      this.failed = true;
    }
    this.asked = false;
    this.came();
  }
}
