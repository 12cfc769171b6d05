/**
 * Faces come without what is at its default. Here they are made whole, so that pages need not ask twice.
 * Mirrors `faces.py`.
 */

/** @param {any} place */
const place = (place) => ({
  living: true, me: false, bot: false, away: false, card: "", marks: [], votes: "", state: "", ...place,
});

/** @param {any} line */
const line = (line) => (line ? { rules: [], ...line } : null);

/** Without a least number of names it wants all of them. @param {any} deed */
const deed = (deed) => ({ targets: 0, open_to: [], shows: false, others: false, ...deed, least: deed.least ?? deed.targets ?? 0 });

/** @param {any} panel */
const panel = (panel) =>
  panel && {
    deeds: [], covered: false, sure: false, chosen: null, ...panel,
    deeds: (panel.deeds ?? []).map(deed),
  };

/** What each of several may do. @param {[number, any[]][]} deeds */
const withDeeds = (deeds) => deeds.map(([seat, each]) => [seat, each.map(deed)]);

/** @param {any} face */
const played = (face) => ({
  clock: null, story: [], pleas: [], organizer: false, hosted: false, leader: "", ...face,
  line: line(face.line),
  places: face.places.map(place),
  story: (face.story ?? []).map(line),
});

/** @type {Record<string, (face: any) => any>} */
const WHOLE = {
  phone: (face) => ({
    chat: [], may_chat: false, seats_here: [], ...played(face),
    panel: panel(face.panel ?? null),
    phrases: (face.phrases ?? []).map((phrase) => ({ about: false, values: [], ...phrase })),
    held: { side: "", lines: [], tapped: "", ...face.held },
  }),
  screen: (face) => ({
    own_seat: 0, ...played(face),
    say: (face.say ?? []).map(line),
    rows: (face.rows ?? []).map((row) => ({ fate: "", ...row })),
  }),
  gathering: (face) => ({
    why_not: "", fill_to: 0, organizer: false, me: 0, watching: 0, seats_here: [], leader: "", ...face,
    chances: face.chances ? { sharpens: false, ...face.chances } : null,
    seats: face.seats.map((seat) => ({ gender: "", bot: false, me: false, here: true, guest: false, ...seat })),
    cards: face.cards.map((card) => ({ least: 0, most: 0, ...card })),
    notices: face.notices.map((notice) => ({ rules: [], ...notice })),
    rules: face.rules.map((rule) => ({ default: true, least: 0, most: 0, ...rule })),
  }),
  waiting: (face) => ({ asked: false, hosted: false, leader: "", ...face }),
  desk: (face) => ({
    clock: null, record: null, by_table: false, covered: false, marks: [], penalties: [], rulings: [], answers: [], ends: [], starters: [], pleas: [],
    ...face,
    say: face.say.map(line),
    story: (face.story ?? []).map(line),
    places: face.places.map((each) => ({ ...place(each), side: "", awake: false, doomed: false, phone: false, seen: false, held: null, ...each })),
    gesture: face.gesture ? { ...face.gesture, deeds: withDeeds(face.gesture.deeds) } : null,
    votes: face.votes ? { ballots: [], may_oppose: false, ...face.votes, deeds: withDeeds(face.votes.deeds ?? []) } : null,
    shown: line(face.shown ?? null),
    taken: (face.taken ?? []).map((deed) => ({ wrong: [], ...deed })),
  }),
};

/** @param {any} face @returns {any} */
export function whole(face) {
  return WHOLE[face.type](face);
}

/** Are eyes closed and phones still? Then nothing may sound, shake or differ. @param {any} face */
export function hushed(face) {
  if (face.stage !== "playing") return false;
  // Vampires sleep by day: there the light is the secret time.
  return Boolean(face.hush || face.panel?.covered || (face.theme === "vendetta" ? face.sky !== "night" : face.sky === "night"));
}
