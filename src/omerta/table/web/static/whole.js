// Written by scripts/face-types from the models of the table: change those, and run it.
/** Faces come without what is at its default: here they are made whole, and no page asks twice. */

/** @param {Sent.Line} sent @returns {Whole.Line} */
const line = (sent) => ({
  rules: [], stage: "aside", seats: [], sounds: [], recorded: false,
  ...sent,
});

/** @param {Sent.Place} sent @returns {Whole.Place} */
const place = (sent) => ({
  living: true, me: false, bot: false, away: false, card: "", picture: 0, marks: [], votes: "", state: "",
  emblem: "", colour: "", signs: [],
  ...sent,
});

/** @param {Sent.Held} sent @returns {Whole.Held} */
const held = (sent) => ({
  side: "", lines: [], tapped: "", picture: 0, watched: [],
  ...sent,
});

/** @param {Sent.Clock} sent @returns {Whole.Clock} */
const clock = (sent) => ({
  paused: false, warns: [], by: "",
  ...sent,
});

/** @param {Sent.DeedOffer} sent @returns {Whole.DeedOffer} */
const deedOffer = (sent) => ({
  targets: 0, open_to: [], least: null, shows: false, others: false, sure: false,
  ...sent,
});

/** @param {Sent.Panel} sent @returns {Whole.Panel} */
const panel = (sent) => ({
  covered: false, chosen: null,
  ...sent,
  deeds: (sent.deeds ?? []).map(deedOffer),
});

/** @param {Sent.Phrase} sent @returns {Whole.Phrase} */
const phrase = (sent) => ({
  about: false, values: [],
  ...sent,
});

/** @param {Sent.Plea} sent @returns {Whole.Plea} */
const plea = (sent) => ({
  mine: false, answered: false,
  ...sent,
});

/** @param {Sent.Said} sent @returns {Whole.Said} */
const said = (sent) => ({
  room: "",
  ...sent,
});

/** @param {Sent.Standing} sent @returns {Whole.Standing} */
const standing = (sent) => ({
  wins: 0, points: 0, survived: 0, sides: "", cards: "", bot: false,
  ...sent,
});

/** @param {Sent.Evening} sent @returns {Whole.Evening} */
const evening = (sent) => ({
  scored: false, host: "", next_host: 0, awards: [],
  ...sent,
  standings: sent.standings.map(standing),
});

/** @param {Sent.TaleLine} sent @returns {Whole.TaleLine} */
const taleLine = (sent) => ({
  when: "", heard: "",
  ...sent,
});

/** @param {Sent.WagerForm} sent @returns {Whole.WagerForm} */
const wagerForm = (sent) => ({
  suspects: [], sides: [], falls: [],
  ...sent,
});

/** @param {Sent.Beyond} sent @returns {Whole.Beyond} */
const beyond = (sent) => ({
  when: "", watches: false, sealed: false, helps: "",
  ...sent,
  wager: sent.wager ? wagerForm(sent.wager) : null,
});

/** @param {Sent.WagerTold} sent @returns {Whole.WagerTold} */
const wagerTold = (sent) => ({
  lines: [],
  ...sent,
});

/** @param {Sent.AlmanacHere} sent @returns {Whole.AlmanacHere} */
const almanacHere = (sent) => ({
  deck: [], untold: false, rules: [],
  ...sent,
});

/** @param {Sent.Phone} sent @returns {Whole.Phone} */
const phone = (sent) => ({
  person: 0, game: 0, hush: false, moment: 0, voice: "", aloud: "", has_chat: false, may_chat: false, whispers:
  false, seats_here: [], organizer: false, hosted: false, leader: "", asked: "", art: "", primer: [], purpose:
  "",
  ...sent,
  line: sent.line ? line(sent.line) : null,
  places: sent.places.map(place),
  held: held(sent.held),
  clock: sent.clock ? clock(sent.clock) : null,
  panel: sent.panel ? panel(sent.panel) : null,
  phrases: (sent.phrases ?? []).map(phrase),
  story: (sent.story ?? []).map(line),
  pleas: (sent.pleas ?? []).map(plea),
  chat: (sent.chat ?? []).map(said),
  evening: sent.evening ? evening(sent.evening) : null,
  tale: (sent.tale ?? []).map(taleLine),
  beyond: sent.beyond ? beyond(sent.beyond) : null,
  wagers: (sent.wagers ?? []).map(wagerTold),
  almanac: sent.almanac ? almanacHere(sent.almanac) : null,
});

/** @param {Sent.Setting} sent @returns {Whole.Setting} */
const setting = (sent) => ({
  about: "", plain: false,
  ...sent,
});

/** @param {Sent.Row} sent @returns {Whole.Row} */
const row = (sent) => ({
  fate: "", step: 0, picture: 0,
  ...sent,
});

/** @param {Sent.TableAddress} sent @returns {Whole.TableAddress} */
const tableAddress = (sent) => ({
  chosen: false, reached: false,
  ...sent,
});

/** @param {Sent.Screen} sent @returns {Whole.Screen} */
const screen = (sent) => ({
  hush: false, moment: 0, narrator: "", organizer: false, hosted: false, own_seat: 0, voice: "", by_day: false,
  leader: "", asked: "", lasts: 0, repeats: 0, tempo: 100, hands: [], victory: "", art: "", primer: [], purpose:
  "",
  ...sent,
  line: sent.line ? line(sent.line) : null,
  places: sent.places.map(place),
  clock: sent.clock ? clock(sent.clock) : null,
  say: (sent.say ?? []).map(line),
  asides: (sent.asides ?? []).map(line),
  narrators: (sent.narrators ?? []).map(setting),
  rows: (sent.rows ?? []).map(row),
  story: (sent.story ?? []).map(line),
  pleas: (sent.pleas ?? []).map(plea),
  evening: sent.evening ? evening(sent.evening) : null,
  tale: (sent.tale ?? []).map(taleLine),
  almanac: sent.almanac ? almanacHere(sent.almanac) : null,
  addresses: (sent.addresses ?? []).map(tableAddress),
});

/** @param {Sent.Seat} sent @returns {Whole.Seat} */
const seat = (sent) => ({
  gender: "", bot: false, me: false, here: true, guest: false, company: 0, emblem: "", colour: "",
  ...sent,
});

/** @param {Sent.Card} sent @returns {Whole.Card} */
const card = (sent) => ({
  least: 0, most: 0, picture: 0, group: "", mark: "",
  ...sent,
});

/** @param {Sent.Notice} sent @returns {Whole.Notice} */
const notice = (sent) => ({
  rules: [],
  ...sent,
});

/** @param {Sent.HouseRule} sent @returns {Whole.HouseRule} */
const houseRule = (sent) => ({
  default: true, least: 0, most: 0,
  ...sent,
  choices: sent.choices.map(setting),
});

/** @param {Sent.Chances} sent @returns {Whole.Chances} */
const chances = (sent) => ({
  sharpens: false,
  ...sent,
});

/** @param {Sent.GroupHead} sent @returns {Whole.GroupHead} */
const groupHead = (sent) => ({
  about: "",
  ...sent,
});

/** @param {Sent.DeckDesign} sent @returns {Whole.DeckDesign} */
const deckDesign = (sent) => ({
  line: "", thinks: false, percent: 0, may_undo: false,
  ...sent,
});

/** @param {Sent.Gathering} sent @returns {Whole.Gathering} */
const gathering = (sent) => ({
  why_not: "", fill_to: 0, organizer: false, me: 0, watching: 0, seats_here: [], narrator: "", heed: "", leader:
  "", voice: "", speaker: "", emblems: [], colours: [], prints: false, art: "", first_time: false, removed:
  false, plays: [],
  ...sent,
  seats: sent.seats.map(seat),
  books: sent.books.map(setting),
  cards: sent.cards.map(card),
  notices: sent.notices.map(notice),
  rules: sent.rules.map(houseRule),
  presets: sent.presets.map(setting),
  ways: sent.ways.map(setting),
  paces: sent.paces.map(setting),
  minds: sent.minds.map(setting),
  chances: sent.chances ? chances(sent.chances) : null,
  narrators: (sent.narrators ?? []).map(setting),
  evening: sent.evening ? evening(sent.evening) : null,
  almanac: sent.almanac ? almanacHere(sent.almanac) : null,
  groups: (sent.groups ?? []).map(groupHead),
  design: sent.design ? deckDesign(sent.design) : null,
  addresses: (sent.addresses ?? []).map(tableAddress),
});

/** @param {Sent.Waiting} sent @returns {Whole.Waiting} */
const waiting = (sent) => ({
  asked: false, hosted: false, leader: "",
  ...sent,
  pleas: (sent.pleas ?? []).map(plea),
});

/** @param {Sent.DeskPlace} sent @returns {Whole.DeskPlace} */
const deskPlace = (sent) => ({
  living: true, card: "", side: "", awake: false, doomed: false, marks: [], votes: "", state: "", phone: false,
  bot: false, seen: false, here: false, emblem: "", colour: "", signs: [],
  ...sent,
  held: sent.held ? held(sent.held) : null,
});

/** @param {Sent.Record} sent @returns {Whole.Record} */
const record = (sent) => ({
  meets: false, among: [], met: [],
  ...sent,
  say: sent.say.map(line),
});

/** @param {Sent.Gesture} sent @returns {Whole.Gesture} */
const gesture = (sent) => ({
  at_once: false,
  ...sent,
  deeds: sent.deeds.map((each) => [each[0], each[1].map(deedOffer)]),
});

/** @param {Sent.Votes} sent @returns {Whole.Votes} */
const votes = (sent) => ({
  ballots: [], may_oppose: false, sums: false, most: 0,
  ...sent,
  deeds: (sent.deeds ?? []).map((each) => [each[0], each[1].map(deedOffer)]),
});

/** @param {Sent.ShownAnswer} sent @returns {Whole.ShownAnswer} */
const shownAnswer = (sent) => ({
  rules: [],
  ...sent,
});

/** @param {Sent.Taken} sent @returns {Whole.Taken} */
const taken = (sent) => ({
  wrong: [], know: "",
  ...sent,
});

/** @param {Sent.Desk} sent @returns {Whole.Desk} */
const desk = (sent) => ({
  game: 0, by_table: false, covered: false, marks: [], penalties: [], rulings: [], answers: [], ends: [],
  starters: [], may_close: false, aimed: [], offer: null, remote: false, cue: 0, staged: false, art: "",
  helpers: "", dark: false,
  ...sent,
  say: sent.say.map(line),
  places: sent.places.map(deskPlace),
  record: sent.record ? record(sent.record) : null,
  gesture: sent.gesture ? gesture(sent.gesture) : null,
  votes: sent.votes ? votes(sent.votes) : null,
  shown: sent.shown ? shownAnswer(sent.shown) : null,
  clock: sent.clock ? clock(sent.clock) : null,
  taken: (sent.taken ?? []).map(taken),
  story: (sent.story ?? []).map(line),
  cues: (sent.cues ?? []).map(line),
  pleas: (sent.pleas ?? []).map(plea),
  evening: sent.evening ? evening(sent.evening) : null,
  tale: (sent.tale ?? []).map(taleLine),
  almanac: sent.almanac ? almanacHere(sent.almanac) : null,
});

/** @param {Sent.Remote} sent @returns {Whole.Remote} */
const remote = (sent) => ({
  paired: false, running: false, title: "", next: [], leads: "", back: false, cue: 0, moment: 0, game: 0,
  ...sent,
  say: (sent.say ?? []).map(line),
  clock: sent.clock ? clock(sent.clock) : null,
});

/** @param {Sent.Notes} sent @returns {Whole.Notes} */
const notes = (sent) => ({
  sheet: null,
  ...sent,
});

/** @param {Sent.Answer} sent @returns {Whole.Answer} */
export const answer = (sent) => ({
  ok: true, text: "", rules: [], reason: "",
  ...sent,
  notes: sent.notes ? notes(sent.notes) : null,
});

/** @param {Sent.Face} sent @returns {Whole.Face} */
export function whole(sent) {
  switch (sent.type) {
    case "phone": return phone(sent);
    case "screen": return screen(sent);
    case "gathering": return gathering(sent);
    case "waiting": return waiting(sent);
    case "desk": return desk(sent);
    case "remote": return remote(sent);
  }
}
