/** What embed.js defines: a table of San Juan as an element of any page. docs/embedding.md tells more. */

/** A game, in the words of addresses; what is not said is as at a first visit. */
export interface GameWishes {
  /** 2 to 4 kinds between commas: `you`, `person`, or a computer player's level. */
  players?: string;
  /** In short, instead of `players`: how many, and the level of all but you. */
  seats?: string | number;
  level?: string;
  /** Between commas. */
  names?: string;
  /** `first` or `second`. */
  edition?: string;
  expansion?: boolean;
  choose_four?: boolean;
  serious?: boolean;
  /** Up to ten digits. */
  seed?: string | number;
}

/** Where a game stands. */
export interface Place {
  /** Which game it is, from its first question to its last. */
  id: string;
  /** How many answers have been given. */
  ply: number;
  round: number;
}

export interface StartDetail extends Place {
  options: { seats: number; edition: string; expansion: boolean; choose_four: boolean };
  players: { name: string; kind: string }[];
  serious: boolean;
  /** Null where it is hidden, or chance has decided. */
  seed: number | null;
}

export interface TurnDetail extends Place {
  /** Who is to decide now. */
  seat: number;
  name: string;
  /** `person`, or the level of a computer player. */
  kind: string;
}

export interface MoveDetail extends Place {
  /** By seat; null while they are hidden. */
  points: number[] | null;
}

export interface EndDetail extends StartDetail {
  points: number[];
  /** The seats that have won. */
  winners: number[];
  /** The seats, the best first. */
  ranking: number[];
}

export interface ProgressDetail {
  step: string;
  /** 0 to 1. */
  done: number;
}

/** A sentence in the language of the table. */
export interface ErrorDetail {
  id: string;
  message: string;
}

/** What the page in the frame would like; whether it gets it, you decide. */
export interface ResizeDetail {
  width: number;
  height: number;
}

export interface SaveDetail {
  /** All of the game, hidden cards too: plain data, which `load` takes. */
  game: object;
}

export interface LoadDetail {
  /** Of the game. */
  version: string;
}

/** Every event of a table; none of them bubbles. */
export interface TableEvent<Detail> extends Event {
  readonly detail: Detail;
}

export interface TableEvents {
  progress: TableEvent<ProgressDetail>;
  load: TableEvent<LoadDetail>;
  start: TableEvent<StartDetail>;
  turn: TableEvent<TurnDetail>;
  move: TableEvent<MoveDetail>;
  hint: TableEvent<Place>;
  end: TableEvent<EndDetail>;
  error: TableEvent<ErrorDetail>;
  resize: TableEvent<ResizeDetail>;
  /** Only with `keep`; `preventDefault()` says that you keep the game yourself. */
  save: TableEvent<SaveDetail>;
}

/** Attributes of the same names. */
export interface Attributes {
  /** The site's folder; by itself where embed.js came from. */
  src: string;
  players: string;
  seats: string;
  level: string;
  names: string;
  edition: string;
  seed: string;
  expansion: boolean;
  choose_four: boolean;
  serious: boolean;
  /** A game begins as soon as it can. */
  autostart: boolean;
  /** `auto`, `light`, `dark`. */
  theme: string;
  muted: boolean;
  /** `eager`; `lazy`: once it is near to be seen. */
  loading: string;
  /** `auto`; `interaction`: once its button was pressed; `manual`: the poster lies over it until `dismissPoster`. */
  reveal: string;
  /** The address of a picture. */
  poster: string;
  /** What it is called: each name has games of its own. */
  name: string;
  /** The page around keeps its game and goes on with it. */
  keep: boolean;
  /** Only `play` so far; anything else is refused by an `error`. */
  mode: string;
}

export interface SanJuanTable extends HTMLElement, Attributes {
  /** Python is there, and a game can begin at once. */
  readonly loaded: boolean;
  /** Who is to decide; null: nobody. */
  readonly turn: TurnDetail | null;
  readonly state: "closed" | "loading" | "ready" | "playing" | "over";
  /** Of the game in the frame; empty before `load`. */
  readonly version: string;

  /** Begins the game that the attributes describe, or this one. */
  start(wishes?: GameWishes): Promise<StartDetail>;
  /** The same players and options once more, with another deal. */
  restart(): Promise<StartDetail>;
  undo(): Promise<StartDetail>;
  hint(): Promise<void>;
  save(): Promise<object>;
  load(game: object | string): Promise<StartDetail>;
  /** Takes the poster away, and loads the game if that has waited for it. */
  dismissPoster(): Promise<void>;

  addEventListener<K extends keyof TableEvents>(
    type: K,
    listener: (this: SanJuanTable, event: TableEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "san-juan-table": SanJuanTable;
  }
}
