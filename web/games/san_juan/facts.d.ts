/** The types of this game in the data between Python and the page. Made by `python -m contracts`: change the types in py/. */

import type { Coach, Commitment, DeclaredOption, Margin, Player, Score, TableSave, Told } from "../../engine/facts";

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
  /** The seat whose log they belong to; null: the public's, or everybody's. */
  events_for: number | null;
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
  /**
   * The number of answers that the save leaves out at its start; 0: none.
   * The page has them.
   */
  save_from: number;
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

/** The facts that never change: cards, names and limits. */
export type Catalogue = {
  /** The declared options, in the order of codes. */
  options: DeclaredOption[];
  /** The levels of computer players, the weakest first. */
  levels: string[];
  /** The levels that each win clearly more often than the one before. */
  ladder: string[];
  /** By judgement: the least loss that has this name, the lowest first. */
  judgements: Record<string, number>;
  /** True if the fewest points win, else left out. */
  fewest?: boolean;
  /** The numbers of seats that a game may have. */
  seats: number[];
  /** The number of seats at a first visit. */
  usual_seats: number;
  /** The level of the computers at a first visit. */
  usual_level: string;
  /** The most letters that a player's name may have. */
  name_length: number;
  /** The most bytes that a file to read may have. */
  file_size: number;
  /** The first word of the game's codes. */
  game: string;
  /** The version of the game. */
  version: string;
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
  /** The number of buildings in a city that ends the game. */
  places: number;
  /** The number of buildings in a city from which the end is near. */
  near: number;
  /** By question, source or hand limit: the number of the rule behind it. */
  asked: Record<string, string>;
  /** By reason, or by question and reason: the number of the rule behind it. */
  refused: Record<string, string>;
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
