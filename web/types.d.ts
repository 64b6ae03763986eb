/** The data that crosses from the engine to the page, and the page's own state. */

export type Args = Record<string, string | number>;

/** Anything that Python says is an id with its facts; the locale files word it. */
export interface Told {
  id: string;
  args: Record<string, any>;
}

export interface Building {
  id: string;
  cost: number;
  vp: number;
  kind: "P" | "V" | "M" | "6";
  good: string | null;
  star: boolean;
}

export interface Catalogue {
  buildings: Building[];
  cards: number[];
  roles: string[];
  goods: string[];
  tiles: Record<string, number[]>;
  editions: string[];
  levels: string[];
  /** How many buildings end the game, and how many come near it. */
  places: number;
  near: number;
  version: string;
}

export interface Placed {
  id: string;
  card: number;
  good: boolean;
}

export interface Seat {
  hand: number[] | number;
  buildings: Placed[];
  tucked: number;
  covered: { id: string; card: number; place: number | null }[];
}

export interface Question {
  seat: number;
  name: string;
  options?: number[];
  low?: number;
  high?: number;
  source?: number | string | null;
}

/** A question that is put to the person at the page: its options are there. */
export interface Asked extends Question {
  options: number[];
  low: number;
  high: number;
}

export interface View {
  seat: number | null;
  options: Options;
  ply: number;
  round: number;
  governor: number;
  chooser: number;
  roles_taken: string[];
  tile: string | null;
  tiles_known: (string | null)[];
  pile: number;
  discard: number;
  seats: Seat[];
  question: Question | null;
}

export interface Quote {
  price: number;
  parts: Told[];
  reason?: Told | null;
  /** How many cards stay in the hand that pays for it alone. */
  left?: number;
}

/**
 * What a role would give with its privilege, with the privilege not doubled and without it, and which
 * buildings count in its phase.
 */
export interface Forecast {
  own: Record<string, number>;
  once: Record<string, number>;
  other: Record<string, number>;
  works: number[];
}

export interface Score {
  total: number;
  parts: Record<string, number>;
}

export interface Event extends Told {
  ply: number;
}

export interface Gains {
  cards: number;
  goods: number;
  points: number;
}

/** Why an answer: what is gained, what a rival gains, which card is kept or given up. */
export interface Reason extends Told {
  id: "gains" | "rival" | "keeps" | "gives_up";
}

/** An answer that a hint is about: the chance to win, and why. */
export interface Advice {
  answer: number[];
  kinds: string[];
  chance: number;
  reasons: Reason[];
}

export interface Hint {
  done: number;
  /** The best first; empty until it is done. */
  advice: Advice[];
}

/** What was found of an answer in a look back: every seat's chance to win after it, and why. */
export interface Candidate {
  answer: number[];
  names: string[];
  chances: number[];
  visits: number;
  reasons: Reason[];
}

export interface Decision {
  ply: number;
  round: number;
  seat: number;
  stage: string;
  source: number | string | null;
  /** The best first. */
  candidates: Candidate[];
  /** The place among them of what was answered. */
  chosen: number;
  loss: number;
}

/** How a seat came from its first chance to its share of the win, in shares of a win. */
export interface Luck {
  start: number;
  end: number;
  own: number;
  rivals: number;
  drawn: number;
}

/** What a look back has found since it last told, and of the whole game so far. */
export interface Findings {
  done: number;
  /** How many decisions there are, and the number of the first that is told. */
  of: number;
  first: number;
  decisions: Decision[];
  curve: { ply: number; round: number; chances: number[] }[];
  /** By the ply of the decision. */
  turning_points: number[];
  /** Empty until all was searched. */
  luck: Luck[];
}

/** The look back on a game: all findings so far, and what is on show of them. */
export interface LookBack extends Findings {
  table: Table;
  /** The plies of the decisions that lie open. */
  open: number[];
  /** Whose decisions are listed; null: all. */
  seat: number | null;
}

export interface Player {
  name: string;
  kind: string;
}

export interface Options {
  seats: number;
  edition: string;
  expansion: boolean;
  choose_four: boolean;
  seed?: number | null;
}

export interface Table {
  viewer: number | null;
  view: View;
  players: Player[];
  hidden: boolean;
  /** What each card of one's hand, or on the table, would cost. */
  quotes: Record<string, Quote>;
  /** What the building one is at work on costs. */
  quote: Quote | null;
  /** What it would cost over each that may be covered. */
  covers: Record<string, Quote>;
  /** What each good that may be sold would bring. */
  prices: Record<string, number>;
  /** What each good that may pay is worth at that. */
  pays: Record<string, number>;
  /** Why a card beside the options of one's question cannot be chosen. */
  barred: Record<string, Told>;
  /** By role: what it would give oneself; nobody's, nothing. */
  forecast: Record<string, Forecast> | null;
  /** Cards on the table that anybody may build. */
  offered: number[];
  /** How many cards one may hold at a hand check. */
  limit: Told | null;
  /** The number of one's latest answer: events of that ply and later have not been seen then. */
  since: number | null;
  /** The cards taken up for whoever is asked, before it has chosen. */
  preselected: number[];
  /** Who has most buildings and how many more end the game, once that is near. */
  ending: { seats: number[]; count: number; left: number } | null;
  /** Of each good the lowest and the highest price that may come next. */
  expected: [number, number][];
  /** Who took each role of this round. */
  takers: Record<string, number>;
  /** The seats that choose a role in this round yet, in their order. */
  choosers: number[];
  scores: Score[];
  leftovers: number[];
  /** The seats in the order they would come in now. */
  ranking: number[];
  events: Event[];
  over: boolean;
  winners: number[];
  /** No undo and no hints, as it was chosen when the game began. */
  serious: boolean;
  can_undo: boolean;
  seed: number;
  save: object;
}

/** What the start screen needs to offer a table, before the engine is ready. */
export interface Saved {
  /** Which game it is, whatever has come of it. */
  game: string;
  /** In milliseconds since 1970. */
  when: number;
  text: string;
  round: number;
  over: boolean;
  edition: string;
  expansion: boolean;
  players: { name: string; total: number }[];
}

export interface Form {
  seats: number;
  players: Player[];
  edition: string;
  expansion: boolean;
  choose_four: boolean;
  serious: boolean;
  seed: string;
}

export interface Settings {
  /** Empty: what the browser wishes for. */
  language: string;
  theme: "" | "light" | "dark";
  /** Milliseconds a step of a computer player stays on show. */
  pace: number;
  /** How long a card is on its way, in parts of the usual; 0: it is there at once. */
  motion: number;
  /** What is answered only by confirming it. */
  confirm: "always" | "cards" | "several" | "never";
  /** Points are on show while the game goes on. */
  scores: boolean;
  /** Keys that are characters do something. */
  keys: boolean;
  sound: boolean;
  touch: boolean;
}

export type Dialog =
  | { name: "menu" }
  | { name: "settings" }
  | { name: "keys" }
  | { name: "prices" }
  | { name: "howto" }
  | { name: "roles" }
  | { name: "scores" }
  | { name: "credits" }
  | { name: "city"; seat: number }
  | { name: "card"; building: string; card: number | null };

/** What is changed in the page's state. */
export interface Changing {
  screen: "start" | "table" | "end" | "lookback";
  catalogue: Catalogue | null;
  /** From the start of the engine to the table on show; all that is read off it is in `State`. */
  life: import("./engine/life.js").Life;
  picks: number[];
  /** The role picked where even that is to be confirmed. */
  role: number | null;
  /** The place of the advice taken up in a hint. */
  advised: number;
  lookback: LookBack | null;
  /** Whose hand lies open, among several people. */
  open: number | null;
  /** The log is drawn from its beginning, until the next answer. */
  whole: boolean;
  notice: Told | null;
  dialog: Dialog | null;
  /** The games that can be gone on with, the latest first. */
  saved: Saved[];
  /** The browser did not take the latest: it is gone when the page is closed. */
  unkept: boolean;
  form: Form;
  settings: Settings;
}

/** The page's state, and what is read off the life of its latest request. */
export interface State extends Changing {
  readonly table: Table | null;
  /** The engine is there. */
  readonly ready: boolean;
  readonly progress: { step: string; done: number };
  /** Why the engine is gone. */
  readonly failed: Told | null;
  /** A game was asked for that is not there yet. */
  readonly wanted: boolean;
  /** Nothing can be answered: a request is on its way, or there is no engine. */
  readonly sent: boolean;
  /** It has been on its way for so long that the page says so. */
  readonly late: boolean;
  /** How many tables are still to be shown before the newest. */
  readonly behind: number;
  /** The hint that was asked for. */
  readonly hint: Hint | null;
  /** A game that is over is being searched. */
  readonly lookingBack: boolean;
}
