/** The page's own types for any game; engine/facts.d.ts has those that cross between Python and the page. */
import type { Findings, Player, Question, ReplayReply, Score, Table, Verdict } from "./engine/facts";

export type * from "./engine/facts";

export type Args = Record<string, string | number>;

/** The choices of a game before it begins, by name; the number of seats and the seed lie beside them. */
export type OptionValues = Record<string, Choice | Choice[]>;

type Choice = string | number | boolean;

/** A question to the person at the page, with its options. */
export type Asked = Question & Required<Pick<Question, "options" | "low" | "high" | "source">>;

/** The look back on a game: all findings so far, and the part on show. */
export interface LookBack extends Findings {
  table: Table;
  /** The plies of the expanded decisions. */
  open: number[];
  /** The seat whose decisions are listed; null: all seats. */
  seat: number | null;
  /** Decisions without a judgement are listed as well. */
  all: boolean;
  /** The decision that the person went to last, until the next act; a new object each time. */
  goal: { ply: number } | null;
}

/** A moment of the game on show, as it was. */
export type Replay = Omit<ReplayReply, "type">;

/** A decision with one answer that is clearly the best. */
export interface Puzzle {
  /** The code of a game up to it. */
  code: string;
  /** The difficulty; `own`: a mistake of the person. */
  grade: "easy" | "medium" | "hard" | "own";
  /** The loss of each answer in games of 100, in the order of the question's answers; without it Python searches. */
  losses?: number[];
}

/** A costly decision of the person, which became a puzzle. */
export interface Mistake extends Puzzle {
  /** The id of the game's table. */
  game: string;
  round: number;
  stage: string;
  /** The answer given in the game. */
  names: string[];
  /** The games of 100 that it cost. */
  games: number;
  /** The time of the look back, in milliseconds since 1970. */
  when: number;
}

export interface PuzzleOnShow extends Puzzle {
  table: Table;
  /** The answer; null: none yet. */
  given: number[] | null;
  /** The worth of that answer, once known. */
  verdict: Verdict | null;
  /** The person tries again, so the answer does not count. */
  isAgain?: boolean;
}

/** A table record: the start screen offers a table by it before the engine is ready. */
export interface Saved {
  version: number;
  /** The id of the table, from its first question to its last. */
  id: string;
  /** The id of this record, which changes with each write. */
  stamp: string;
  /** In milliseconds since 1970. */
  when: number;
  text: string;
  /** The first word of the codes and saves of its game. */
  game: string;
  /** The round, or whatever the game counts in place of rounds. */
  era: number;
  over: boolean;
  /** Earlier versions stored some of them only. */
  options: OptionValues;
  /** Earlier versions stored no kind. */
  players: { name: string; kind?: string; total: number }[];
  /** True for a serious game that the person has removed: it stays on disk, but not in the list. */
  removed?: true;
}

/** A game record: a finished game, as statistics count it. */
export interface Finished {
  version: number;
  /** The first word of the codes and saves of its game. */
  game: string;
  /** The id of the table. */
  id: string;
  /** The time of its end, in milliseconds since 1970. */
  when: number;
  /** The number of rounds, or of whatever the game counts in place of rounds. */
  era: number;
  options: OptionValues;
  serious: boolean;
  /** The seats, the best first. */
  ranking: number[];
  /** The winner's lead over all other seats, in points. */
  ahead: number;
  seats: FinishedSeat[];
  /** The fingerprint of the table at the end. */
  digest: string;
}

/** The points of a seat at the end, and its deeds. */
export interface FinishedSeat extends Player, Score {
  /** By kind of deed: how often the seat did each. */
  deeds: Record<string, Record<string, number>>;
  /** Its share of the win. */
  won: number;
  /** Its accuracy, 0 to 100, once a look back has judged it. */
  accuracy_by_stake?: number;
  /** Its accuracy by the formula of versions before 0.4, a mean of all decisions. */
  accuracy?: number;
}

export interface Form {
  seats: number;
  players: Player[];
  options: OptionValues;
  serious: boolean;
  seed: string;
}

export interface Settings {
  /** Empty: the language of the browser. */
  language: string;
  theme: "" | "light" | "dark";
  /** The size of all text, as a share of the usual size. */
  text: number;
  /** Milliseconds for which a step of a computer player stays on show. */
  pace: number;
  /** The time of a card's motion, as a share of the usual time; 0: no motion. */
  motion: number;
  /** The answers that need a confirmation: all, those of a number of options, those of several, none. */
  confirm: "always" | "some" | "several" | "never";
  /** The detail of the table; `little` suits new players. */
  detail: "little" | "more" | "all";
  /** The most workers that think at once; 0: as many as suit the device. */
  cores: number;
  /** Whether points are on show during the game. */
  scores: boolean;
  /** Whether keys with a character are shortcuts. */
  keys: boolean;
  /** Whether buttons and cards show their keys before the first key press, too. */
  caps: boolean;
  sound: boolean;
  /** The loudness of sounds, as a share of the usual one. */
  volume: number;
  /** Whether the page has asked if sound is welcome. */
  offered: boolean;
  touch: boolean;
}
