/** What the page keeps of its own; what crosses between Python and the page is written in engine/facts.d.ts. */
import type { Deeds, Findings, Player, Question, ReplayReply, Score, Table, Verdict } from "./engine/facts";

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
  /** The decision that was gone to last, until something else is done; each time another object. */
  goal: { ply: number } | null;
}

/** A moment of the game on show, as it was. */
export type Replay = Omit<ReplayReply, "type">;

/** A decision with one answer that is clearly the best. */
export interface Puzzle {
  /** The code of a game up to it. */
  code: string;
  /** How hard it is. */
  grade: "easy" | "medium" | "hard";
  /** What each answer loses, in games of 100, in the order in which the question tells them. */
  losses: number[];
}

export interface PuzzleOnShow extends Puzzle {
  table: Table;
  /** What was answered; null: nothing yet. */
  given: number[] | null;
  /** What that is worth, once it was looked up. */
  verdict: Verdict | null;
}

/** What the start screen needs to offer a table, before the engine is ready. */
export interface Saved {
  /** Which table it is, from its first question to its last. */
  id: string;
  /** Which of its records this is. */
  stamp: string;
  /** In milliseconds since 1970. */
  when: number;
  text: string;
  round: number;
  over: boolean;
  edition: string;
  expansion: boolean;
  players: { name: string; total: number }[];
  /** A serious game that a person has removed: it stays on disk and out of the list. */
  removed?: true;
}

/** A game that is over, as statistics count it. */
export interface Finished {
  version: number;
  /** The table's. */
  id: string;
  /** When it ended, in milliseconds since 1970. */
  when: number;
  rounds: number;
  edition: string;
  expansion: boolean;
  choose_four: boolean;
  serious: boolean;
  /** The seats, the best first. */
  ranking: number[];
  /** How many points the winner had more than anybody else. */
  ahead: number;
  seats: FinishedSeat[];
  /** The fingerprint of the table at the end. */
  digest: string;
}

/** What a seat had at the end, and what it did before. */
export interface FinishedSeat extends Player, Score, Deeds {
  /** Its share of the win. */
  won: number;
  /** How accurately it decided, 0 to 100, once that was judged. */
  accuracy?: number;
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
  /** How much the table shows: little is for whoever is new to the game. */
  detail: "little" | "more" | "all";
  /** How many workers think at once, at most; 0: as fits the device. */
  cores: number;
  /** Points are on show while the game goes on. */
  scores: boolean;
  /** Keys that are characters do something. */
  keys: boolean;
  sound: boolean;
  touch: boolean;
}
