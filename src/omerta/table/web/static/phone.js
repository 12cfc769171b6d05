/** The entry of a phone: keeps what the hand is doing, and draws whichever face the table sends. */

import "./type.js";
import { bringAlmanac } from "./almanac.js";
import { openAlmanac } from "./almanac_sheet.js";
import { awakeLine, keepAwake } from "./awake.js";
import { started, tick } from "./clock.js";
import { gameButtons, languageChoice } from "./controls.js";
import { hushed } from "./face.js";
import { fieldOf } from "./fields.js";
import { GatheringPage } from "./gathering.js";
import { holding } from "./hold.js";
import { openInvitation } from "./invitation.js";
import { Link, rulesBehind } from "./link.js";
import { button, h, morph } from "./morph.js";
import { keepNotes, ownNotes } from "./notebook.js";
import { keepPicking, startPicking, STEP_IN } from "./panel.js";
import { Passing } from "./passing.js";
import { bringPictures } from "./pictures.js";
import { drawDealt, drawOver, drawPlaying } from "./playing.js";
import { openPleas } from "./pleas.js";
import { shakeAtBeat, shakeAtWarning } from "./shaking.js";
import { askSure, closeSheet, drawSheet, openedSheet, openSheet, openStory } from "./sheets.js";
import { showAnswer, showLost } from "./strip.js";
import { openChat, openPhrases } from "./talking.js";
import { DayVoice } from "./day_voice.js";
import { voiceChoice } from "./voice_place.js";
import { drawGone, drawWaiting } from "./waiting.js";
import { whole } from "./whole.js";
import { language, say } from "./words.js";

/**
 * @import { Asking, Given } from "./link.js"
 * @typedef {ReturnType<typeof makeHand>} Hand
 */

const code = document.body.dataset.code ?? "";
const root = /** @type {HTMLElement} */ (document.getElementById("phone"));
/** Sheets that may stay open when night falls. */
const SILENT_SHEETS = ["chat", "sure", "more", "pleas", "plea", "why", "cards", ""];

/** @type {Whole.Phone | Whole.Gathering | Whole.Waiting | null} */
let face = null;
/** @type {import("./clock.js").Running | null} */
let clock = null;
let picking = startPicking(null);
let held = "";
/** @type {Whole.Notes | null} */
let notes = null;
let looked = false;
let seen = false;
let goneText = "";

const dayVoice = new DayVoice();
const passing = new Passing(code, (seat) => link.turn(address(seat)), draw, () => { letGo(); closeSheet(); });
const link = new Link(address(passing.seat), {
  face: take,
  gone: (text) => { goneText = text; draw(); },
  lost: showLost,
  shutOut: () => location.replace(`/j/${code}`),
});
const gathering = new GatheringPage({ link, ask, draw, code, wide: false });
tick(() => clock, () => shakeAtWarning(current()));
keepAwake();

const cardHold = holding({ show: () => { looked = true; uncover("card"); }, hide: () => uncover(""), scrolled: heldBox });
const bookHold = holding({ show: () => uncover("book"), hide: () => uncover(""), scrolled: heldBox });
const notesHold = holding({ show: readNotes, hide: () => uncover(""), scrolled: heldBox });

function letGo() {
  cardHold.hide();
  notesHold.hide();
  bookHold.hide();
}

/** @param {number} seat */
function address(seat) {
  return `/t/${code}/socket?face=phone${seat ? `&seat=${seat}` : ""}`;
}

function heldBox() {
  return document.getElementById("held");
}

/** What is shown, while it is the phone of a seat. */
function current() {
  return face?.type === "phone" ? face : null;
}

/** @param {Sent.Face} sent */
function take(sent) {
  const next = whole(sent);
  // Whoever only watches has no hand to show.
  if (next.type === "remote") return;
  if (next.type === "desk" || next.type === "screen") {
    const hosts = next.type === "desk" || (next.organizer && next.hosted);
    return location.replace(`/t/${code}/${hosts ? "desk" : "screen"}`);
  }
  const before = current();
  const fresh = next.type !== "phone" ? face?.type !== next.type : before?.seat !== next.seat || before.stage !== next.stage;
  if (fresh) ({ looked, seen, notes } = { looked: false, seen: false, notes: null });
  if (fresh) letGo();
  if (face && face.type !== next.type) closeSheet();
  face = next;
  clock = started(face);
  document.body.dataset.theme = face.theme;
  bringPictures(face, draw);
  if (face.type !== "waiting") bringAlmanac(face, draw);
  if (face.type === "phone") {
    dayVoice.hear(face);
    picking = fresh ? startPicking(face.panel) : keepPicking(picking, face.panel);
    if (openedSheet() === "cards" && !face.panel?.deeds.some((deed) => deed.shows)) closeSheet();
    if (hushed(face) && !SILENT_SHEETS.includes(openedSheet())) closeSheet();
    shakeAtBeat(before, face);
  } else {
    picking = startPicking(null);
  }
  passing.heard(face);
  draw();
}

/** @param {string} what */
function uncover(what) {
  held = what;
  draw();
}

async function readNotes() {
  const phone = current();
  if (!phone) return;
  uncover("notes");
  const answer = await link.ask("notes", { seat: phone.seat });
  if (current()?.seat !== phone.seat) return; // the phone was passed on meanwhile
  if (answer.ok) notes = answer.notes;
  draw();
}

/** Asks and shows what is answered. @template {Asking} A @param {A} deed @param {Given<A>} given */
async function ask(deed, ...given) {
  const answer = await link.ask(deed, ...given);
  showAnswer(link, answer);
  if (!answer.ok) draw(); // what was chosen and refused is put back
  return answer;
}

/** Sends the choice. Where it hangs on a hidden card all are answered alike; what became of it is under the hold. */
async function send() {
  const phone = current();
  if (!phone) return;
  const { moment, deed, targets } = picking;
  const covered = phone.panel?.covered || deed === STEP_IN;
  picking = { ...picking, sent: true, doubted: false };
  draw();
  const answer = await link.ask("act", { seat: phone.seat, moment, deed, targets });
  if (picking.moment !== moment || current()?.seat !== phone.seat) return;
  const { text } = answer;
  picking = answer.ok
    ? { ...picking, sent: false, touched: false, targets: [], stands: [deed, targets], rules: [],
        slot: covered ? say("noted-covered") : text || say("noted") }
    : { ...picking, sent: false, touched: false, targets: [], rules: rulesBehind(answer), slot: text };
  draw();
}

function openMore() {
  openSheet("more", say("more"), () => {
    const phone = current();
    return phone && more(phone);
  });
}

/** @param {Whole.Phone} phone */
function more(phone) {
  return [
    hushed(phone) ? null : almanacButton(),
    h("div", { class: "list", key: "controls" }, gameButtons(phone, ask)),
    languageChoice(say("my-language"), language, async (chosen) => {
      const answer = await ask("language", { language: chosen });
      if (answer.ok) location.reload();
    }),
    phone.stage === "over" ? null : voiceChoice(phone, ask, phone.living || phone.stage === "dealt", () => { if (!hushed(phone)) dayVoice.greet(); }),
    awakeLine(),
    h("div", { class: "list", key: "leave" },
      h("a", { class: "button", href: `/t/${code}/screen` }, say("look-at-screen")),
      hushed(phone) ? null : button({ key: "friend", onclick: () => openInvitation(code) }, say("bring-friend")), // it is bright
      phone.hosted && !phone.organizer
        ? button({ onclick: () => askSure(say("take-desk-sure"), say("yes"), () => ask("plead", { seat: 0 })) }, say("take-desk"))
        : null,
      phone.person
        ? button({ onclick: () => askSure(say("leave-sure"), say("leave-yes"), () => ask("leave", { person: phone.person, bot: true })) }, say("leave"))
        : null),
  ];
}

/** By day the almanac is a sheet; in the dark it is under the thumb. */
function almanacButton() {
  return button({ key: "almanac", "aria-haspopup": "dialog", onclick: () => openAlmanac(current, () => hushed(face)) }, say("almanac-open"));
}

/** One line at a time: what was written before stays under the hold. @param {Whole.Phone} face */
function openWriting({ game, seat }) {
  const lines = () => ownNotes(code, game, seat);
  openSheet("writing", say("write-note"), () => [
    h("form", { class: "write", key: "write", onsubmit: (submit) => {
      submit.preventDefault();
      const field = fieldOf(submit, "text");
      if (field.value.trim()) keepNotes(code, game, seat, [...lines(), field.value.trim()]);
      field.value = "";
      drawSheet();
    } },
      h("input", { name: "text", maxlength: 400, autocomplete: "off", "aria-label": say("write-note") }),
      h("button", { type: "submit" }, say("keep"))),
    h("p", { class: "dim", key: "hint" }, say("write-hint", { number: lines().length })),
    lines().length
      ? button({ key: "erase", onclick: () => { keepNotes(code, game, seat, lines().slice(0, -1)); drawSheet(); } }, say("erase-last"))
      : null,
  ]);
}

/** @param {Whole.Phone} face */
function makeHand(face) {
  const { game, seat } = face;
  return {
    current, face, clock, picking, held, notes, looked, seen, link, ask, send, openMore, redraw: draw,
    openWriting: () => openWriting(face),
    holdCard: cardHold.handlers,
    holdNotes: notesHold.handlers,
    holdBook: bookHold.handlers,
    passOn: passing.shared ? passing.passOn : null,
    /** @param {Partial<import("./panel.js").Picking>} change */
    pick: (change) => { picking = { ...picking, ...change }; draw(); },
    ownNotes: () => ownNotes(code, game, seat),
    saySeen: async () => { seen = (await ask("seen", { seat })).ok; draw(); },
    openPleas: () => openPleas({ pleas: () => current()?.pleas ?? [], ask }),
    openStory: () => openStory(link, () => current()?.story ?? []),
    openPhrases: () => openPhrases(current, (fields) => ask("say", { seat, ...fields })),
    openChat: () => openChat(current, (text, dark) => ask("chat", { seat, text, dark })),
  };
}

function drawFace() {
  if (goneText) return drawGone(goneText, code);
  if (!face) return h("p", { class: "voice centred", key: "wait" }, say("one-moment"));
  if (face.type === "gathering") return gathering.draw(face);
  if (face.type === "waiting") {
    return drawWaiting(face, ask, () => openPleas({ pleas: () => (face?.type === "waiting" ? face.pleas : []), ask }));
  }
  if (passing.covered) return passing.draw(face, clock);
  const hand = makeHand(face);
  return face.stage === "dealt" ? drawDealt(hand) : face.stage === "over" ? drawOver(hand) : drawPlaying(hand);
}

function draw() {
  morph(root, [drawFace()]);
  drawSheet();
}

draw();
