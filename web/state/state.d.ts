/** What the page is at a moment, and what can be drawn of it: names are those that the registries list. */
import type {
  Finished,
  Form,
  Hint,
  LookBack,
  Puzzle,
  PuzzleOnShow,
  Replay,
  Saved,
  Settings,
  Table,
  Told,
} from "../types";

/** The dialog that is open, and what it is about, if it is about something. */
export interface Dialog {
  name: import("../dialogs/index.js").Name;
  card?: number;
  seat?: number;
  /** The role that somebody tried to take. */
  role?: string;
  /** The place of a book that is open, what is looked for in it, and the places that led there. */
  at?: string;
  search?: string;
  trail?: string[];
  /** Whether a serious game's deal fits its fingerprint, once that was checked. */
  fits?: boolean;
  /** Of the computers in a variation; empty: as before. */
  level?: string;
}

/** What may lie over the page; web/dialogs/index.js and each game list them. */
export interface DialogPart {
  name: string;
  title(about: Dialog, table: Table): string;
  /** Only a dialog that the start screen opens may find no table. */
  draw(table: Table, about: Dialog): unknown;
}

/** What fills the page; web/screens/index.js lists them all. */
export interface Screen {
  name: string;
  /** Only where `withoutTable` is set may there be none. */
  draw(table: Table): unknown;
  /** What the window is called. */
  title(table: Table): string;
  withoutTable?: boolean;
  /** Whether it comes before whatever was gone to. */
  isDue?(): boolean;
  /** Fetches what it needs besides its scripts. */
  load?(): Promise<unknown>;
}

/** What is on show of a game when another one is gone to, and again when it is come back to. */
export type Left = Pick<
  Changing,
  "screen" | "replay" | "reviewing" | "from" | "picks" | "role" | "lookBack" | "elsewhere" | "unkept"
>;

/** A game in the page's memory: the one that was played, number 0, or a variation of it. */
export interface Branch {
  /** As it was last. */
  table: Table;
  number: number;
  /** The browser keeps it. */
  kept: boolean;
  left: Left | null;
}

/** A deal that somebody has shared, and what it is known by. */
export interface Deal {
  code: string;
  marks: string;
}

/** Which games statistics count: all, where a value is empty. */
export interface Filter {
  /** The name of one of several who share the device; empty: whoever plays alone. */
  who: string;
  /** Of the strongest rival. */
  level: string;
  /** With New Buildings it ends in `+`. */
  edition: string;
  seats: number;
  /** So many days back. */
  days: number;
}

/** The games that were played here to their end. */
export interface Statistics {
  /** The earliest first. */
  games: Finished[];
  /** How many more a later version has kept. */
  others: number;
  /** How many cannot be read. */
  damaged: number;
  /** The browser did not keep all of them. */
  refused: boolean;
  filter: Filter;
  /** How many games are listed. */
  listed: number;
  /** Somebody wants all of them to be forgotten, and is asked once more. */
  forgetting: boolean;
  /** How many came with a file that was taken over; null: there was none. */
  added: number | null;
}

/** What is changed in the page's state. */
export interface Changing {
  screen: import("../screens/index.js").Name;
  /** From the start of the engine to the table on show; all that is read off it is in `State`. */
  life: import("../engine/life.js").Life;
  picks: number[];
  /** The role picked where even that is to be confirmed. */
  role: number | null;
  /** The place of the advice taken up in a hint. */
  advised: number;
  lookBack: LookBack | null;
  /** The moment on show of a replay, and whether the next one comes by itself. */
  replay: Replay | null;
  playing: boolean;
  /** The game and the variations of it, once there are any. */
  branches: Branch[];
  /** What a look back finds is drawn on the table of the replay. */
  reviewing: boolean;
  /** Which answer to a decision is marked there, if not the best: its place among the candidates. */
  answerShown: { ply: number; place: number } | null;
  /** The screen that the replay was opened on. */
  from: import("../screens/index.js").Name;
  /** The log is drawn from its beginning, until the next answer. */
  fullLog: boolean;
  notice: Told | null;
  dialog: Dialog | null;
  /** The games that can be gone on with, the latest first. */
  saved: Saved[];
  /** The browser did not take the latest: it is gone when the page is closed. */
  unkept: boolean;
  /** Another page plays the open table; this one watches. */
  elsewhere: boolean;
  /** All games that can be gone on with are listed, not only the latest. */
  allSaved: boolean;
  /** The id of the game whose removal is in question; empty: none. */
  removing: string;
  /** A new version of the page is here, and waits until somebody wants it. */
  newer: boolean;
  /** How the page can be installed: by a question of the browser, or by hand; null: not, or it is. */
  installable: "asked" | "by_hand" | null;
  /** The page lies in another one, and leaves out what that one has. */
  embed: boolean;
  /** That one allows no sound. */
  muted: boolean;
  form: Form;
  /** What the form was filled in with. */
  deal: Deal | null;
  /** How far each lesson has come, by its name. */
  lessons: Record<string, import("./lessons.js").Progress>;
  /** What became of the deals of the day. */
  calendar: import("./calendar.js").Calendar;
  /** What became of the puzzles. */
  practice: import("./practice.js").Practice;
  /** All of them, once they are fetched. */
  puzzles: Puzzle[];
  /** The one on show, in the place of a game. */
  puzzle: PuzzleOnShow | null;
  /** Null until they are asked for. */
  statistics: Statistics | null;
  /** Which level to try next, after the game it was found at. */
  suggestion: import("./suggestion.js").Suggestion | null;
  /** What was copied last of what stands on the page. */
  copied: string;
  /** What is shared, once somebody has asked for that. */
  sharing: import("./sharing.js").Sharing | null;
  settings: Settings;
}

/** The page's state, and what is read off the life of its latest request. */
export interface State extends Changing {
  /** The one on show: a puzzle's, or of a replay the table as it was. */
  readonly table: Table | null;
  /** The engine is there. */
  readonly ready: boolean;
  readonly progress: { step: string; done: number };
  /** Why the engine is gone. */
  readonly failed: Told | null;
  /** A game was asked for that is not there yet. */
  readonly wanted: boolean;
  /** Nothing can be answered: a request is on its way, or there is no engine; a puzzle is answered once. */
  readonly sent: boolean;
  /** It has been on its way for so long that the page says so. */
  readonly late: boolean;
  /** How many tables are still to be shown before the newest. */
  readonly behind: number;
  readonly busy: boolean;
  /** The hint that was asked for. */
  readonly hint: Hint | null;
  /** A game that is over is being searched. */
  readonly lookingBack: boolean;
}
