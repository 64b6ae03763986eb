/** All that the page asks of a game, and all that it offers to one. */

import type { DialogPart, Names } from "../state/state";
import type { Args, Asked, Decision, Event, Lesson, OptionValues, Puzzle, Table, Told } from "../types";
import type { Sentence } from "../words/mentions.js";

/** A template of lit, or text. */
export type Drawn = unknown;

/**
 * A game, which its index.js exports. It may leave out any optional part: games/plain.js then stands in, or the button
 * or section of that part is absent.
 */
export interface Game {
  /** The name of its folder. */
  id: string;
  /** The first word of its codes and saves. */
  code: string;
  /** The facts that never change while a page is open. */
  catalogue: import("../types").Catalogue;
  /** Loads its icons, which only a table needs. */
  emblems?(): Promise<import("../parts/icon.js").Emblems>;
  /** Loads the explanations of its table. */
  explanations?(): Promise<Explanations>;
  start: Start;
  table: OnTable;
  ask: Ask;
  words: Words;
  thing?: Thing;
  motion?: Motion;
  /** The sounds of events: pitches in hertz, in order. */
  sounds?: Readonly<Record<string, readonly number[]>>;
  /** The keys for look-ups at its table. */
  keys?: readonly Shortcut[];
  dialogs?: readonly DialogPart[];
  lookUps?: readonly LookUp[];
  end: End;
  statistics: Statistics;
  lessons?: Lessons;
  /** Whether it has deals of the day. */
  days?: boolean;
  /** Loads the puzzles. */
  puzzles?(): Promise<Puzzle[]>;
}

/** The explanations of the parts of a table (`data-what`); their words load with them. */
export interface Explanations {
  /** The facts of an explanation, and the rule behind it, which opens. */
  explained(
    table: Table,
    about: { id: string; of: string; seat: number | null },
  ): { args: Args; more?: (() => void) | null };
}

/** The start screen and the form of a new game. */
export interface Start {
  /** The picture above the form. */
  picture?(): Drawn;
  /** The fields of the options. */
  options?(): Drawn;
  /** The options in few words. */
  optionWords?(options: OptionValues): string;
  /** Opens the explanation of how to play. */
  howTo?(): void;
  /** All options that differ from the usual ones, each in few words; `optionWords` comes first. */
  choices?(options: OptionValues): string[];
}

export interface OnTable {
  /**
   * The board around the prompt.
   * @param given the inputs of the parts that ignore choices
   * @param ask the prompt
   */
  board(table: Table, given: unknown[], ask: Drawn): Drawn;
  /** The part above the log. */
  side?(table: Table): Drawn;
  status?(table: Table): Status;
  /** The banner of a new round. */
  banner?(table: Table): string;
  /** The parts to leave out: those that a lesson does not need yet, else those below the chosen detail. */
  hidden?(table: Table): readonly string[];
}

/** The state of the game, for the bar. */
export interface Status {
  /** The part of the round. */
  where: string;
  /** Whether a round has just begun, so that its banner is news. */
  begins?: boolean;
  /** The warning that the end is near; `short` is for narrow windows. */
  warning?: { full: string; short: string };
}

/** The question at the table. */
export interface Ask {
  prompt(table: Table, question: Asked): string;
  /** The line below the prompt; without a question, the latest event or the result. */
  instruction(table: Table, question: Asked | null): string;
  /** The events that led to the question, and those since the viewer's latest decision. */
  lately?(table: Table, question: Asked | null): string;
  /** The acts of others since then, for a person who takes the device. */
  meanwhile?(table: Table): { seat: number; told: string }[];
  /** The effect of the latest choice. */
  effect?(question: Asked | null, table: Table): string;
  /** The price, the sale or the outcome of the choice. */
  detail?(table: Table, question: Asked): Drawn;
  /** A link to the rule of the question; readers of a reason get it without the rule's title. */
  rule?(question: Asked | null, isUntitled?: boolean): Drawn;
  /** A button that helps with the question. */
  help?(question: Asked): { title: string; open(): void } | null;
}

/** The words of a game. Its locale files also name its rounds, or whatever it counts: `era` and the ids below it. */
export interface Words {
  /** The facts of every sentence. */
  facts?(): Args;
  event(table: Table, event: Event): Sentence;
  /** An answer as on its button. */
  answer(question: string, names: string[]): string;
  /** An option on its button, where the board does not draw it; without it, an answer of this option alone. */
  option?(question: string, option: Told): string;
  /** An answer with its verb, if the names alone would be unclear. */
  answerSaid?(question: string, names: string[]): string;
  /** A given answer as a sentence. */
  given?(decision: Decision, whose: { name: string; who: string }): string;
  /** Reasons for an answer: sentences, figures, and both together. */
  sentences?(reasons: Told[]): string;
  figures?(reasons: Told[]): string;
  reason?(reasons: Told[]): string;
}

/** The thing that a number stands for, such as a card. */
export interface Thing {
  /** The thing in full. */
  draw(table: Table | null, thing: number): Drawn;
  /** Opens its dialog. */
  open(thing: number): void;
  /** Whether the page shows all of it, so that a peek would tell nothing. */
  isWhole?(thing: number): boolean;
}

/** The pieces that move between two tables. */
export interface Motion {
  /** The moving pieces, each with its name. */
  pieces(root: HTMLElement): [string, HTMLElement][];
  /** Finds the goal of a piece that leaves: a selector. */
  goals(before: Table, after: Table): (name: string, piece: HTMLElement) => string | undefined;
  /** The element at which a new piece begins. */
  origin(root: HTMLElement, name: string, piece: HTMLElement): Element | null | undefined;
}

/** A shortcut presses the button with its `action`, or calls `run`. */
export interface Shortcut {
  /** Worded by `key-<name>`. */
  name: string;
  /** As `KeyboardEvent.key` has it, letters in capitals. */
  key: string;
  /** A second key at the slider of a replay, for keyboards on which `key` is hard to type. */
  also?: string;
  action?: string;
  run?(): void;
}

/** A dialog that the menu offers. */
export interface LookUp {
  name: Names["dialog"];
  icon: string;
  title(): string;
}

export interface End {
  /** The table of points, which a coach may explain first. */
  points(table: Table): Drawn;
  /** Everything below the winner, the points first; by default, the points alone. */
  sections?(table: Table): readonly EndSection[];
  picture?: EndPicture;
}

export interface EndSection {
  /** Its class and its id. */
  id: string;
  title: string;
  /** Only screen readers get the title. */
  isUntitled?: boolean;
  drawn: Drawn;
}

/** A picture of the result of a seat, to show and to send. */
export interface EndPicture {
  draw(table: Table, seat: number): Drawn;
  /** Paints the drawing on the page, with these lines above it, as a PNG. */
  paint(drawn: Element, lines: string[]): Promise<Blob | null>;
  /** The picture in words; `end-picture-title` is its title. */
  words(table: Table, seat: number): string;
}

/** Everything in statistics that differs between games. */
export interface Statistics {
  /** The name of a source of points. */
  source(part: string): string;
  /** The icon of points, and of one of their sources. */
  drawing?: string;
  drawingOf?(part: string): string;
  deeds?: readonly DeedKind[];
  /** The name of one deed of a kind. */
  deed?(kind: string, id: string): string;
  feats?: readonly FeatKind[];
  /** The points that make the first goal, and the step to the next: up, or down where the fewest points win. */
  goal?: { first: number; step: number };
  /** The personal bests worth a line. */
  bests?: readonly ("points" | "ahead" | "rounds")[];
  /** The set of options that statistics tell apart. */
  variantOf?(options: OptionValues): string;
  /** Its name; by default, the chosen options in few words. */
  variantWords?(options: OptionValues): string;
  /** The column of an option in tables for spreadsheets. */
  columnOf?(option: string): string;
  /** The title and the BoardGameGeek number in apps that log games. */
  titleInLogs(options: OptionValues): { name: string; bggId: number };
}

/** A kind of deed that statistics count, such as buildings built. */
export interface DeedKind {
  /** Its key in a record; `deeds-<id>` has its title, and the word for one of them. */
  id: string;
  drawing: string;
  /** The names of its figures. */
  columns: readonly string[];
}

/** A feat that games can do. */
export interface FeatKind {
  /** `total`: at least that many points; `fewest`: at most. */
  id: "total" | "fewest" | "part" | "ahead" | "rounds" | "row" | "level";
  count: number;
  /** A source of points. */
  source?: string;
  /** The level to beat. */
  level?: string;
}

export interface Lessons {
  /** All, in the order offered. */
  all: readonly string[];
  /** Those that the start screen offers until all are finished. */
  course: readonly string[];
  load(name: string): Promise<Lesson>;
}

/** A game with the plain form of each part that it leaves out. */
export interface Whole extends Game {
  emblems: NonNullable<Game["emblems"]>;
  start: Required<Omit<Start, "howTo">> & Pick<Start, "howTo">;
  table: Required<OnTable>;
  ask: Required<Ask>;
  words: Required<Words>;
  motion: Motion;
  sounds: Readonly<Record<string, readonly number[]>>;
  keys: readonly Shortcut[];
  dialogs: readonly DialogPart[];
  lookUps: readonly LookUp[];
  end: End & Required<Pick<End, "sections">>;
  statistics: Required<Statistics>;
  lessons: Lessons;
}
