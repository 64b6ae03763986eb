/** The types of all data between Python and the page. Made by `python -m contracts`: change the types in py/. */

/** Begin a game. */
export type NewMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The name of the game; null or left out: the first that the page has. */
  game?: string | null;
  /** The type of the message. */
  type: "new";
  /** The options of the game. */
  options: Record<string, unknown>;
  /** The players, by seat. */
  players: Player[];
  /** Whether the game allows neither undo nor hints. */
  serious: boolean;
  /** The code of a deal that set all these options. */
  code?: string;
};

/** The player in a seat, which is public. */
export type Player = {
  /** The name as typed; may be empty. */
  name: string;
  /** `person`, or the level of a computer player. */
  kind: string;
};

/** Begin the deal of a day, as a serious game. */
export type DayMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The name of the game; null or left out: the first that the page has. */
  game?: string | null;
  /** The type of the message. */
  type: "day";
  /** The day, as `2026-11-23`. */
  date: string;
};

/** Ask for the par of a day; the table does not change. */
export type ParMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The name of the game; null or left out: the first that the page has. */
  game?: string | null;
  /** The type of the message. */
  type: "par";
  /** The day, as `2026-11-23`. */
  date: string;
};

/** Begin or resume a lesson. */
export type LessonMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The name of the game; null or left out: the first that the page has. */
  game?: string | null;
  /** The type of the message. */
  type: "lesson";
  /** The whole lesson, as its file has it. */
  lesson: Lesson;
  /** The answers of all seats so far. */
  answers?: number[][];
  /** The numbers of the steps that are done. */
  done?: number[];
};

/** A lesson: the beginning of its game, the players, and the steps in order. */
export type Lesson = {
  /** The name of the lesson. */
  name: string;
  /** The beginning of the game, as in a save: options and seed, or a position. */
  begin: Record<string, unknown>;
  /** By seat: `person`, or the level that answers once the script has ended. */
  players: string[];
  /** The answers of the computer players in order, by names of options. */
  script: string[][];
  /** The detail that the page sets when the lesson begins for the first time. */
  detail?: "little" | "more" | "all";
  /** The parts of the page that are hidden until a step shows them. */
  hidden: string[];
  /** The steps; a step is due if it fits and all fitting steps before it are done. */
  steps: LessonStep[];
};

/** A sentence of the coach at one question, and the welcome answers. */
export type LessonStep = {
  /** The sentence. */
  say: string;
  /** The sentence that gives the reason, for a learner who asks. */
  why?: string;
  /** The stage of the question; any if left out. */
  stage?: string;
  /** The keys of a spectator's view that must have these numbers. */
  where?: Record<string, number>;
  /** The occasion that the learner must meet, by the name that the game gives it. */
  when?: string;
  /** Whether the learner only reads it, and cannot answer before. */
  next?: boolean;
  /** Whether a step to read also comes before a computer player's answer. */
  halt?: boolean;
  /** The part of the table that the coach points at. */
  place?: string;
  /** The options that the coach points at, by name; if left out, the first welcome. */
  options?: string[];
  /** The welcome answers, at least one, each as names of options; any if left out. */
  welcome?: string[][];
  /** The objection to an answer that is not welcome. */
  otherwise?: string;
  /** The objection to an answer with an option of that name; empty: with no option. */
  objections?: Record<string, string>;
  /** The parts of the page that are no longer hidden from this step on. */
  show?: string[];
};

/** Open a save. */
export type LoadMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "load";
  /** The raw text of the file. */
  text: string;
  /** The text of the save that is already stored for the same table. */
  kept?: string;
  /** Whether the page only shows the table, and does not store it. */
  visit?: boolean;
};

/** Open a shared deal or game. */
export type OpenCodeMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "open_code";
  /** The code of the deal or the game. */
  code: string;
};

/** Ask whether a code can be opened; the table does not change. */
export type ReadCodeMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "read_code";
  /** The code to check. */
  code: string;
};

/** Ask for the codes of the table, which does not change. */
export type CodesMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "codes";
  /** The moments whose codes the page wants, too. */
  plies?: number[];
};

/** Give a person's answer. */
export type AnswerMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "answer";
  /** The number of the question, as in the view. */
  ply: number;
  /** The seat that answers. */
  seat: number;
  /** The options it takes. */
  answer: number[];
};

/** Leave a step of a lesson that the learner only reads. */
export type ReadOnMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "read_on";
  /** The number of that step. */
  step: number;
};

/** Give the device to a person, who then sees their own hand. */
export type TakeDeviceMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "take_device";
  /** The seat that takes it, which must be the viewer. */
  seat: number;
};

/** Go back to a person's latest earlier question. */
export type UndoMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "undo";
  /** The seat whose decision is taken back. */
  seat: number;
};

/** Begin a hint for the person to decide. */
export type HintMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "hint";
  /** The number of the question, as in the view. */
  ply: number;
  /** The seat that asks for it. */
  seat: number;
};

/** Begin or resume a look back on a finished game. */
export type LookBackMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "look_back";
  /** The decision to search first. */
  ply?: number;
};

/**
 * Show a moment of the game; the open question stays open.
 * A running look back searches the decision of that moment next.
 */
export type ReplayMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "replay";
  /** The number of answers before the moment. */
  ply: number;
  /** The viewer: any once the game is over, before that the holder of the device. */
  seat: number | "decider" | null;
};

/** Begin a variation at a moment of the game, as a table of its own. */
export type BranchMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "branch";
  /** The number of answers before the moment. */
  ply: number;
  /** The person's seat: any once the game is over. */
  seat: number;
  /** The level of the computers at all other seats; null: as before. */
  level: string | null;
};

/** Show a puzzle; the table does not change. */
export type PuzzleMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "puzzle";
  /** The code of a game up to the question. */
  code: string;
};

/** Ask for the verdict on an answer to a puzzle; the table does not change. */
export type JudgeMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "judge";
  /** The code of the puzzle. */
  code: string;
  /**
   * The loss of each answer, in the order in which the question yields them.
   * Without them a search finds the losses.
   */
  losses?: number[];
  /** The options that the person takes. */
  answer: number[];
};

/** Play on from a puzzle, at a table of its own. */
export type PlayPuzzleMessage = {
  /**
   * The first answer whose events the log of the page lacks.
   * The replies then have events from there on; without it, all events. It counts in the
   * log of the table on show, or in that of a replay's moments for their messages.
   */
  since?: number;
  /** The type of the message. */
  type: "play_puzzle";
  /** The code of the puzzle. */
  code: string;
};

/** The table as it is now. */
export type TableReply = {
  /** The type of the reply. */
  type: "view";
  /** The table to draw. */
  table: Table;
  /** The sentence to show: the reason why a serious game is serious no longer. */
  told?: Told;
  /**
   * Whether the page must not store it: a lesson, or a guest game before its first
   * answer.
   */
  visit?: boolean;
  /** Whether it has just left the open table as a variation. */
  branch?: boolean;
};

/** Everything that the page draws of a table of San Juan. */
export type Table = {
  /** The name of the game, with which its codes and the formats of its saves begin. */
  game: string;
  /** The value of every option, by name. */
  options: Record<string, boolean | number | string | (boolean | number | string)[]>;
  /** The seat for which it is drawn, even before it takes the device; null if none. */
  viewer: number | null;
  /** By seat. */
  players: Player[];
  /** The seat that must answer the open question; null once the game is over. */
  actor: number | null;
  /** The number of the round, or of whatever the game counts in place of rounds. */
  era: number;
  /** By seat. */
  scores: Score[];
  /** The seats from first to last, as if the game ended now. */
  ranking: number[];
  /** Whether the game has ended. */
  over: boolean;
  /** The seats that have won; none until the game is over. */
  winners: number[];
  /** Set once one seat alone has won. */
  margin: Margin | null;
  /** The number of the viewer's latest answer; later events are new to the viewer. */
  since: number | null;
  /** The events as the viewer or, without one, the public saw them. */
  events: Event[];
  /**
   * The number of the answer from which on `events` has them; 0: all events.
   * The page has the earlier ones.
   */
  events_from: number;
  /** Whether the table allows no undo and no hints, as chosen before the game. */
  serious: boolean;
  /** Whether it began as a serious game and is no longer one. */
  lapsed: boolean;
  /** The commitment of a game that began as a serious one; null if it has none. */
  commitment: Commitment | null;
  /** Whether the viewer can undo a decision. */
  can_undo: boolean;
  /** The seed of all shuffles; null until the end of a serious game. */
  seed: number | null;
  /**
   * The options of the open question in words, in their order; none unless the viewer
   * may see them.
   */
  option_words: Told[];
  /** The coach; only in a lesson. */
  coach?: Coach;
  /** The table as a file stores it (docs/records.md), hidden cards included. */
  save: TableSave;
  /** The price for the viewer of each card in its hand or on offer. */
  quotes: Record<string, Quote>;
  /** The price of the building that the viewer is at work on. */
  quote: Quote | null;
  /** The price over each building that the viewer may cover now. */
  covers: Record<string, Quote>;
  /** The price left after 0, 1, 2 … goods, while goods may pay. */
  paid: Quote[];
  /** The price in cards of each good that the viewer may sell now. */
  prices: Record<string, number>;
  /** The reason why a card beside the viewer's options is no option. */
  barred: Record<string, Refusal>;
  /** The dearest of the options, as many as allowed, if the options are goods. */
  preselected: number[];
  /** The options that lie neither in the hand, nor in the city, nor on offer. */
  tray: number[];
  /** The card that the viewer pays for, if it goes on a free place. */
  site: number | null;
  /** The cards on the table that any seat may build. */
  offered: number[];
  /** The gains of each role for the viewer; null for a spectator. */
  forecast: Record<string, RoleForecast> | null;
  /**
   * Whether the viewer still takes a role in this round or, if all are taken, in the
   * next.
   */
  may_choose: boolean;
  /** The most cards that the viewer may hold at a hand check; null for a spectator. */
  limit: Limit | null;
  /** Before the first choice of a round, at a choice of roles, in a role, or over. */
  phase: "start" | "choice" | "role" | "over";
  /** By role taken in this round: the seat that took it. */
  takers: Record<string, number>;
  /** The lowest and highest price of each good under the tiles that may be next. */
  expected: [number, number][];
  /** Set while the end is near and the game goes on. */
  ending: Ending | null;
  /** By seat: the count of cards and goods, which decides a tie in points. */
  leftovers: number[];
  /** By seat: its deeds; empty until the game is over. */
  deeds: Deeds[];
  /** The view of the viewer; until the viewer takes the device, the public view. */
  view: View;
};

/** The points of a seat, as if the game ended now. */
export type Score = {
  /** The sum of its points. */
  total: number;
  /** The points that add up to it, by their sources. */
  parts: Record<string, number>;
};

/** The lead with which the game was won. */
export type Margin = {
  /** The seat that came second. */
  seat: number;
  /** The lead in points; 0: tie-breakers decided. */
  points: number;
};

/** An event, as the viewer saw it. */
export type Event = {
  /** The name of the event. */
  id: "round_started" | "role_taken" | "library_used" | "built" | "good_lost" | "produced" | "tile_turned" | "sold" | "stowed" | "councillor_drew" | "kept" | "passed" | "drew" | "discarded" | "tucked" | "revealed" | "won" | "reshuffled" | "game_over";
  /** The number of answers before it. */
  ply: number;
  /** The facts of the event. */
  args: EventArgs;
  /** The part of the game that begins with it; only tables tell it. */
  mark?: "era" | "phase";
};

/** The facts of an event; their keys depend on its id. */
export type EventArgs = {
  /** The seat that acted or was affected. */
  seat?: number;
  /** The hand cards that moved, for that seat; their number for all others. */
  cards?: number[] | number;
  /** The cards shown to all. */
  faces?: number[];
  /** The card built, won or covered. */
  card?: number;
  /** The building under the new one. */
  over?: number | null;
  /** The payment, in cards and goods together. */
  price?: number;
  /** The number of goods in the payment. */
  goods?: number;
  /** The buildings whose goods were produced, sold or stowed. */
  buildings?: number[];
  /** The number of cards that a sale brought. */
  income?: number;
  /** The price tile turned up. */
  tile?: string;
  /** The price of each good under the tile, in the order of goods. */
  prices?: number[];
  /** The role taken. */
  role?: "builder" | "producer" | "trader" | "councillor" | "prospector";
  /** The stage that the seat passed. */
  stage?: "start_hand" | "role" | "library" | "build" | "cover" | "market" | "pay" | "produce" | "sell" | "keep" | "discard" | "mine" | "office" | "chapel" | "bank";
  /** The id of the building, role or rule that caused the event. */
  cause?: string;
  /** The round that began. */
  round?: number;
  /** The seats that won. */
  winners?: number[];
};

/** The commitment of a serious game to its deal, given before the first decision. */
export type Commitment = {
  /** The SHA-256 of deal and salt, in hexadecimal digits. */
  fingerprint: string;
  /** Options, seats and seed, as a code begins; shown at the end. */
  deal?: string;
  /** The salt, which keeps the deal from being guessed; shown at the end. */
  salt?: string;
};

/** A sentence by its id; locale files word it. */
export type Told = {
  /** The id of the sentence. */
  id: string;
  /** The facts that the sentence names, by their keys. */
  args: Record<string, unknown>;
};

/** The state of a lesson, and the words of its coach. */
export type Coach = {
  /** Its sentence, or the objection to the latest answer; null if there is no step. */
  say: string | null;
  /** The sentence that gives the reason; null if it has none. */
  why: string | null;
  /** Whether the learner only reads it, and cannot answer before. */
  next: boolean;
  /** The part of the table that the coach points at. */
  place: string | null;
  /** The options that the coach points at. */
  options: number[];
  /** The name of the lesson. */
  lesson: string;
  /** The number of the due step; null if there is none. */
  step: number | null;
  /** The number of steps. */
  steps: number;
  /** Whether steps wait for occasions, so that their numbers say nothing. */
  by_need: boolean;
  /** The numbers of the steps that are done. */
  done: number[];
  /** The number of answers that the coach refused since the lesson began. */
  refused: number;
  /** The parts of the page that are still hidden. */
  hidden: string[];
  /** Whether the last step is done. */
  over: boolean;
};

/** A table as a file stores it; docs/records.md has the details. */
export type TableSave = {
  /** The format of the file. */
  format: string;
  /** The version of the format. */
  version: number;
  /** The id of the table, the same from its first question to its last. */
  id: string;
  /** By seat. */
  players: Player[];
  /** Whether the table allows no undo and no hints. */
  serious: boolean;
  /** The origin of the table, if it is a variation. */
  branched?: Branched;
  /** Whether it began as a serious game and is no longer one. */
  lapsed?: boolean;
  /** The id of the serious table of which this was an older state. */
  older_of?: string;
  /** The salt in the commitment of a serious game. */
  salt?: string;
  /** The check value, a fingerprint of all else, if the game is or was serious. */
  check?: string;
  /** The game's own save: a `GameSave`. */
  game: Record<string, unknown>;
};

/** The origin of a variation. */
export type Branched = {
  /** The id of the table that it left. */
  of: string;
  /** The number of that table's answers before it left. */
  ply: number;
};

/** The price of a building for one seat. */
export type Quote = {
  /** The price in cards, never below 0. */
  price: number;
  /** The parts of the price, the printed cost first. */
  parts: Part[];
  /** The reason why the seat cannot build it now; null if it can. */
  reason: Refusal | null;
  /** The number of cards left in hand after the hand alone pays. */
  left?: number;
};

/** A part of a price. */
export type Part = {
  /**
   * `cost`, `builder`, `library`, `crane`, `goods`, or the building that causes
   * it.
   */
  id: string;
  /** The amount. */
  args: PartArgs;
};

/** The facts of a part of a price. */
export type PartArgs = {
  /** The number of cards that it adds to the price; negative for a reduction. */
  amount: number;
  /** The building under the new one; only in the crane's part. */
  card?: number;
};

/** Why a card cannot be chosen. */
export type Refusal = {
  /** The id of the reason. */
  id: "not_held" | "already_built" | "no_crane" | "never_covered" | "same_building" | "too_dear" | "not_building" | "in_work" | "no_plant" | "full" | "no_good" | "to_be_covered";
  /** The facts of the reason. */
  args: RefusalArgs;
};

/** The facts of a refusal. */
export type RefusalArgs = {
  /** The card concerned. */
  card?: number;
  /** The price, in cards. */
  price?: number;
  /** The number of cards and goods that can pay. */
  funds?: number;
};

/** The gains from a role for a seat now. */
export type RoleForecast = {
  /** The gain if the seat takes it. */
  own: Gain;
  /** The gain if the seat takes it without doubling the privilege by a library. */
  once: Gain;
  /** The gain if another seat takes it. */
  other: Gain;
  /** The seat's buildings that count in its phase, in city order. */
  works: number[];
};

/** The gain from a role; its keys depend on the role. */
export type Gain = {
  /** The number of hand cards that the seat could build. */
  count?: number;
  /** The price of the cheapest of them; for a sale, the lowest possible income. */
  low?: number;
  /** The price of the dearest of them; for a sale, the highest possible income. */
  high?: number;
  /** The number of goods produced or sold. */
  goods?: number;
  /** The number of cards that the seat certainly draws. */
  cards?: number;
  /** The number of cards that the seat looks at. */
  look?: number;
  /** The number of them that it keeps. */
  keep?: number;
};

/** The most cards that a seat may hold at a hand check, with the reason. */
export type Limit = {
  /** The rule, a rival's guard room, or the seat's own tower. */
  id: "plain" | "guarded" | "raised";
  /** The limit. */
  args: LimitArgs;
};

/** The facts of a hand limit. */
export type LimitArgs = {
  /** The limit in cards. */
  limit: number;
};

/** The distance to the end of the game. */
export type Ending = {
  /** The seats with the most buildings. */
  seats: number[];
  /** The number of buildings of each of them. */
  count: number;
  /** The number of further buildings that end the game with the phase. */
  left: number;
};

/** The deeds of a seat in a game. */
export type Deeds = {
  /** By building id: the number of times that the seat built it. */
  built: Record<string, number>;
  /** By role id: the number of times that the seat took it. */
  roles: Record<string, number>;
};

/**
 * The knowledge of one seat or of a spectator about a game, as JSON-ready data.
 * `Game.view` makes it, and computer players get nothing else.
 */
export type View = {
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** The number of answers so far, which is the number of the open question. */
  ply: number;
  /** The round, from 1 on. */
  round: number;
  /** The open question; null once the game is over. */
  question: Question | null;
  /** The choices before the game. */
  options: Options;
  /** The seat that chose the first role of the round. */
  governor: number;
  /** The seat that chooses a role, or chose the current one. */
  chooser: number;
  /** The roles taken in this round, in order. */
  roles_taken: ("builder" | "producer" | "trader" | "councillor" | "prospector")[];
  /** The price tile that lies face up now, `A` to `E`; None if none does. */
  tile: string | null;
  /** The five tiles, the next first; null: no seat has seen it. */
  tiles_known: (string | null)[];
  /** The number of cards in the draw pile. */
  pile: number;
  /** The number of cards in the discard pile. */
  discard: number;
  /** The seats by number. */
  seats: Seat[];
  /** Further knowledge of the viewer. */
  known: Known;
};

/**
 * The open question; only the seat that must answer knows the options.
 * These are cards or, at `role`, the numbers of roles. The source is the card in work,
 * or the id of the building or limit that asks.
 */
export type Question = {
  /** The seat that must answer. */
  seat: number;
  /** The name of the stage that asks. */
  name: "start_hand" | "role" | "library" | "build" | "cover" | "market" | "pay" | "produce" | "sell" | "keep" | "discard" | "mine" | "office" | "chapel" | "bank";
  /** The form of the answer. */
  form: "one" | "consent" | "cards";
  /** Whether the options depend on facts that only this seat may see. */
  secret: boolean;
  /** The options by number. Only for the seat that must answer. */
  options?: number[];
  /** The fewest options of an answer. Only for the seat that must answer. */
  low?: number;
  /** The most options of an answer. Only for the seat that must answer. */
  high?: number;
  /** The cause of the question. Only for the seat that must answer. */
  source?: number | string | null;
  /** The effect on the chosen cards. */
  effect: "keep" | "give_up" | "build" | "use";
  /** Whether it concerns a price, to pay or to get. */
  priced: boolean;
};

/** The choices before a game. */
export type Options = {
  /** The number of seats: 2, 3 or 4. */
  seats: number;
  /** `first` or `second`. */
  edition: string;
  /** Whether New Buildings are in the deck. */
  expansion: boolean;
  /** Whether each seat chooses its first 4 cards out of more. */
  choose_four: boolean;
};

/** The facts of a seat that the viewer may know. */
export type Seat = {
  /** The cards for the seat itself, their number for all others. */
  hand: number[] | number;
  /** The city, in the order it was built. */
  buildings: Standing[];
  /** The number of cards under its buildings, worth a point each. */
  tucked: number;
  /** The buildings that others cover, the earliest first. */
  covered: Covered[];
};

/** A building that stands in a city. */
export type Standing = {
  /** The building's id. */
  id: string;
  /** Its card. */
  card: number;
  /** Whether a good lies on it; the face of that card is secret from all. */
  good: boolean;
};

/** A building that was built over. */
export type Covered = {
  /** The building's id. */
  id: string;
  /** Its card. */
  card: number;
  /**
   * The index in the city of the building over it; null if a position left it
   * open.
   */
  place: number | null;
};

/**
 * Further knowledge: the viewer's memory, and the progress of the phase.
 * Facts on used-up buildings are lists by seat.
 */
export type Known = {
  /** Whether a seat has used its library in this round. */
  library_used: boolean[];
  /** Whether a seat has used its bank in this game. */
  bank_used: boolean[];
  /** The cards of the discard pile that the viewer has seen, sorted. */
  discard: number[];
  /** The cards that the viewer has tucked. */
  tucked: number[];
  /** By seat: the number of goods under its harbor, which no seat has seen. */
  stowed: number[];
  /**
   * The cards drawn but not yet kept, if the viewer may see them; else their
   * number.
   */
  drawn: number[] | number;
  /** By seat: the buildings that have no effect in this phase. */
  resting: number[][];
  /** Whether the cathedral lies on the table, for any seat to build. */
  on_offer: boolean;
  /** Whether the game has ended. */
  over: boolean;
  /** The role of the phase that runs now. */
  role: "builder" | "producer" | "trader" | "councillor" | "prospector" | null;
  /** The weight of the chooser's privilege: 1, or 2 with a library. */
  privilege: number;
  /** Whether any seat has sold a good in the latest trader phase. */
  sold: boolean;
  /** The number of the five price tiles seen so far, at most 5. */
  tiles_seen: number;
  /** The card in work; only for the seat that builds and decides. */
  card: number | null;
  /** The building that it will cover; only for the seat that decides. */
  cover: number | null;
  /** The number of goods that have paid for it. */
  paid: number;
  /** The stages of this round that are already fixed, the next one last. */
  stack: Step[];
};

/** A stage of the game that is still to come. */
export type Step = {
  /** The stage's name. */
  stage: "start_hand" | "role" | "library" | "build" | "cover" | "market" | "pay" | "produce" | "sell" | "keep" | "discard" | "mine" | "office" | "chapel" | "bank" | "hand_check" | "counsel" | "prospect" | "goldsmith" | "end_phase";
  /** The seat that acts. */
  seat: number;
};

/** The table as it was at a moment. */
export type ReplayReply = {
  /** The type of the reply. */
  type: "replay";
  /** The number of answers before this moment. */
  ply: number;
  /** The number of all answers. */
  last: number;
  /** The seat that gave each answer. */
  deciders: number[];
  /** The seat whose eyes the page asked for. */
  seat: number | "decider" | null;
  /** The answer given at this moment; null: none, or secret from that seat. */
  decided: Decided | null;
  /** The table to draw. */
  table: Table;
};

/** The answer given at a moment of a replay. */
export type Decided = {
  /** The options it took. */
  answer: number[];
  /** The names of these options. */
  names: string[];
};

/** The table of a puzzle. */
export type PuzzleReply = {
  /** The type of the reply. */
  type: "puzzle";
  /** The table to draw. */
  table: Table;
};

/** The state of a hint. */
export type HintReply = {
  /** The finished fraction, 0 to 1. */
  done: number;
  /** The best first; empty until all is done. */
  advice: Advice[];
  /** The type of the reply. */
  type: "hint";
};

/** An answer in a hint, for the person to decide. */
export type Advice = {
  /** The options it takes, sorted. */
  answer: number[];
  /** The names of these options. */
  names: string[];
  /** The person's chance to win with it, 0 to 1. */
  chance: number;
  /** The reasons why it is good or bad. */
  reasons: Told[];
};

/** The state of a look back. */
export type LookBackReply = {
  /** The finished fraction, 0 to 1. */
  done: number;
  /** The seconds left, about; null until some decisions of each kind are searched. */
  left: number | null;
  /** The number of all decisions. */
  of: number;
  /** The decisions found since the last reply, in the order of the game. */
  decisions: Decision[];
  /** The chances at each milestone found so far, and the shares at the end. */
  curve: Point[];
  /** The plies of the decisions that cost most so far, in the order of the game. */
  turning_points: number[];
  /** By seat, of all decisions found so far. */
  accuracy: Accuracy[];
  /** By seat; empty until all decisions are searched. */
  luck: Luck[];
  /** The type of the reply. */
  type: "look_back";
};

/** A decision of a finished game, and its candidates. */
export type Decision = {
  /** The number of answers before it. */
  ply: number;
  /** The round of the decision, from 1 on. */
  round: number;
  /** The seat that decided. */
  seat: number;
  /** The name of the question. */
  stage: string;
  /** The cause of the question. */
  source: number | string | null;
  /** The best first. */
  candidates: Candidate[];
  /** The place of the given answer among them. */
  chosen: number;
  /** The chance that this answer cost its seat; 0 if it was as good as the best. */
  loss: number;
  /** The name of a large loss; null for a small one. */
  judgement: "inaccuracy" | "mistake" | "blunder" | null;
};

/** A candidate of a look back, which is public once the game is over. */
export type Candidate = {
  /** The options it takes, sorted. */
  answer: number[];
  /** The names of these options. */
  names: string[];
  /** Every seat's chance to win after it, 0 to 1. */
  chances: number[];
  /** The number of tries whose mean these are. */
  visits: number;
  /** The reasons why it is good or bad. */
  reasons: Told[];
};

/** Every seat's chance to win at one moment of a finished game. */
export type Point = {
  /** The number of answers before it. */
  ply: number;
  /** The round, from 1 on. */
  round: number;
  /** By seat, 0 to 1. */
  chances: number[];
};

/** The accuracy of a seat over its searched decisions. */
export type Accuracy = {
  /** The share of all stakes that it kept, 0 to 100; null if none is known. */
  mean: number | null;
  /** The number of known decisions. */
  decisions: number;
  /** The number of decisions with each judgement. */
  judged: Record<string, number>;
};

/** The way of a seat from its first chance to its share of the win. */
export type Luck = {
  /** Its chance before its first decision, 0 to 1. */
  start: number;
  /** Its share of the win, 0 to 1. */
  end: number;
  /** The cost of its own decisions that were not the best, 0 or less. */
  own: number;
  /** The gain from such decisions of its opponents. */
  rivals: number;
  /** The rest: luck. Over all seats it adds up to 0. */
  drawn: number;
};

/** Whether a code can be opened. */
export type ReadCodeReply = {
  /** The type of the reply. */
  type: "read_code";
  /** The reason if it cannot; null if it can. */
  error: Told | null;
};

/** The codes of the table, for sharing. */
export type CodesReply = {
  /** The type of the reply. */
  type: "codes";
  /** The code of its deal. */
  deal: string;
  /** The code of its game so far. */
  game: string;
  /** The codes of its game up to each moment that the page asked for. */
  moments?: string[];
};

/** The state of the verdict on an answer. */
export type JudgedReply = {
  /** The finished fraction of the reasons, 0 to 1. */
  done: number;
  /** The place of the person's answer. */
  given: number;
  /** The best first; the reasons are empty until all is done. */
  answers: Judged[];
  /** The type of the reply. */
  type: "judged";
};

/** An answer to a puzzle, and its loss. */
export type Judged = {
  /** The options it takes, sorted. */
  answer: number[];
  /** The names of these options. */
  names: string[];
  /** The games of 100 that it wins less than the best answer. */
  loss: number;
  /** The reasons; only for the best, and for the given one or else the second. */
  reasons: Told[];
};

/** The par of a day: the points of the computer at its deal. */
export type ParReply = {
  /** The type of the reply. */
  type: "par";
  /** The day. */
  date: string;
  /** The points; null while they are reckoned. */
  points: number | null;
};

/** The state of a computer player's thinking, for the worker alone. */
export type ThinkingReply = {
  /** The type of the reply. */
  type: "thinking";
  /** The seat that thinks. */
  seat: number;
  /** The finished fraction, 0 to 1. */
  done: number;
  /** Whether it waits until helpers have been asked or have reported. */
  waits: boolean;
};

/** Modules for a message are missing, and it did nothing. The worker loads them. */
export type LackingReply = {
  /** The type of the reply. */
  type: "lacking";
  /** The part of Python that has them, such as `chess` or `chess-late`. */
  part: string;
};

/** The refusal of a message, which has changed nothing. */
export type ErrorReply = {
  /** The type of the reply. */
  type: "error";
  /** The reason, as `error-<id>` words it. */
  error: Told;
};

/** The facts that never change: cards, names and limits. */
export type Catalogue = {
  /** All buildings, in the order of the rule book. */
  buildings: Building[];
  /** By card: the number of the building it shows. */
  cards: number[];
  /** The roles; an option at a choice of roles is an index into this list. */
  roles: string[];
  /** The goods, the cheapest first; lists of prices follow this order. */
  goods: string[];
  /** By price tile: the price of each good, in cards. */
  tiles: Record<string, number[]>;
  /** The editions that have a deck. */
  editions: string[];
  /** The declared options, in the order of codes. */
  options: DeclaredOption[];
  /** The levels of computer players, the weakest first. */
  levels: string[];
  /** The levels that each win clearly more often than the one before. */
  ladder: string[];
  /** By judgement: the least loss that has this name, the lowest first. */
  judgements: Record<string, number>;
  /** The numbers of seats that a game may have. */
  seats: number[];
  /** The most letters that a player's name may have. */
  name_length: number;
  /** The most bytes that a file to read may have. */
  file_size: number;
  /** The number of buildings in a city that ends the game. */
  places: number;
  /** The number of buildings in a city from which the end is near. */
  near: number;
  /** By question, source or hand limit: the number of the rule behind it. */
  asked: Record<string, string>;
  /** By reason, or by question and reason: the number of the rule behind it. */
  refused: Record<string, string>;
  /** The first word of the game's codes. */
  game: string;
  /** The version of the game. */
  version: string;
};

/** A building as it is printed. */
export type Building = {
  /** Its id, in saves and everywhere outside the rules. */
  id: string;
  /** The cost in cards. */
  cost: number;
  /** The printed points. */
  vp: number;
  /** Production, violet, monument, or great building. */
  group: "P" | "V" | "M" | "6";
  /** The good that it produces; `customs` is a good without a kind. */
  good: string | null;
  /** Whether its points depend on the table (★). */
  star: boolean;
  /** By edition: the number of its cards. */
  copies: number[];
  /** Whether it belongs to New Buildings. */
  expansion: boolean;
  /** The figures whose sources are weak or disagree: `cost`, `vp`. */
  unverified: string[];
};

/** An option other than the number of seats: one of its values, or a switch. */
export type DeclaredOption = {
  /** Its name in codes, addresses and records. */
  name: string;
  /** Its values; a switch has none. */
  values?: string[];
  /** True for a switch, else left out. */
  switch?: boolean;
  /** The value that a game has unless somebody chooses another. */
  default: string | boolean;
};

/** A hint so far, for the person to decide. */
export type Hint = {
  /** The finished fraction, 0 to 1. */
  done: number;
  /** The best first; empty until all is done. */
  advice: Advice[];
};

/** The findings of a look back: new decisions, and results for the game so far. */
export type Findings = {
  /** The finished fraction, 0 to 1. */
  done: number;
  /** The seconds left, about; null until some decisions of each kind are searched. */
  left: number | null;
  /** The number of all decisions. */
  of: number;
  /** The decisions found since the last reply, in the order of the game. */
  decisions: Decision[];
  /** The chances at each milestone found so far, and the shares at the end. */
  curve: Point[];
  /** The plies of the decisions that cost most so far, in the order of the game. */
  turning_points: number[];
  /** By seat, of all decisions found so far. */
  accuracy: Accuracy[];
  /** By seat; empty until all decisions are searched. */
  luck: Luck[];
};

/** The verdict on an answer to a puzzle, among all answers. */
export type Verdict = {
  /** The finished fraction of the reasons, 0 to 1. */
  done: number;
  /** The place of the person's answer. */
  given: number;
  /** The best first; the reasons are empty until all is done. */
  answers: Judged[];
};

export type Message = NewMessage | DayMessage | ParMessage | LessonMessage | LoadMessage | OpenCodeMessage | ReadCodeMessage | CodesMessage | AnswerMessage | ReadOnMessage | TakeDeviceMessage | UndoMessage | HintMessage | LookBackMessage | ReplayMessage | BranchMessage | PuzzleMessage | JudgeMessage | PlayPuzzleMessage;

export type Reply = TableReply | ReplayReply | PuzzleReply | HintReply | LookBackReply | ReadCodeReply | CodesReply | JudgedReply | ParReply | ThinkingReply | LackingReply | ErrorReply;
