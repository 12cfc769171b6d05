// Written by scripts/face-types from the models of the table: change those, and run it.

/** What the table sends, without what is at its default. */
declare namespace Sent {
  /** A sentence the table was told, with the rules behind it. `number` grows and never repeats in a game. */
  interface Line {
    readonly number: number;
    readonly text: string;
    readonly rules?: readonly string[];
    readonly stage?: "aside" | "ballot" | "call" | "card" | "claim" | "count" | "dawn" | "day" | "death" | "finale" | "hand" | "last-word" | "leaving" | "news" | "nightfall" | "nomination" | "sleep" | "speech" | "talk" | "verdict";
    readonly seats?: readonly number[];
    readonly sounds?: readonly string[];
    readonly recorded?: boolean;
  }
  /** A seat of the circle as this viewer may see it. */
  interface Place {
    readonly seat: number;
    readonly name: string;
    readonly living?: boolean;
    readonly me?: boolean;
    readonly bot?: boolean;
    readonly away?: boolean;
    readonly card?: string;
    readonly picture?: number;
    readonly marks?: readonly string[];
    readonly votes?: string;
    readonly state?: "" | "accused" | "candidate" | "ready" | "speaks" | "voted" | "won";
    readonly emblem?: string;
    readonly colour?: string;
    readonly signs?: readonly string[];
  }
  /** Who holds which card, under the thumb of somebody who is out and may watch. */
  interface WatchedCard {
    readonly seat: number;
    readonly name: string;
    readonly card: string;
  }
  /** What shows only while it is held: my card, what it can do, and what I know about this very moment. */
  interface Held {
    readonly card: string;
    readonly about: string;
    readonly side?: string;
    readonly lines?: readonly string[];
    readonly tapped?: string;
    readonly picture?: number;
    readonly watched?: readonly WatchedCard[];
  }
  /** How much is left of how much; `warns`: with so much left, the table says this. */
  interface Clock {
    readonly left: number;
    readonly total: number;
    readonly paused?: boolean;
    readonly warns?: readonly (readonly [number, string])[];
    readonly by?: string;
  }
  /** Something to do with so many names, of the seats `open_to` or of all; `least`: so few will do. */
  interface DeedOffer {
    readonly deed: string;
    readonly label: string;
    readonly targets?: number;
    readonly open_to?: readonly number[];
    readonly least?: number | null;
    readonly shows?: boolean;
    readonly others?: boolean;
    readonly sure?: boolean;
  }
  /** What can be done now. */
  interface Panel {
    readonly moment: number;
    readonly ask: string;
    readonly deeds?: readonly DeedOffer[];
    readonly covered?: boolean;
    readonly chosen?: readonly [string, readonly number[]] | null;
  }
  /** Something that can be said to the table: which kind, and what it needs. */
  interface Phrase {
    readonly kind: string;
    readonly label: string;
    readonly about?: boolean;
    readonly values?: readonly (readonly [string, string])[];
  }
  /** Somebody asks something of the others: `mine` to answer or not, and `answered` already. */
  interface Plea {
    readonly number: number;
    readonly text: string;
    readonly mine?: boolean;
    readonly answered?: boolean;
  }
  /** A line of the chat. */
  interface Said {
    readonly number: number;
    readonly name: string;
    readonly text: string;
    readonly room?: string;
  }
  /** A game of the evening: its number, its book, who won. */
  interface Played {
    readonly game: number;
    readonly book: string;
    readonly winner: string;
  }
  /** What the evening was to one person; `sides` are those he won with, `cards` those he held. */
  interface Standing {
    readonly name: string;
    readonly games: number;
    readonly wins?: number;
    readonly points?: number;
    readonly survived?: number;
    readonly sides?: string;
    readonly cards?: string;
    readonly bot?: boolean;
  }
  /** An award of the evening: what it is called, who has it, and what was counted for it. */
  interface Award {
    readonly title: string;
    readonly names: string;
    readonly line: string;
  }
  /** The games since people came together: who leads (`line`), who should host next (`host`), everything. */
  interface Evening {
    readonly line: string;
    readonly games: readonly Played[];
    readonly standings: readonly Standing[];
    readonly sides: readonly (readonly [string, number])[];
    readonly scored?: boolean;
    readonly host?: string;
    readonly next_host?: number;
    readonly awards?: readonly Award[];
  }
  /** A sentence of the tale of a finished game, when it was, and how a voice would say all of it. */
  interface TaleLine {
    readonly text: string;
    readonly when?: string;
    readonly heard?: string;
  }
  /** What can be wagered on: who is in one of the `gangs`, which side wins, who leaves next. */
  interface WagerForm {
    readonly gangs: string;
    readonly suspects?: readonly number[];
    readonly sides?: readonly (readonly [string, string])[];
    readonly falls?: readonly number[];
  }
  /** By day, for a seat that is out and has nothing left to say: how it left, and what it may do now. */
  interface Beyond {
    readonly fate: string;
    readonly when?: string;
    readonly watches?: boolean;
    readonly wager?: WagerForm | null;
    readonly sealed?: boolean;
    readonly helps?: "" | "may" | "offered";
  }
  /** A wager when the cards are open: whose it was, what it said and what of it came true. */
  interface WagerTold {
    readonly seat: number;
    readonly name: string;
    readonly points: string;
    readonly lines?: readonly string[];
  }
  /** What can be looked up at this table, the same for everybody: it is on a device before the deal. */
  interface AlmanacHere {
    readonly place: string;
    readonly deck?: readonly (readonly [string, number])[];
    readonly untold?: boolean;
    readonly rules?: readonly (readonly [string, string])[];
  }
  /** The phone of a seated player while a game is dealt, played or over. */
  interface Phone {
    readonly type: "phone";
    readonly code: string;
    readonly theme: string;
    readonly stage: "dealt" | "over" | "playing";
    readonly sky: "dawn" | "dusk" | "night" | "noon";
    readonly seat: number;
    readonly name: string;
    readonly living: boolean;
    readonly title: string;
    readonly line: Line | null;
    readonly places: readonly Place[];
    readonly held: Held;
    readonly person?: number;
    readonly game?: number;
    readonly hush?: boolean;
    readonly moment?: number;
    readonly clock?: Clock | null;
    readonly panel?: Panel | null;
    readonly phrases?: readonly Phrase[];
    readonly story?: readonly Line[];
    readonly pleas?: readonly Plea[];
    readonly chat?: readonly Said[];
    readonly voice?: "" | "elsewhere" | "here";
    readonly aloud?: string;
    readonly has_chat?: boolean;
    readonly may_chat?: boolean;
    readonly whispers?: boolean;
    readonly seats_here?: readonly (readonly [number, string])[];
    readonly organizer?: boolean;
    readonly hosted?: boolean;
    readonly evening?: Evening | null;
    readonly leader?: string;
    readonly asked?: string;
    readonly tale?: readonly TaleLine[];
    readonly art?: string;
    readonly beyond?: Beyond | null;
    readonly wagers?: readonly WagerTold[];
    readonly primer?: readonly string[];
    readonly purpose?: string;
    readonly almanac?: AlmanacHere | null;
  }
  /** One setting of a house rule, or a book, a scenario, a way to choose the deck. */
  interface Setting {
    readonly value: string;
    readonly label: string;
    readonly about?: string;
    readonly plain?: boolean;
  }
  /** A line of the table of results: who, his card, won or not, what became of him. */
  interface Row {
    readonly seat: number;
    readonly name: string;
    readonly card: string;
    readonly won: boolean;
    readonly fate?: string;
    readonly step?: number;
    readonly picture?: number;
  }
  /** An address by which this table may be found, with the name of its adapter. */
  interface TableAddress {
    readonly host: string;
    readonly name: string;
    readonly check: string;
    readonly chosen?: boolean;
    readonly reached?: boolean;
  }
  /** The public screen: it is fed what everybody knows, and nothing else. */
  interface Screen {
    readonly type: "screen";
    readonly code: string;
    readonly theme: string;
    readonly language: string;
    readonly stage: "dealt" | "over" | "playing";
    readonly sky: "dawn" | "dusk" | "night" | "noon";
    readonly title: string;
    readonly line: Line | null;
    readonly places: readonly Place[];
    readonly hush?: boolean;
    readonly moment?: number;
    readonly clock?: Clock | null;
    readonly say?: readonly Line[];
    readonly asides?: readonly Line[];
    readonly narrators?: readonly Setting[];
    readonly narrator?: string;
    readonly rows?: readonly Row[];
    readonly story?: readonly Line[];
    readonly pleas?: readonly Plea[];
    readonly organizer?: boolean;
    readonly hosted?: boolean;
    readonly own_seat?: number;
    readonly voice?: "" | "elsewhere" | "here";
    readonly by_day?: boolean;
    readonly evening?: Evening | null;
    readonly leader?: string;
    readonly asked?: string;
    readonly lasts?: number;
    readonly repeats?: number;
    readonly tempo?: number;
    readonly hands?: readonly (readonly [number, number])[];
    readonly victory?: string;
    readonly tale?: readonly TaleLine[];
    readonly art?: string;
    readonly primer?: readonly string[];
    readonly purpose?: string;
    readonly almanac?: AlmanacHere | null;
    readonly addresses?: readonly TableAddress[];
  }
  /** A person of the circle before the deal. */
  interface Seat {
    readonly person: number;
    readonly seat: number;
    readonly name: string;
    readonly gender?: "" | "f" | "m";
    readonly bot?: boolean;
    readonly me?: boolean;
    readonly here?: boolean;
    readonly guest?: boolean;
    readonly company?: number;
    readonly emblem?: string;
    readonly colour?: string;
  }
  /** A card of the book, how many of it the deck has, and the group it stands in. */
  interface Card {
    readonly role: string;
    readonly name: string;
    readonly about: string;
    readonly side: string;
    readonly number: number;
    readonly least?: number;
    readonly most?: number;
    readonly picture?: number;
    readonly group?: string;
    readonly mark?: string;
  }
  /** What the book says about the deck: refused, warning, advice, remark. */
  interface Notice {
    readonly level: "advice" | "refused" | "remark" | "warning";
    readonly text: string;
    readonly rules?: readonly string[];
  }
  /** A house rule: its settings, the one that is chosen, its rule. Number rules have a least and a most. */
  interface HouseRule {
    readonly name: string;
    readonly title: string;
    readonly value: string;
    readonly choices: readonly Setting[];
    readonly rule: string;
    readonly default?: boolean;
    readonly least?: number;
    readonly most?: number;
  }
  /** How likely a side is to win, and the ends of the interval, in whole percents and in words. */
  interface Chance {
    readonly side: string;
    readonly colour: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
    readonly text: string;
    readonly between: string;
  }
  /** The chances of all sides as bots have played the deck; `sharpens`: more games are to come. */
  interface Chances {
    readonly sides: readonly Chance[];
    readonly games: number;
    readonly about: string;
    readonly sharpens?: boolean;
  }
  /** What stands over cards that belong together. */
  interface GroupHead {
    readonly group: string;
    readonly title: string;
    readonly about?: string;
  }
  /** Something the deck plays like: in a word, and the numbers the word rests on. */
  interface Trait {
    readonly name: "known" | "length" | "noise";
    readonly word: string;
    readonly told: string;
  }
  /** What has become of the wish for another deck. */
  interface DeckDesign {
    readonly line?: string;
    readonly thinks?: boolean;
    readonly percent?: number;
    readonly may_undo?: boolean;
  }
  /** The table before the deal; where too few are here, `fill_to` would make a good game, bots included. */
  interface Gathering {
    readonly type: "gathering";
    readonly code: string;
    readonly theme: string;
    readonly language: string;
    readonly address: string;
    readonly qr: string;
    readonly seats: readonly Seat[];
    readonly book: string;
    readonly books: readonly Setting[];
    readonly book_title: string;
    readonly book_about: string;
    readonly cards: readonly Card[];
    readonly notices: readonly Notice[];
    readonly rules: readonly HouseRule[];
    readonly presets: readonly Setting[];
    readonly preset: string;
    readonly ways: readonly Setting[];
    readonly way: "drawn" | "own" | "proposed";
    readonly paces: readonly Setting[];
    readonly pace: "brisk" | "calm" | "together";
    readonly minds: readonly Setting[];
    readonly mind: "club" | "plain" | "random" | "strangers" | "worlds";
    readonly chat: boolean;
    readonly hosting: "person" | "table";
    readonly printed: boolean;
    readonly may_start: boolean;
    readonly why_not?: string;
    readonly fill_to?: number;
    readonly organizer?: boolean;
    readonly me?: number;
    readonly watching?: number;
    readonly seats_here?: readonly (readonly [number, string])[];
    readonly chances?: Chances | null;
    readonly narrators?: readonly Setting[];
    readonly narrator?: string;
    readonly evening?: Evening | null;
    readonly heed?: string;
    readonly leader?: string;
    readonly voice?: "" | "elsewhere" | "here";
    readonly speaker?: string;
    readonly emblems?: readonly string[];
    readonly colours?: readonly string[];
    readonly prints?: boolean;
    readonly art?: string;
    readonly first_time?: boolean;
    readonly removed?: boolean;
    readonly almanac?: AlmanacHere | null;
    readonly groups?: readonly GroupHead[];
    readonly plays?: readonly Trait[];
    readonly design?: DeckDesign | null;
    readonly addresses?: readonly TableAddress[];
  }
  /** A phone without a seat while a game goes on: it may watch, or ask for the seat it has lost. */
  interface Waiting {
    readonly type: "waiting";
    readonly code: string;
    readonly theme: string;
    readonly line: string;
    readonly lost: readonly (readonly [number, string])[];
    readonly asked?: boolean;
    readonly hosted?: boolean;
    readonly leader?: string;
    readonly pleas?: readonly Plea[];
  }
  /** A seat as the host knows it: its card, whether it is awake, whether it will be dead at dawn. */
  interface DeskPlace {
    readonly seat: number;
    readonly name: string;
    readonly living?: boolean;
    readonly card?: string;
    readonly side?: string;
    readonly awake?: boolean;
    readonly doomed?: boolean;
    readonly marks?: readonly string[];
    readonly votes?: string;
    readonly state?: string;
    readonly phone?: boolean;
    readonly bot?: boolean;
    readonly seen?: boolean;
    readonly here?: boolean;
    readonly held?: Held | null;
    readonly emblem?: string;
    readonly colour?: string;
    readonly signs?: readonly string[];
  }
  /** A printed card to be recorded: tap so many seats that hold it. */
  interface Record {
    readonly role: string;
    readonly name: string;
    readonly say: readonly Line[];
    readonly left: number;
    readonly meets?: boolean;
    readonly among?: readonly number[];
    readonly met?: readonly number[];
  }
  /** Whose gesture is recorded: each actor with what he may do; `together` they point as one. */
  interface Gesture {
    readonly actors: readonly number[];
    readonly together: boolean;
    readonly deeds: readonly (readonly [number, readonly DeedOffer[]])[];
    readonly at_once?: boolean;
  }
  /** A count to be entered. */
  interface Votes {
    readonly kind: string;
    readonly hands: boolean;
    readonly candidates: readonly number[];
    readonly voters: readonly number[];
    readonly ballots?: readonly (readonly [number, number])[];
    readonly may_oppose?: boolean;
    readonly sums?: boolean;
    readonly most?: number;
    readonly deeds?: readonly (readonly [number, readonly DeedOffer[]])[];
  }
  /** The answer to show in silence to one seat: a sign, and the whole of it in words for the host. */
  interface ShownAnswer {
    readonly seat: number;
    readonly kind: "card" | "crossed" | "nod" | "shake" | "word";
    readonly sign: string;
    readonly text: string;
    readonly rules?: readonly string[];
  }
  /** A deed that can be taken back: so many deeds ago, what it was, what was announced since. */
  interface Taken {
    readonly deeds: number;
    readonly text: string;
    readonly wrong?: readonly string[];
    readonly know?: string;
  }
  /** How a phone becomes the remote of this desk: the word, the address, and a picture of both. */
  interface RemoteOffer {
    readonly word: string;
    readonly address: string;
    readonly qr: string;
  }
  /** The desk of a human host. `game` is the number of the game at this table. */
  interface Desk {
    readonly type: "desk";
    readonly code: string;
    readonly theme: string;
    readonly stage: "dealt" | "over" | "playing";
    readonly sky: "dawn" | "dusk" | "night" | "noon";
    readonly title: string;
    readonly say: readonly Line[];
    readonly next: readonly string[];
    readonly task: "choose" | "close" | "dealt" | "gesture" | "over" | "proceed" | "record" | "show" | "talk" | "votes";
    readonly hint: string;
    readonly places: readonly DeskPlace[];
    readonly moment: number;
    readonly game?: number;
    readonly record?: Record | null;
    readonly gesture?: Gesture | null;
    readonly votes?: Votes | null;
    readonly shown?: ShownAnswer | null;
    readonly clock?: Clock | null;
    readonly by_table?: boolean;
    readonly covered?: boolean;
    readonly taken?: readonly Taken[];
    readonly marks?: readonly (readonly [string, string])[];
    readonly penalties?: readonly string[];
    readonly rulings?: readonly string[];
    readonly answers?: readonly (readonly [string, string])[];
    readonly ends?: readonly (readonly [string, string])[];
    readonly starters?: readonly number[];
    readonly may_close?: boolean;
    readonly aimed?: readonly number[];
    readonly offer?: RemoteOffer | null;
    readonly remote?: boolean;
    readonly story?: readonly Line[];
    readonly cues?: readonly Line[];
    readonly cue?: number;
    readonly staged?: boolean;
    readonly pleas?: readonly Plea[];
    readonly evening?: Evening | null;
    readonly tale?: readonly TaleLine[];
    readonly art?: string;
    readonly helpers?: string;
    readonly almanac?: AlmanacHere | null;
    readonly dark?: boolean;
  }
  /** The remote of a host's desk. */
  interface Remote {
    readonly type: "remote";
    readonly code: string;
    readonly theme: string;
    readonly paired?: boolean;
    readonly running?: boolean;
    readonly title?: string;
    readonly say?: readonly Line[];
    readonly next?: readonly string[];
    readonly leads?: "" | "go-on" | "sleep" | "tell" | "time-up";
    readonly back?: boolean;
    readonly cue?: number;
    readonly moment?: number;
    readonly game?: number;
    readonly clock?: Clock | null;
  }
  /** A page of the notebook: when, and what I learned or saw then. */
  interface Note {
    readonly when: string;
    readonly lines: readonly string[];
  }
  /** The host's paper: a column for each night and each round of votes, a line for each seat. */
  interface Sheet {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly [number, string, readonly string[]])[];
  }
  /** The notebook of one player: what he learned night by night, and who voted how. */
  interface Notes {
    readonly type: "notes";
    readonly learned: readonly Note[];
    readonly votes: readonly Note[];
    readonly sheet?: Sheet | null;
  }
  /** The answer to an ask. */
  interface Answer {
    readonly ok?: boolean;
    readonly text?: string;
    readonly rules?: readonly (readonly [string, string])[];
    readonly notes?: Notes | null;
    readonly reason?: string;
  }
  /** A sentence of the table: from which step on, until which (0: to the end), its stage, in whose light. */
  type ToldSentence = readonly [step: number, until: number, stage: "aside" | "ballot" | "call" | "card" | "claim" | "count" | "dawn" | "day" | "death" | "finale" | "hand" | "last-word" | "leaving" | "news" | "nightfall" | "nomination" | "sleep" | "speech" | "talk" | "verdict", seats: readonly number[]];
  /** From which step on it is night or day, and whether eyes are closed. */
  type Chapter = readonly [step: number, sky: "dawn" | "dusk" | "night" | "noon", dark: boolean];
  /** A seat as everybody sees it: its card if it lies open, its marks, its half votes, what it does. */
  type Spot = readonly [seat: number, living: boolean, state: string, card: string, marks: readonly string[], votes: number];
  /** What looks different from this step on. */
  type Change = readonly [step: number, spots: readonly Spot[]];
  /** Where one viewer sees something else of a seat than everybody; `plain`: from now on he does not. */
  type Glimpse = readonly [seat: number, card: string, awake: boolean, marks: readonly string[] | null, votes: number | null, plain: boolean];
  /** What looks different to one viewer from this step on. */
  type Insight = readonly [step: number, glimpses: readonly Glimpse[]];
  /** The same in a language: its words, for how many tenths of a second, and for the ear if that differs. */
  type Worded = readonly [text: string, tenths: number, ear: string];
  /** What only some were told, or all saw and nobody spoke of: from which step on and who heard it. */
  type HeardSentence = readonly [step: number, to: readonly string[], text: string, until: number, tenths: number];
  /** Everything of a replay that depends on the language. */
  interface Text {
    readonly book: string;
    readonly winner: string;
    readonly chapters: readonly string[];
    readonly roles: { readonly [name: string]: string };
    readonly marks: { readonly [name: string]: string };
    readonly votes: { readonly [name: string]: string };
    readonly told: readonly Worded[];
    readonly lines: readonly HeardSentence[];
    readonly words: { readonly [name: string]: string };
  }
  /** From this step on: for each hunted side, how likely each seat is of it, in whole percents. */
  type TruthPoint = readonly [step: number, chances: readonly (readonly number[])[]];
  /** From this point on it is night or day. */
  type TruthBand = readonly [point: number, sky: "dawn" | "dusk" | "night" | "noon"];
  /** At this point the curve of a seat has turned, for the hunted side of this number. */
  type TruthTurn = readonly [point: number, side: number, seat: number, before: number, after: number];
  /** What is said of the game, and the point it is about; -1: of the whole game. */
  type TruthVerdict = readonly [kind: "clear" | "lie" | "proved" | "vote", point: number];
  /** Everything of it that depends on the language; `said` is what the table told at some of the points. */
  interface TruthWords {
    readonly sides: readonly string[];
    readonly cards: readonly string[];
    readonly bands: readonly string[];
    readonly verdicts: readonly (readonly [string, string])[];
    readonly said: { readonly [name: string]: string };
  }
  /** A finished game in hindsight, as a page is given it. */
  interface ShownTruth {
    readonly names: readonly string[];
    readonly points: readonly TruthPoint[];
    readonly bands: readonly TruthBand[];
    readonly turns: readonly TruthTurn[];
    readonly verdicts: readonly TruthVerdict[];
    readonly truth: readonly number[];
    readonly left: readonly number[];
    readonly worlds: number;
    readonly texts: { readonly [name: string]: TruthWords };
  }
  /** A finished game as a page is given it: `circle` is what everybody saw, `insights` what others saw. */
  interface Replay {
    readonly code: string;
    readonly game: number;
    readonly theme: string;
    readonly names: readonly string[];
    readonly steps: number;
    readonly told: readonly ToldSentence[];
    readonly chapters: readonly Chapter[];
    readonly circle: readonly Change[];
    readonly insights: { readonly [name: string]: readonly Insight[] };
    readonly texts: { readonly [name: string]: Text };
    readonly pictures: { readonly [name: string]: string };
    readonly emblems: readonly (readonly [string, string])[];
    readonly truth?: ShownTruth | null;
  }
  /** A card: its side, what it does, when it is called, how many there are, and the rules of it. */
  interface AlmanacCard {
    readonly role: string;
    readonly name: string;
    readonly side: string;
    readonly about: string;
    readonly called: readonly string[];
    readonly copies: number;
    readonly rules: readonly string[];
  }
  /** A side, and by which rules it wins; one that is nobody's is a draw. */
  interface AlmanacSide {
    readonly side: string;
    readonly name: string;
    readonly rules: readonly string[];
  }
  /** A rule as it is looked up: its number, its text, and whether the book prints it or we decided it. */
  interface AlmanacRule {
    readonly number: string;
    readonly text: string;
    readonly origin: "decision" | "source";
  }
  /** Rules under one heading; the first passage of a chapter may have none. */
  interface Passage {
    readonly title: string;
    readonly rules: readonly AlmanacRule[];
  }
  /** A part of the book; `place` is its name in an address. */
  interface BookChapter {
    readonly place: string;
    readonly title: string;
    readonly passages: readonly Passage[];
  }
  /** A house rule, its settings in words (the one of the book first), and the rule it changes. */
  interface AlmanacHouseRule {
    readonly name: string;
    readonly title: string;
    readonly settings: readonly string[];
    readonly rule: string;
  }
  /** Everything that can be looked up in a book; `hidden` are cards that stand for one nobody has seen. */
  interface Almanac {
    readonly book: string;
    readonly language: string;
    readonly title: string;
    readonly cards: readonly AlmanacCard[];
    readonly sides: readonly AlmanacSide[];
    readonly chapters: readonly BookChapter[];
    readonly house_rules: readonly AlmanacHouseRule[];
    readonly hidden: readonly AlmanacCard[];
  }
  type Face = Phone | Screen | Gathering | Waiting | Desk | Remote;
}


/** The same as pages hold it: nothing is left out. */
declare namespace Whole {
  /** A sentence the table was told, with the rules behind it. `number` grows and never repeats in a game. */
  interface Line {
    readonly number: number;
    readonly text: string;
    readonly rules: readonly string[];
    readonly stage: "aside" | "ballot" | "call" | "card" | "claim" | "count" | "dawn" | "day" | "death" | "finale" | "hand" | "last-word" | "leaving" | "news" | "nightfall" | "nomination" | "sleep" | "speech" | "talk" | "verdict";
    readonly seats: readonly number[];
    readonly sounds: readonly string[];
    readonly recorded: boolean;
  }
  /** A seat of the circle as this viewer may see it. */
  interface Place {
    readonly seat: number;
    readonly name: string;
    readonly living: boolean;
    readonly me: boolean;
    readonly bot: boolean;
    readonly away: boolean;
    readonly card: string;
    readonly picture: number;
    readonly marks: readonly string[];
    readonly votes: string;
    readonly state: "" | "accused" | "candidate" | "ready" | "speaks" | "voted" | "won";
    readonly emblem: string;
    readonly colour: string;
    readonly signs: readonly string[];
  }
  type WatchedCard = Sent.WatchedCard;
  /** What shows only while it is held: my card, what it can do, and what I know about this very moment. */
  interface Held {
    readonly card: string;
    readonly about: string;
    readonly side: string;
    readonly lines: readonly string[];
    readonly tapped: string;
    readonly picture: number;
    readonly watched: readonly WatchedCard[];
  }
  /** How much is left of how much; `warns`: with so much left, the table says this. */
  interface Clock {
    readonly left: number;
    readonly total: number;
    readonly paused: boolean;
    readonly warns: readonly (readonly [number, string])[];
    readonly by: string;
  }
  /** Something to do with so many names, of the seats `open_to` or of all; `least`: so few will do. */
  interface DeedOffer {
    readonly deed: string;
    readonly label: string;
    readonly targets: number;
    readonly open_to: readonly number[];
    readonly least: number | null;
    readonly shows: boolean;
    readonly others: boolean;
    readonly sure: boolean;
  }
  /** What can be done now. */
  interface Panel {
    readonly moment: number;
    readonly ask: string;
    readonly deeds: readonly DeedOffer[];
    readonly covered: boolean;
    readonly chosen: readonly [string, readonly number[]] | null;
  }
  /** Something that can be said to the table: which kind, and what it needs. */
  interface Phrase {
    readonly kind: string;
    readonly label: string;
    readonly about: boolean;
    readonly values: readonly (readonly [string, string])[];
  }
  /** Somebody asks something of the others: `mine` to answer or not, and `answered` already. */
  interface Plea {
    readonly number: number;
    readonly text: string;
    readonly mine: boolean;
    readonly answered: boolean;
  }
  /** A line of the chat. */
  interface Said {
    readonly number: number;
    readonly name: string;
    readonly text: string;
    readonly room: string;
  }
  type Played = Sent.Played;
  /** What the evening was to one person; `sides` are those he won with, `cards` those he held. */
  interface Standing {
    readonly name: string;
    readonly games: number;
    readonly wins: number;
    readonly points: number;
    readonly survived: number;
    readonly sides: string;
    readonly cards: string;
    readonly bot: boolean;
  }
  type Award = Sent.Award;
  /** The games since people came together: who leads (`line`), who should host next (`host`), everything. */
  interface Evening {
    readonly line: string;
    readonly games: readonly Played[];
    readonly standings: readonly Standing[];
    readonly sides: readonly (readonly [string, number])[];
    readonly scored: boolean;
    readonly host: string;
    readonly next_host: number;
    readonly awards: readonly Award[];
  }
  /** A sentence of the tale of a finished game, when it was, and how a voice would say all of it. */
  interface TaleLine {
    readonly text: string;
    readonly when: string;
    readonly heard: string;
  }
  /** What can be wagered on: who is in one of the `gangs`, which side wins, who leaves next. */
  interface WagerForm {
    readonly gangs: string;
    readonly suspects: readonly number[];
    readonly sides: readonly (readonly [string, string])[];
    readonly falls: readonly number[];
  }
  /** By day, for a seat that is out and has nothing left to say: how it left, and what it may do now. */
  interface Beyond {
    readonly fate: string;
    readonly when: string;
    readonly watches: boolean;
    readonly wager: WagerForm | null;
    readonly sealed: boolean;
    readonly helps: "" | "may" | "offered";
  }
  /** A wager when the cards are open: whose it was, what it said and what of it came true. */
  interface WagerTold {
    readonly seat: number;
    readonly name: string;
    readonly points: string;
    readonly lines: readonly string[];
  }
  /** What can be looked up at this table, the same for everybody: it is on a device before the deal. */
  interface AlmanacHere {
    readonly place: string;
    readonly deck: readonly (readonly [string, number])[];
    readonly untold: boolean;
    readonly rules: readonly (readonly [string, string])[];
  }
  /** The phone of a seated player while a game is dealt, played or over. */
  interface Phone {
    readonly type: "phone";
    readonly code: string;
    readonly theme: string;
    readonly stage: "dealt" | "over" | "playing";
    readonly sky: "dawn" | "dusk" | "night" | "noon";
    readonly seat: number;
    readonly name: string;
    readonly living: boolean;
    readonly title: string;
    readonly line: Line | null;
    readonly places: readonly Place[];
    readonly held: Held;
    readonly person: number;
    readonly game: number;
    readonly hush: boolean;
    readonly moment: number;
    readonly clock: Clock | null;
    readonly panel: Panel | null;
    readonly phrases: readonly Phrase[];
    readonly story: readonly Line[];
    readonly pleas: readonly Plea[];
    readonly chat: readonly Said[];
    readonly voice: "" | "elsewhere" | "here";
    readonly aloud: string;
    readonly has_chat: boolean;
    readonly may_chat: boolean;
    readonly whispers: boolean;
    readonly seats_here: readonly (readonly [number, string])[];
    readonly organizer: boolean;
    readonly hosted: boolean;
    readonly evening: Evening | null;
    readonly leader: string;
    readonly asked: string;
    readonly tale: readonly TaleLine[];
    readonly art: string;
    readonly beyond: Beyond | null;
    readonly wagers: readonly WagerTold[];
    readonly primer: readonly string[];
    readonly purpose: string;
    readonly almanac: AlmanacHere | null;
  }
  /** One setting of a house rule, or a book, a scenario, a way to choose the deck. */
  interface Setting {
    readonly value: string;
    readonly label: string;
    readonly about: string;
    readonly plain: boolean;
  }
  /** A line of the table of results: who, his card, won or not, what became of him. */
  interface Row {
    readonly seat: number;
    readonly name: string;
    readonly card: string;
    readonly won: boolean;
    readonly fate: string;
    readonly step: number;
    readonly picture: number;
  }
  /** An address by which this table may be found, with the name of its adapter. */
  interface TableAddress {
    readonly host: string;
    readonly name: string;
    readonly check: string;
    readonly chosen: boolean;
    readonly reached: boolean;
  }
  /** The public screen: it is fed what everybody knows, and nothing else. */
  interface Screen {
    readonly type: "screen";
    readonly code: string;
    readonly theme: string;
    readonly language: string;
    readonly stage: "dealt" | "over" | "playing";
    readonly sky: "dawn" | "dusk" | "night" | "noon";
    readonly title: string;
    readonly line: Line | null;
    readonly places: readonly Place[];
    readonly hush: boolean;
    readonly moment: number;
    readonly clock: Clock | null;
    readonly say: readonly Line[];
    readonly asides: readonly Line[];
    readonly narrators: readonly Setting[];
    readonly narrator: string;
    readonly rows: readonly Row[];
    readonly story: readonly Line[];
    readonly pleas: readonly Plea[];
    readonly organizer: boolean;
    readonly hosted: boolean;
    readonly own_seat: number;
    readonly voice: "" | "elsewhere" | "here";
    readonly by_day: boolean;
    readonly evening: Evening | null;
    readonly leader: string;
    readonly asked: string;
    readonly lasts: number;
    readonly repeats: number;
    readonly tempo: number;
    readonly hands: readonly (readonly [number, number])[];
    readonly victory: string;
    readonly tale: readonly TaleLine[];
    readonly art: string;
    readonly primer: readonly string[];
    readonly purpose: string;
    readonly almanac: AlmanacHere | null;
    readonly addresses: readonly TableAddress[];
  }
  /** A person of the circle before the deal. */
  interface Seat {
    readonly person: number;
    readonly seat: number;
    readonly name: string;
    readonly gender: "" | "f" | "m";
    readonly bot: boolean;
    readonly me: boolean;
    readonly here: boolean;
    readonly guest: boolean;
    readonly company: number;
    readonly emblem: string;
    readonly colour: string;
  }
  /** A card of the book, how many of it the deck has, and the group it stands in. */
  interface Card {
    readonly role: string;
    readonly name: string;
    readonly about: string;
    readonly side: string;
    readonly number: number;
    readonly least: number;
    readonly most: number;
    readonly picture: number;
    readonly group: string;
    readonly mark: string;
  }
  /** What the book says about the deck: refused, warning, advice, remark. */
  interface Notice {
    readonly level: "advice" | "refused" | "remark" | "warning";
    readonly text: string;
    readonly rules: readonly string[];
  }
  /** A house rule: its settings, the one that is chosen, its rule. Number rules have a least and a most. */
  interface HouseRule {
    readonly name: string;
    readonly title: string;
    readonly value: string;
    readonly choices: readonly Setting[];
    readonly rule: string;
    readonly default: boolean;
    readonly least: number;
    readonly most: number;
  }
  type Chance = Sent.Chance;
  /** The chances of all sides as bots have played the deck; `sharpens`: more games are to come. */
  interface Chances {
    readonly sides: readonly Chance[];
    readonly games: number;
    readonly about: string;
    readonly sharpens: boolean;
  }
  /** What stands over cards that belong together. */
  interface GroupHead {
    readonly group: string;
    readonly title: string;
    readonly about: string;
  }
  type Trait = Sent.Trait;
  /** What has become of the wish for another deck. */
  interface DeckDesign {
    readonly line: string;
    readonly thinks: boolean;
    readonly percent: number;
    readonly may_undo: boolean;
  }
  /** The table before the deal; where too few are here, `fill_to` would make a good game, bots included. */
  interface Gathering {
    readonly type: "gathering";
    readonly code: string;
    readonly theme: string;
    readonly language: string;
    readonly address: string;
    readonly qr: string;
    readonly seats: readonly Seat[];
    readonly book: string;
    readonly books: readonly Setting[];
    readonly book_title: string;
    readonly book_about: string;
    readonly cards: readonly Card[];
    readonly notices: readonly Notice[];
    readonly rules: readonly HouseRule[];
    readonly presets: readonly Setting[];
    readonly preset: string;
    readonly ways: readonly Setting[];
    readonly way: "drawn" | "own" | "proposed";
    readonly paces: readonly Setting[];
    readonly pace: "brisk" | "calm" | "together";
    readonly minds: readonly Setting[];
    readonly mind: "club" | "plain" | "random" | "strangers" | "worlds";
    readonly chat: boolean;
    readonly hosting: "person" | "table";
    readonly printed: boolean;
    readonly may_start: boolean;
    readonly why_not: string;
    readonly fill_to: number;
    readonly organizer: boolean;
    readonly me: number;
    readonly watching: number;
    readonly seats_here: readonly (readonly [number, string])[];
    readonly chances: Chances | null;
    readonly narrators: readonly Setting[];
    readonly narrator: string;
    readonly evening: Evening | null;
    readonly heed: string;
    readonly leader: string;
    readonly voice: "" | "elsewhere" | "here";
    readonly speaker: string;
    readonly emblems: readonly string[];
    readonly colours: readonly string[];
    readonly prints: boolean;
    readonly art: string;
    readonly first_time: boolean;
    readonly removed: boolean;
    readonly almanac: AlmanacHere | null;
    readonly groups: readonly GroupHead[];
    readonly plays: readonly Trait[];
    readonly design: DeckDesign | null;
    readonly addresses: readonly TableAddress[];
  }
  /** A phone without a seat while a game goes on: it may watch, or ask for the seat it has lost. */
  interface Waiting {
    readonly type: "waiting";
    readonly code: string;
    readonly theme: string;
    readonly line: string;
    readonly lost: readonly (readonly [number, string])[];
    readonly asked: boolean;
    readonly hosted: boolean;
    readonly leader: string;
    readonly pleas: readonly Plea[];
  }
  /** A seat as the host knows it: its card, whether it is awake, whether it will be dead at dawn. */
  interface DeskPlace {
    readonly seat: number;
    readonly name: string;
    readonly living: boolean;
    readonly card: string;
    readonly side: string;
    readonly awake: boolean;
    readonly doomed: boolean;
    readonly marks: readonly string[];
    readonly votes: string;
    readonly state: string;
    readonly phone: boolean;
    readonly bot: boolean;
    readonly seen: boolean;
    readonly here: boolean;
    readonly held: Held | null;
    readonly emblem: string;
    readonly colour: string;
    readonly signs: readonly string[];
  }
  /** A printed card to be recorded: tap so many seats that hold it. */
  interface Record {
    readonly role: string;
    readonly name: string;
    readonly say: readonly Line[];
    readonly left: number;
    readonly meets: boolean;
    readonly among: readonly number[];
    readonly met: readonly number[];
  }
  /** Whose gesture is recorded: each actor with what he may do; `together` they point as one. */
  interface Gesture {
    readonly actors: readonly number[];
    readonly together: boolean;
    readonly deeds: readonly (readonly [number, readonly DeedOffer[]])[];
    readonly at_once: boolean;
  }
  /** A count to be entered. */
  interface Votes {
    readonly kind: string;
    readonly hands: boolean;
    readonly candidates: readonly number[];
    readonly voters: readonly number[];
    readonly ballots: readonly (readonly [number, number])[];
    readonly may_oppose: boolean;
    readonly sums: boolean;
    readonly most: number;
    readonly deeds: readonly (readonly [number, readonly DeedOffer[]])[];
  }
  /** The answer to show in silence to one seat: a sign, and the whole of it in words for the host. */
  interface ShownAnswer {
    readonly seat: number;
    readonly kind: "card" | "crossed" | "nod" | "shake" | "word";
    readonly sign: string;
    readonly text: string;
    readonly rules: readonly string[];
  }
  /** A deed that can be taken back: so many deeds ago, what it was, what was announced since. */
  interface Taken {
    readonly deeds: number;
    readonly text: string;
    readonly wrong: readonly string[];
    readonly know: string;
  }
  type RemoteOffer = Sent.RemoteOffer;
  /** The desk of a human host. `game` is the number of the game at this table. */
  interface Desk {
    readonly type: "desk";
    readonly code: string;
    readonly theme: string;
    readonly stage: "dealt" | "over" | "playing";
    readonly sky: "dawn" | "dusk" | "night" | "noon";
    readonly title: string;
    readonly say: readonly Line[];
    readonly next: readonly string[];
    readonly task: "choose" | "close" | "dealt" | "gesture" | "over" | "proceed" | "record" | "show" | "talk" | "votes";
    readonly hint: string;
    readonly places: readonly DeskPlace[];
    readonly moment: number;
    readonly game: number;
    readonly record: Record | null;
    readonly gesture: Gesture | null;
    readonly votes: Votes | null;
    readonly shown: ShownAnswer | null;
    readonly clock: Clock | null;
    readonly by_table: boolean;
    readonly covered: boolean;
    readonly taken: readonly Taken[];
    readonly marks: readonly (readonly [string, string])[];
    readonly penalties: readonly string[];
    readonly rulings: readonly string[];
    readonly answers: readonly (readonly [string, string])[];
    readonly ends: readonly (readonly [string, string])[];
    readonly starters: readonly number[];
    readonly may_close: boolean;
    readonly aimed: readonly number[];
    readonly offer: RemoteOffer | null;
    readonly remote: boolean;
    readonly story: readonly Line[];
    readonly cues: readonly Line[];
    readonly cue: number;
    readonly staged: boolean;
    readonly pleas: readonly Plea[];
    readonly evening: Evening | null;
    readonly tale: readonly TaleLine[];
    readonly art: string;
    readonly helpers: string;
    readonly almanac: AlmanacHere | null;
    readonly dark: boolean;
  }
  /** The remote of a host's desk. */
  interface Remote {
    readonly type: "remote";
    readonly code: string;
    readonly theme: string;
    readonly paired: boolean;
    readonly running: boolean;
    readonly title: string;
    readonly say: readonly Line[];
    readonly next: readonly string[];
    readonly leads: "" | "go-on" | "sleep" | "tell" | "time-up";
    readonly back: boolean;
    readonly cue: number;
    readonly moment: number;
    readonly game: number;
    readonly clock: Clock | null;
  }
  type Note = Sent.Note;
  type Sheet = Sent.Sheet;
  /** The notebook of one player: what he learned night by night, and who voted how. */
  interface Notes {
    readonly type: "notes";
    readonly learned: readonly Note[];
    readonly votes: readonly Note[];
    readonly sheet: Sheet | null;
  }
  /** The answer to an ask. */
  interface Answer {
    readonly ok: boolean;
    readonly text: string;
    readonly rules: readonly (readonly [string, string])[];
    readonly notes: Notes | null;
    readonly reason: string;
  }
  type ToldSentence = Sent.ToldSentence;
  type Chapter = Sent.Chapter;
  type Spot = Sent.Spot;
  type Change = Sent.Change;
  type Glimpse = Sent.Glimpse;
  type Insight = Sent.Insight;
  type Worded = Sent.Worded;
  type HeardSentence = Sent.HeardSentence;
  type Text = Sent.Text;
  type TruthPoint = Sent.TruthPoint;
  type TruthBand = Sent.TruthBand;
  type TruthTurn = Sent.TruthTurn;
  type TruthVerdict = Sent.TruthVerdict;
  type TruthWords = Sent.TruthWords;
  type ShownTruth = Sent.ShownTruth;
  /** A finished game as a page is given it: `circle` is what everybody saw, `insights` what others saw. */
  interface Replay {
    readonly code: string;
    readonly game: number;
    readonly theme: string;
    readonly names: readonly string[];
    readonly steps: number;
    readonly told: readonly ToldSentence[];
    readonly chapters: readonly Chapter[];
    readonly circle: readonly Change[];
    readonly insights: { readonly [name: string]: readonly Insight[] };
    readonly texts: { readonly [name: string]: Text };
    readonly pictures: { readonly [name: string]: string };
    readonly emblems: readonly (readonly [string, string])[];
    readonly truth: ShownTruth | null;
  }
  type AlmanacCard = Sent.AlmanacCard;
  type AlmanacSide = Sent.AlmanacSide;
  type AlmanacRule = Sent.AlmanacRule;
  type Passage = Sent.Passage;
  type BookChapter = Sent.BookChapter;
  type AlmanacHouseRule = Sent.AlmanacHouseRule;
  type Almanac = Sent.Almanac;
  type Face = Phone | Screen | Gathering | Waiting | Desk | Remote;
}


/** What a device asks of its table, and what a host commands. */
declare namespace Asked {
  /** A choice from the panel; it is answered alike whether or not it counts. */
  interface DoAct {
    readonly do: "act";
    readonly seat: number;
    readonly moment: number;
    readonly deed: string;
    readonly targets?: readonly number[];
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A phrase to the table: role, learned, suspect, trust; in signs: sign. */
  interface DoSay {
    readonly do: "say";
    readonly seat: number;
    readonly kind: string;
    readonly about?: number;
    readonly value?: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** I have seen my card. */
  interface DoSeen {
    readonly do: "seen";
    readonly seat: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A guest has the desk in his hands and looks at his card, which stays open until he has seen it. */
  interface DoOpenCard {
    readonly do: "open-card";
    readonly seat: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** My notebook. */
  interface DoNotes {
    readonly do: "notes";
    readonly seat: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The rules of these numbers. */
  interface DoWhy {
    readonly do: "why";
    readonly rules: readonly string[];
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A line of the chat; `dark` says whether it was meant for those who are awake in the dark. */
  interface DoChat {
    readonly do: "chat";
    readonly seat: number;
    readonly text: string;
    readonly dark?: boolean | null;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Somebody who is out seals what he expects, once: who is in a gang, which side wins, who leaves next. */
  interface DoWager {
    readonly do: "wager";
    readonly seat: number;
    readonly suspects?: readonly number[];
    readonly side?: string;
    readonly falls?: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Somebody who is out offers to be the hand of the person who leads. */
  interface DoHelp {
    readonly do: "help";
    readonly seat: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A person changes the name or the grammatical gender. */
  interface DoName {
    readonly do: "name";
    readonly person: number;
    readonly name: string;
    readonly gender?: "" | "f" | "m";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A person takes another emblem, in this colour; nobody changes it during a game. */
  interface DoEmblem {
    readonly do: "emblem";
    readonly person: number;
    readonly emblem: "acorn" | "anchor" | "balloon" | "bell" | "bicycle" | "cactus" | "cherries" | "crab" | "elephant" | "giraffe" | "gramophone" | "hedgehog" | "horseshoe" | "ice-cream" | "kite" | "lighthouse" | "mushroom" | "penguin" | "pretzel" | "sailboat" | "snail" | "teapot" | "umbrella" | "whale";
    readonly colour: "amber" | "brick" | "moss" | "plum" | "sea" | "slate";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A person takes another place of the circle. */
  interface DoSeat {
    readonly do: "seat";
    readonly person: number;
    readonly to: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** So many people in all: bots come or go until the circle has that number. */
  interface DoBots {
    readonly do: "bots";
    readonly number: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** How the house plays its seats: by chance, like a beginner, or weighing every way the cards may lie. */
  interface DoMind {
    readonly do: "mind";
    readonly mind: "club" | "plain" | "random" | "strangers" | "worlds";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Somebody without a phone sits down; his moments happen on this device, or at the desk of a host. */
  interface DoFriend {
    readonly do: "friend";
    readonly name: string;
    readonly gender?: "" | "f" | "m";
    readonly here?: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A person gets up; in a game the seat is played by the house, or nobody plays it. */
  interface DoLeave {
    readonly do: "leave";
    readonly person: number;
    readonly bot?: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Another book. */
  interface DoBook {
    readonly do: "book";
    readonly book: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A house rule is set; an empty value puts it back. */
  interface DoRule {
    readonly do: "rule";
    readonly name: string;
    readonly value?: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A deck or scenario that has a name; an empty one is the book's own proposal. */
  interface DoPreset {
    readonly do: "preset";
    readonly preset?: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** How the cards are chosen. */
  interface DoWay {
    readonly do: "way";
    readonly way: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** So many of this card. */
  interface DoCard {
    readonly do: "card";
    readonly role: string;
    readonly number: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** I look at the chances of the deck; they are worked out as long as this is asked every ten seconds. */
  interface DoWeigh {
    readonly do: "weigh";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Another deck in place of this one: fairer, or with other cards that play about the same. */
  interface DoDesign {
    readonly do: "design";
    readonly wish: "alike" | "fairer";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The deck as it was before another one took its place. */
  interface DoUndoDeck {
    readonly do: "undo-deck";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** How fast the nights go. */
  interface DoPace {
    readonly do: "pace";
    readonly pace: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The chat for remote play is put on or off. */
  interface DoTalk {
    readonly do: "talk";
    readonly chat: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The table explains what happens and what each step is for, or no longer does. */
  interface DoFirstTime {
    readonly do: "first-time";
    readonly on: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The language of this device, or of the table's own voice. */
  interface DoLanguage {
    readonly do: "language";
    readonly language: "en" | "ru" | "uk";
    readonly table?: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Who has recorded what the table says; an empty name is nobody. */
  interface DoNarrator {
    readonly do: "narrator";
    readonly narrator?: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** This device speaks for the table, or no longer does. */
  interface DoVoice {
    readonly do: "voice";
    readonly on: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Deal. */
  interface DoStart {
    readonly do: "start";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The clock stops, or goes on. */
  interface DoPause {
    readonly do: "pause";
    readonly on: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The last sentence is told once more, to all. */
  interface DoRepeat {
    readonly do: "repeat";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The voice of the screen has not finished the sentence: a little more time for it. */
  interface DoLinger {
    readonly do: "linger";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** So many milliseconds the voice of the screen takes for a letter. */
  interface DoRate {
    readonly do: "rate";
    readonly letter: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** What goes on ends now. */
  interface DoSkip {
    readonly do: "skip";
    readonly moment: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The talk goes on for so many seconds. */
  interface DoLonger {
    readonly do: "longer";
    readonly seconds: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The last deeds of the table are taken back. */
  interface DoTakeBack {
    readonly do: "take-back";
    readonly deeds?: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A phone that has lost its seat asks for it; seat 0 is the desk of a host who has left. */
  interface DoPlead {
    readonly do: "plead";
    readonly seat: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Somebody answers such a plea. */
  interface DoLetBack {
    readonly do: "let-back";
    readonly plea: number;
    readonly yes: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Who hosts: the table itself or a person; and whether the cards are printed ones. */
  interface DoHosting {
    readonly do: "hosting";
    readonly by: "person" | "table";
    readonly printed?: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A seat does something: a night gesture, a vote, a name, `ready`, `pass`. */
  interface Act {
    readonly command: "act";
    readonly seat: number;
    readonly deed: string;
    readonly targets?: readonly number[];
  }
  /** How everybody voted, at one stroke: voter and candidate, pair by pair; who is not named abstains. */
  interface Poll {
    readonly command: "poll";
    readonly votes: readonly (readonly [number, number])[];
  }
  /** How many voted for each, at one stroke, candidate and number: the host counts, and notes no names. */
  interface NoteSums {
    readonly command: "note-sums";
    readonly sums: readonly (readonly [number, number])[];
  }
  /** What a gang has agreed on, at one stroke: all who are awake point alike. */
  interface Agree {
    readonly command: "agree";
    readonly deed: string;
    readonly targets?: readonly number[];
  }
  /** A seat says something about the game; what its words mean is told by `Claimed`. */
  interface Claim {
    readonly command: "claim";
    readonly seat: number;
    readonly claim: string;
    readonly about: number;
    readonly value?: string;
    readonly whom?: number;
  }
  /** The host ends what is going on. */
  interface Close {
    readonly command: "close";
  }
  /** The clock has run out on this moment of the game; refused when the moment has passed. */
  interface TimeUp {
    readonly command: "time-up";
    readonly moment: number;
  }
  /** The host lets the talk go on. */
  interface Prolong {
    readonly command: "prolong";
    readonly seconds: number;
  }
  /** The host goes on to what comes next. */
  interface Proceed {
    readonly command: "proceed";
  }
  /** The host records which card a seat holds. */
  interface Assign {
    readonly command: "assign";
    readonly seat: number;
    readonly role: string;
  }
  /** The host has shown the answer that waits. */
  interface Show {
    readonly command: "show";
  }
  /** Give a duty to the software or to the host. */
  interface Delegate {
    readonly command: "delegate";
    readonly duty: string;
    readonly by: string;
  }
  /** The host decides otherwise. */
  interface Overrule {
    readonly command: "overrule";
    readonly ruling: string;
    readonly seat: number;
    readonly value?: string;
    readonly reason?: string;
  }
  /** Take back the last deeds. */
  interface Undo {
    readonly command: "undo";
    readonly deeds?: number;
  }
  /** The host ends a game that stands still, or one in which he was told that a side has all but won. */
  interface DeclareDraw {
    readonly command: "declare-draw";
    readonly winner?: string;
  }
  /** The host says from whom the speeches, or the votes in turn, go round. */
  interface Start {
    readonly command: "start";
    readonly seat: number;
  }
  /** The host at his desk does something, or several things at one stroke. */
  interface DoHost {
    readonly do: "host";
    readonly commands: readonly Command[];
    readonly moment?: number;
    readonly on?: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** While printed cards are recorded this seat is awake, or is not: its card is told later. */
  interface DoMeet {
    readonly do: "meet";
    readonly seat: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The host tells what has happened: the next sentence, the last one again, or all that are left. */
  interface DoTell {
    readonly do: "tell";
    readonly how: "again" | "next" | "on";
    readonly cue?: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The desk offers a word by which a phone becomes its remote, or puts the remote away. */
  interface DoPair {
    readonly do: "pair";
    readonly on?: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** This device becomes the remote of the desk, by its word. */
  interface DoBeRemote {
    readonly do: "be-remote";
    readonly word: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A key of the remote: the next thing is told or begun, the last one once more, the clock stops or goes. */
  interface DoRemote {
    readonly do: "remote";
    readonly press: "back" | "next" | "pause";
    readonly cue?: number;
    readonly moment?: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The host hands the game to the table, or takes it back. */
  interface DoHandOver {
    readonly do: "hand-over";
    readonly to: "person" | "table";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The person who is proposed hosts the next game, or declines. */
  interface DoNextHost {
    readonly do: "next-host";
    readonly person: number;
    readonly yes: boolean;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** A person goes, and everybody who came after him from the same address. */
  interface DoSendCompany {
    readonly do: "send-company";
    readonly person: number;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** Whoever only watches goes: every device that holds no seat and asks for none; it can come again. */
  interface DoSendAway {
    readonly do: "send-away";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The address that phones are told, of those this machine has; at all tables of this process. */
  interface DoAddress {
    readonly do: "address";
    readonly host: string;
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  /** The same people, another game; or an end to this one. */
  interface DoAgain {
    readonly do: "again";
    readonly n?: number;
    readonly once?: string;
    readonly game?: number;
  }
  type Ask = DoAct | DoSay | DoSeen | DoOpenCard | DoNotes | DoWhy | DoChat | DoWager | DoHelp | DoName | DoEmblem | DoSeat | DoBots | DoMind | DoFriend | DoLeave | DoBook | DoRule | DoPreset | DoWay | DoCard | DoWeigh | DoDesign | DoUndoDeck | DoPace | DoTalk | DoFirstTime | DoLanguage | DoNarrator | DoVoice | DoStart | DoPause | DoRepeat | DoLinger | DoRate | DoSkip | DoLonger | DoTakeBack | DoPlead | DoLetBack | DoHosting | DoHost | DoMeet | DoTell | DoPair | DoBeRemote | DoRemote | DoHandOver | DoNextHost | DoSendCompany | DoSendAway | DoAddress | DoAgain;
  type Command = Act | Poll | NoteSums | Agree | Claim | Close | TimeUp | Prolong | Proceed | Assign | Show | Delegate | Overrule | Undo | DeclareDraw | Start;
}
