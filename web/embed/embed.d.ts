/** The types of embed.js: a table of San Juan as an element of any page. docs/embedding.md explains them. */

/** The options of the games; the build writes each into it, with its type. */
// biome-ignore lint/suspicious/noEmptyInterface: the build fills it in
export interface GameOptions {}

/** Those options that have any number of values, as events have them; the build writes these, too. */
// biome-ignore lint/suspicious/noEmptyInterface: the build fills it in
export interface ListOptions {}

/** A game, described as in addresses; a missing key has its value at a first visit. */
export interface GameWishes extends Partial<GameOptions> {
  /** A kind for each seat, separated by commas: `you`, `person`, a computer player's level, or `adaptive`. */
  players?: string;
  /** Instead of `players`: the number of seats, with the level of all opponents in `level`. */
  seats?: string | number;
  level?: string;
  /** Separated by commas. */
  names?: string;
  serious?: boolean;
  /** Up to ten digits. */
  seed?: string | number;
}

/** The current point of a game. */
export interface Place {
  /** The id of the game, from its first question to its last. */
  id: string;
  /** The number of answers so far. */
  ply: number;
  round: number;
}

export interface StartDetail extends Place {
  options: { seats: number } & Omit<GameOptions, keyof ListOptions> & ListOptions;
  players: { name: string; kind: string }[];
  serious: boolean;
  /** Null if it is hidden, or if the game has none. */
  seed: number | null;
}

export interface TurnDetail extends Place {
  /** The seat that must decide now. */
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

/** The size that the page in the frame wishes for; you decide. */
export interface ResizeDetail {
  width: number;
  height: number;
}

export interface SaveDetail {
  /** The whole game with its hidden cards, as plain data for `load`. */
  game: object;
}

export interface LoadDetail {
  /** The version of the game. */
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
  /** Only with `keep`; `preventDefault()` says that you store the game yourself. */
  save: TableEvent<SaveDetail>;
}

/** The properties that reflect attributes of the same names. */
export interface Attributes extends GameOptions {
  /** The name of the game; by default `san-juan`. */
  game: string;
  /** The site's folder; by default the one of embed.js. */
  src: string;
  players: string;
  seats: string;
  level: string;
  names: string;
  seed: string;
  serious: boolean;
  /** Whether a game begins as soon as possible. */
  autostart: boolean;
  /** `auto`, `light`, `dark`. */
  theme: string;
  muted: boolean;
  /** `eager`; `lazy`: once the table is nearly visible. */
  loading: string;
  /**
   * `auto`; `interaction`: after a press of its button; `manual`: the poster covers the table until `dismissPoster`.
   */
  reveal: string;
  /** The address of a picture. */
  poster: string;
  /** The name of the table; each name has games of its own. */
  name: string;
  /** Whether the host page stores the game and resumes it. */
  keep: boolean;
  /** Only `play` so far; any other value causes an `error`. */
  mode: string;
}

export interface SanJuanTable extends HTMLElement, Attributes {
  /** Whether Python is loaded, so that a game can begin at once. */
  readonly loaded: boolean;
  /** The decision that is due; null: none. */
  readonly turn: TurnDetail | null;
  readonly state: "closed" | "loading" | "ready" | "playing" | "over";
  /** The version of the game in the frame; empty before `load`. */
  readonly version: string;

  /** Begins the game that the attributes describe; `wishes` override them. */
  start(wishes?: GameWishes): Promise<StartDetail>;
  /** Begins a game with the same players and options, and another deal. */
  restart(): Promise<StartDetail>;
  undo(): Promise<StartDetail>;
  hint(): Promise<void>;
  save(): Promise<object>;
  load(game: object | string): Promise<StartDetail>;
  /** Removes the poster, and loads the game if it has waited for that. */
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
