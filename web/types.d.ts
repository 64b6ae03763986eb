/** The page's own state; what crosses between Python and the page is written in engine/facts.d.ts. */
import type { Findings, Hint, Player, Question, Table, Told } from "./engine/facts";

export type * from "./engine/facts";

export type Args = Record<string, string | number>;

/** What a seat has more of than before, on average. */
export interface Gains {
  cards: number;
  goods: number;
  points: number;
}

/** A question that is put to the person at the page: its options are there. */
export type Asked = Question & Required<Pick<Question, "options" | "low" | "high" | "source">>;

/** The look back on a game: all findings so far, and what is on show of them. */
export interface LookBack extends Findings {
  table: Table;
  /** The plies of the decisions that lie open. */
  open: number[];
  /** Whose decisions are listed; null: all. */
  seat: number | null;
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
