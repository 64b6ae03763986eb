/** The state of the page, and the parts that draw it; the registries list their names. */
import type {
  Finished,
  Form,
  Hint,
  LookBack,
  Mistake,
  Puzzle,
  PuzzleOnShow,
  Replay,
  Saved,
  Settings,
  Table,
  Told,
} from "../types";

/** The open dialog. */
export interface Dialog<About = unknown> {
  name: Names["dialog"];
  /** Its subject, which the dialog's own file describes. */
  about?: About;
  /** The place in it that has an address: the text after `#`. */
  at?: string;
  /** It may show what only the viewer may see, so it closes once another seat has the device. */
  isForViewer?: boolean;
}

/** The names of all screens and of all dialogs, each added by the `names.d.ts` of its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders above fill it in
export interface Names {}

/** The part of the table that the page explains at its place. */
export interface What {
  /** After `what-` in the locale files. */
  id: string;
  /** The good, role or group that it is about; empty: none. */
  of: string;
  /** Null: it belongs to no seat. */
  seat: number | null;
  /** The arrow keys lead to the other parts, and a press explains instead of acting. */
  touring: boolean;
}

/** The explanations, which load lazily. */
export interface Explanations {
  draw(about: What): unknown;
  wordsOf(about: Omit<What, "touring">): { title: string; says: string };
  /** The tour through all of them, from the focused part on. */
  begin(): void;
  step(way: number): void;
}

/** A kind of dialog; web/dialogs/index.js and each game list them. */
export interface DialogPart {
  name: string;
  /** The parameters of an address that open it. */
  addresses?: readonly string[];
  title(open: Dialog, table: Table): string;
  /** A dialog that the start screen opens may get no table. */
  draw(table: Table | null, open: Dialog): unknown;
}

/** A screen, which fills the page; web/screens/index.js lists all screens. */
export interface Screen {
  name: string;
  /** A screen with `withoutTable` may get no table. */
  draw(table: Table): unknown;
  /** The title of the window. */
  title(table: Table): string;
  withoutTable?: boolean;
  /** Whether it comes before the screen in the state. */
  isDue?(): boolean;
  /** Fetches the files that it needs in addition to its scripts. */
  load?(): Promise<unknown>;
}

/** The part of the state that a game keeps while another game in memory is on show. */
export type Left = Pick<
  Changing,
  "screen" | "replay" | "reviewing" | "from" | "picks" | "lookBack" | "elsewhere" | "unkept"
>;

/** A game in the page's memory: the original, number 0, or a variation. */
export interface Branch {
  /** The latest one. */
  table: Table;
  number: number;
  /** The browser stores it. */
  kept: boolean;
  left: Left | null;
}

/** A shared deal and its key. */
export interface Deal {
  code: string;
  marks: string;
}

/** The filter of statistics; an empty value lets all games pass. */
export interface Filter {
  /** The first word of the codes and saves of a game. */
  game: string;
  /** The name of one of several persons at the device; empty: the person who plays alone. */
  who: string;
  /** The level of the strongest opponent. */
  level: string;
  /** The options as the game tells them apart. */
  options: string;
  seats: number;
  /** The number of days back. */
  days: number;
}

/** The finished games of this browser. */
export interface Statistics {
  /** The earliest first. */
  games: Finished[];
  /** The number of records by later versions. */
  others: number;
  /** The number of unreadable records. */
  damaged: number;
  /** The browser refused to store some. */
  refused: boolean;
  filter: Filter;
  /** The number of listed games. */
  listed: number;
  /** The page asks for confirmation before it deletes all of them. */
  forgetting: boolean;
  /** The number of games added by an import; null: no import. */
  added: number | null;
}

/** The invitation of another device, step by step. */
export interface Invitation {
  /** The seat that the device will have; null: none, it shows the table. */
  seat: number | null;
  /** The id of the table. */
  table: string;
  step: "making" | "offered" | "finding";
  /** The address with the offer; empty while it is made. */
  link: string;
  picture: import("../parts/qr.js").Picture | null;
  /** The camera looks for the answer. */
  watching: boolean;
  /** The cameras to choose from, once one is on. */
  cameras: import("../devices/pairing/camera.js").Camera[];
  /** The reason why the last answer was of no use; empty: there is none. */
  reason: import("../devices/pairing/fault.js").Reason | "";
}

/** The way of this device to the table of another one. */
export interface Joining {
  step: "named" | "making" | "answered" | "failed";
  name: string;
  /** The answer, once it is made. */
  code: string;
  picture: import("../parts/qr.js").Picture | null;
  reason: import("../devices/pairing/fault.js").Reason | "";
}

/** The part of the page's state that actions change. */
export interface Changing {
  screen: Names["screen"];
  /** From the start of the engine to the table on show; `State` has the values read off it. */
  life: import("../engine/life.js").Life;
  picks: number[];
  /** The place of the hint's answer that the person took up. */
  advised: number;
  /** The moment of a lesson at which the learner asked for a reason; empty: none. */
  whyAt: string;
  lookBack: LookBack | null;
  /** The moment on show in a replay, and whether the replay plays by itself. */
  replay: Replay | null;
  playing: boolean;
  /** The game and its variations, once there is one. */
  branches: Branch[];
  /** The table of the replay shows the findings of a look back. */
  reviewing: boolean;
  /** The answer marked there instead of the best: its place among the candidates. */
  answerShown: { ply: number; place: number } | null;
  /** The screen from which a person opened the replay. */
  from: Names["screen"];
  /** The log is drawn from its beginning, until the next answer. */
  fullLog: boolean;
  notice: Told | null;
  dialog: Dialog | null;
  what: What | null;
  /** The games to resume, the latest first. */
  saved: Saved[];
  /** The browser did not store the latest: closing the page loses it. */
  unkept: boolean;
  /** Why it is unkept; the id of an error. */
  whyUnkept: import("../site/causes.js").Cause | "newer_kept";
  /** Another page plays the open table; this one watches. */
  elsewhere: boolean;
  /** The id of the game whose removal needs confirmation; empty: none. */
  removing: string;
  /** A new version of the page is ready and waits until a person accepts it. */
  newer: boolean;
  /** The way to install the page: the browser's prompt, or by hand; null: impossible, or already installed. */
  installable: "asked" | "by_hand" | null;
  /** A host page shows this one, which leaves out the parts that the host has. */
  embed: boolean;
  /** The address of the page forbids sound. */
  muted: boolean;
  form: Form;
  /** The game that the page fetches to show it next. */
  coming: { code: string; title: string } | null;
  /** The shared deal that filled in the form. */
  deal: Deal | null;
  /** The progress of each lesson, by its name. */
  lessons: Record<string, import("./lessons.js").Progress>;
  /** The results of the deals of the day. */
  calendar: import("./calendar.js").Calendar;
  /** The results of the puzzles. */
  practice: import("./practice.js").Practice;
  /** The person's own mistakes as puzzles, the latest first, and the number of unreadable ones. */
  mistakes: { puzzles: Mistake[]; lost: number };
  /** All puzzles, once they are fetched. */
  puzzles: Puzzle[];
  /** The puzzle on show, in place of a game. */
  puzzle: PuzzleOnShow | null;
  /** Null until a person opens them. */
  statistics: Statistics | null;
  /** The finished games, for the level that keeps up with a person; null until they are read. */
  played: Finished[] | null;
  /** The level to try next, with the game that led to the suggestion. */
  suggestion: import("./suggestion.js").Suggestion | null;
  /** The text that was copied last. */
  copied: string;
  /** The choices of the share dialog, once it was opened. */
  sharing: import("./sharing.js").Sharing | null;
  /** The seats of the next table that wait for own phones. */
  apart: number[];
  /** The other devices at the table that this one hosts; null: it hosts none. */
  company: import("../devices/hosting.js").Now | null;
  /** This device at the table of another one; null: it has its own. */
  visit: import("../devices/guest.js").Guest | null;
  /** Null while no device is invited. */
  invitation: Invitation | null;
  /** Null unless this device is a guest that has not sat down yet. */
  joining: Joining | null;
  settings: Settings;
}

/** The page's state, with the values read off the life of its latest request. */
export interface State extends Changing {
  /** The table on show: a puzzle's, or a past state in a replay, or the current one. */
  readonly table: Table | null;
  /** The engine is ready for messages. */
  readonly ready: boolean;
  readonly progress: { step: string; done: number };
  /** The reason for the loss of the engine. */
  readonly failed: Told | null;
  /** A requested game has not arrived yet. */
  readonly wanted: boolean;
  /** No answer is possible: a request is on its way, the engine is gone, or a puzzle has its one answer. */
  readonly sent: boolean;
  /** The request has taken so long that the page says so. */
  readonly late: boolean;
  /** The number of queued tables to show up to the newest. */
  readonly behind: number;
  readonly busy: boolean;
  /** The requested hint. */
  readonly hint: Hint | null;
  /** A look back is searching a finished game. */
  readonly lookingBack: boolean;
}
