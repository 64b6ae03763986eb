/** The types of this game in the data between Python and the page. Made by `python -m contracts`: change the types in py/. */

import type { Coach, Commitment, DeclaredOption, Margin, Player, Score, TableSave, Told } from "../../engine/facts";

/** Everything that the page draws of a table of Puerto Rico. */
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
  /** A draft of buildings, a choice of a role, the phase of a role, or the end. */
  phase: "draft" | "choice" | "role" | "over";
  /** By role taken in this round: the seat that took it. */
  takers: Record<string, number>;
  /** By building in play: its price for the viewer; none for a spectator. */
  quotes: Record<string, Quote>;
  /** The things that are no options of the viewer's question while others are. */
  barred: Barred[];
  /** The gains of each role for the viewer; null for a spectator. */
  forecast: Record<string, RoleForecast> | null;
  /** The options that are picked at first. */
  preselected: number[];
  /** The harvests by good, while the viewer puts colonists to work. */
  harvests: Harvest[];
  /** By option of the viewer's loading: its worth. */
  loads: Record<string, Load>;
  /** By option of the viewer's sale: the doubloons that it brings. */
  sales: Record<string, number>;
  /** The viewer's storage, while its answer decides which barrels it loses. */
  storage: Storage | null;
  /** The causes that may end the game. */
  ends: End[];
  /** The persons that the colonist ship would take now. */
  refill: number;
  /** By seat: its doubloons and barrels, which decide a tie. */
  leftovers: number[];
  /** By seat: its deeds; empty until the game is over. */
  deeds: Deeds[];
  /** The view of the viewer. */
  view: View;
};

/** An event. */
export type Event = {
  /** The name of the event. */
  id: "round_started" | "turned_up" | "role_taken" | "skipped" | "passed" | "settled" | "reshuffled" | "hired" | "landed" | "placed" | "ship_filled" | "built" | "produced" | "crafted" | "earned" | "sold" | "shop_emptied" | "loaded" | "stored" | "ship_emptied" | "last_round" | "game_over" | "scored" | "moved" | "drafted" | "exchanged" | "shipped" | "ennobled" | "supplied" | "discarded" | "unloaded";
  /** The number of answers before it. */
  ply: number;
  /** The facts of the event. */
  args: EventArgs;
};

/** The facts of an event; their keys depend on its id. */
export type EventArgs = {
  /** The seat that acted or was affected. */
  seat?: number;
  /** The stage that the seat passed or that was skipped. */
  stage?: "role" | "hacienda" | "tile" | "hospice" | "colonist" | "place" | "build" | "university" | "craft" | "sell" | "load" | "warehouse" | "barrel" | "guest" | "draft" | "second_tile" | "forest" | "black_market" | "give_colonist" | "give_good" | "small_wharf" | "land_office" | "sell_land" | "hunting_lodge" | "royal_supplier" | "villa" | "land_noble" | "ennoble" | "guest_noble" | "gold_mine" | "well" | "deposit" | "library" | "tower";
  /** The id of the building, role or rule that caused the event. */
  cause?: string;
  /** The role taken. */
  role?: "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector";
  /** The round that began. */
  round?: number;
  /** The kind of the tile that came to the island. */
  tile?: number;
  /** The tiles turned up. */
  tiles?: number[];
  /** The building's id. */
  building?: string;
  /** The doubloons paid. */
  price?: number;
  /** The doubloons got. */
  doubloons?: number;
  /** The good. */
  good?: number;
  /** The barrels by good. */
  goods?: number[];
  /** The barrels given back, by good. */
  lost?: number[];
  /** The hold of the ship; 9 for a wharf. */
  ship?: number;
  /** The number of colonists or barrels. */
  count?: number;
  /** The nobles who landed, or who came on board beside the colonists. */
  nobles?: number;
  /** The points got; below 0 if they were given. */
  points?: number;
  /** The circles that got or lost a colonist, as options of the question. */
  circles?: number[];
  /** The seats that won. */
  winners?: number[];
};

/** The price of a building for one seat. */
export type Quote = {
  /** The price in doubloons, never below 0. */
  price: number;
  /** The parts of the price, the printed cost first. */
  parts: Part[];
  /** The reason why the seat cannot build it now; null if it can. */
  reason: Refusal | null;
};

/** A part of a price. */
export type Part = {
  /** `cost`, the cause of a reduction, or `floor`, which keeps a price at 0. */
  id: "cost" | "privilege" | "quarries" | "forests" | "zoning_office" | "floor";
  /** The amount. */
  args: PartArgs;
};

/** The facts of a part of a price. */
export type PartArgs = {
  /** The doubloons that it adds to the price; below 0 for a reduction. */
  amount: number;
};

/** The reason why a seat cannot build a building. */
export type Refusal = {
  /** The id of the reason. */
  id: "none_left" | "already_built" | "never_together" | "no_place" | "too_dear" | "not_building" | "role_taken" | "no_privilege" | "no_quarries" | "not_face_up" | "no_barrel" | "house_full" | "same_good" | "other_good" | "other_ship" | "ship_full" | "takes_less" | "wharf_used" | "not_made" | "no_supply" | "excluded" | "slots_full" | "large_full";
  /** The facts of the reason. */
  args: RefusalArgs;
};

/** The facts of a refusal. */
export type RefusalArgs = {
  /** The building concerned; at `never_together` and `excluded` the other one. */
  building?: string;
  /** The price in doubloons; at `slots_full` the cost of the slots. */
  price?: number;
  /** The doubloons of the seat, and all that a black market would add. */
  funds?: number;
  /** The role that was taken. */
  role?: "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector";
  /** The kind of the tile. */
  tile?: string;
  /** The good; at `other_good` the one on the ship. */
  good?: string;
  /** The hold of the ship; at `other_ship` of the one that carries the good. */
  ship?: number;
};

/** A thing that is no option, by the facts of one, and the reason. */
export type Barred = {
  /** The id of the sentence. */
  id: string;
  /** The facts that the sentence names, by their keys. */
  args: Record<string, unknown>;
  /** The reason. */
  reason: Refusal;
};

/** The gains from a role for a seat now. */
export type RoleForecast = {
  /**
   * The gain if the seat takes it, beside the doubloons that lie on it.
   * They count where it could pay with them. It uses libraries and towers.
   */
  own: Gain;
  /** The gain if another seat takes it. */
  other: Gain;
  /** The seat's occupied buildings that count in its phase, in city order. */
  works: string[];
};

/** The gain from a role; its keys depend on the role. */
export type Gain = {
  /** The number of tiles that the seat could take. */
  tiles?: number;
  /** Whether one of them may be a quarry. */
  quarry?: boolean;
  /** The number of persons that the seat could get. */
  colonists?: number;
  /** Its free circles. */
  circles?: number;
  /** The number of buildings that the seat could build. */
  count?: number;
  /** The price of the cheapest of them; for a sale, the lowest income. */
  low?: number;
  /** The price of the dearest of them; for a sale, the highest income. */
  high?: number;
  /** The barrels that the seat would make, by good. */
  goods?: number[];
  /** The barrels that the privilege adds. */
  more?: number;
  /** The doubloons that the seat would get, whatever it answers. */
  doubloons?: number;
  /** The barrels of the first loading that brings most points. */
  barrels?: number;
  /** Its points. */
  points?: number;
};

/** The harvest of a good, by the colonists at work for it. */
export type Harvest = {
  /** The good. */
  good: string;
  /** The circles of its plantations, as options of the question. */
  tiles: number[];
  /** The circles of its mills, likewise. */
  mills: number[];
  /** By occupied circles of plantations, then of mills: the barrels. */
  barrels: number[][];
};

/** A loading that the viewer may choose. */
export type Load = {
  /** Its barrels. */
  barrels: number;
  /** Its points, with every bonus. */
  points: number;
  /** The barrels that the viewer loses after it if it loads nothing more. */
  lost: number;
};

/** The barrels that the viewer may keep after the captain phase. */
export type Storage = {
  /** The goods of which it keeps all barrels. */
  kinds: number;
  /** The single barrels. */
  barrels: number;
  /** The barrels of each good beside all others. */
  each: number;
  /** The barrels that it loses if it loads nothing more and stores all it can. */
  lost: number;
};

/** A cause that may end the game, and the distance to it. */
export type End = {
  /** The cause. */
  id: "colonists" | "points" | "city";
  /**
   * The colonists in the supply, the points in the pool, or the fewest free places of
   * a city.
   */
  left: number;
  /** The number of them at the start. */
  whole: number;
  /** Whether few are left. */
  is_near: boolean;
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
  /** All roles of the game. */
  roles: Role[];
  /** The roles taken in this round, in order. */
  roles_taken: ("settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector")[];
  /** The colonists in the supply. */
  supply: number;
  /** The colonists on their ship. */
  ship: number;
  /** The nobles in the supply. */
  nobles: number;
  /** The nobles on the ship. */
  ship_nobles: number;
  /** The points left in the pool. */
  pool: number;
  /** The barrels in the supply, by good. */
  goods: number[];
  /** The tiles face up. */
  row: string[];
  /** The number of tiles in the stack. */
  deck: number;
  /** The tiles laid aside, by good. */
  aside: number[];
  /** The quarries left. */
  quarries: number;
  /** By building id: the number left to build. */
  buildings: Record<string, number>;
  /** The goods in the trading house. */
  shop: string[];
  /** The cargo ships, the smallest first. */
  ships: Ship[];
  /** The seats by number. */
  seats: Seat[];
  /** Further knowledge of the viewer. */
  known: Known;
};

/**
 * The open question; only the seat that must answer knows the options.
 * Their numbers are explained in `puerto_rico.rules.questions.Question`.
 */
export type Question = {
  /** The seat that must answer. */
  seat: number;
  /** The name of the stage that asks. */
  name: "role" | "hacienda" | "tile" | "hospice" | "colonist" | "place" | "build" | "university" | "craft" | "sell" | "load" | "warehouse" | "barrel" | "guest" | "draft" | "second_tile" | "forest" | "black_market" | "give_colonist" | "give_good" | "small_wharf" | "land_office" | "sell_land" | "hunting_lodge" | "royal_supplier" | "villa" | "land_noble" | "ennoble" | "guest_noble" | "gold_mine" | "well" | "deposit" | "library" | "tower";
  /** The form of the answer. */
  form: "one" | "consent" | "some";
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
  /** A sensible answer at `place`. Only for the seat that must answer. */
  proposed?: number[];
};

/** The choices before a game. */
export type Options = {
  /** The number of seats, 2 to 5. */
  seats: number;
  /** Whether every seat sees the points of all seats before the end. */
  open_points: boolean;
  /** Whether five seats have 126 points in the pool and not 122. */
  more_points: boolean;
  /** Whether a seat that begins with corn gets a doubloon less. */
  corn_handicap: boolean;
  /** Whether the factory costs 8 doubloons and the university 7. */
  swapped_costs: boolean;
  /** The sets whose buildings are mixed with those of the base game. */
  sets: string[];
  /** Whether the seats choose among these buildings, and not the seed. */
  draft: boolean;
  /** Whether buildings that exclude each other may be in play together. */
  all_pairs: boolean;
  /** Whether a library of two seats works in one of its owner's roles a round. */
  library_once: boolean;
};

/** A role card. */
export type Role = {
  /** The role. */
  id: "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector";
  /** The doubloons on it. */
  doubloons: number;
};

/** A cargo ship. */
export type Ship = {
  /** The barrels that it carries at most. */
  hold: number;
  /** The good on it; null while it is empty. */
  good: string | null;
  /** The barrels on it. */
  count: number;
};

/** The board of a seat, as the viewer sees it. */
export type Seat = {
  /** Its doubloons. */
  doubloons: number;
  /** The doubloons in its bank. */
  deposit: number;
  /** Its points in chips; null if the viewer may not look at them. */
  points: number | null;
  /** Its barrels by good: corn, indigo, sugar, tobacco, coffee. */
  goods: number[];
  /** Its colonists without a circle. */
  san_juan: number;
  /** By tile kind, building id or `san_juan`: how many of its colonists are nobles. */
  nobles: Record<string, number>;
  /** Its tiles, in the order in which they came. */
  island: Tile[];
  /** Its buildings, in the order in which they were built. */
  city: Building[];
};

/** A tile on an island. */
export type Tile = {
  /** The good of the plantation, `quarry`, or the good with `_forest`. */
  id: string;
  /** Whether a colonist works there; of equal tiles the earliest are occupied. */
  occupied: boolean;
};

/** A building in a city. */
export type Building = {
  /** The building's id. */
  id: string;
  /** The colonists on its circles. */
  colonists: number;
  /** Its circles. */
  circles: number;
};

/** Further knowledge: the memory of a viewer, and the progress of the phase. */
export type Known = {
  /**
   * By seat: its points. A seat has counted all of them all along; a spectator and a
   * page have not, and get null for those that they may not look at.
   */
  points: (number | null)[];
  /** The cause that ends the game with this round; null if there is none yet. */
  ending: string | null;
  /** Whether the game has ended. */
  over: boolean;
  /** The role of the phase that runs now. */
  role: "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector" | "second_prospector" | null;
  /** The tile that the latest seat in this phase has taken. */
  tile: string | null;
  /** The tile that the seat asked has drawn and must place. */
  drawn: string | null;
  /** The building that the latest seat in this phase has built. */
  building: string | null;
  /** By seat: the barrels by good that it has produced in this phase. */
  made: number[][];
  /** The number of seats in turn, the latest last, that have loaded nothing. */
  idle: number;
  /** The seats that have used their wharf in this phase. */
  wharfed: number[];
  /** The seats that have used their small wharf in this phase. */
  small_wharfed: number[];
  /** The seats that can load no more in this phase. */
  stuck: number[];
  /** The seats that have had a turn to load in this phase. */
  opened: number[];
  /** The seats that have loaded in this phase. */
  rewarded: number[];
  /** The goods that the seat asked keeps in its warehouses. */
  kept: string[];
  /** The doubloons of the current role that its seat has not spent. */
  card: number;
  /** The buildings `library` and `tower`, if they work in this phase alone. */
  active: string[];
  /** Those of them that have worked in this round, with two seats. */
  spent: string[];
  /** The stages of this round that are already fixed, the next one last. */
  stack: Step[];
};

/** A stage of the game that is still to come. */
export type Step = {
  /** The stage's name. */
  stage: "role" | "hacienda" | "tile" | "hospice" | "colonist" | "place" | "build" | "university" | "craft" | "sell" | "load" | "warehouse" | "barrel" | "guest" | "draft" | "second_tile" | "forest" | "black_market" | "give_colonist" | "give_good" | "small_wharf" | "land_office" | "sell_land" | "hunting_lodge" | "royal_supplier" | "villa" | "land_noble" | "ennoble" | "guest_noble" | "gold_mine" | "well" | "deposit" | "library" | "tower" | "land" | "produce" | "end_phase" | "begin_phase" | "close_phase" | "settle" | "built" | "trade" | "lodges" | "privileges";
  /** The seat that acts. */
  seat: number;
};

/** The facts that never change: buildings, names and limits. */
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
  /** All buildings, by number. */
  buildings: Printed[];
  /** The ids of the buildings by column, the cheapest first. */
  columns: string[][];
  /**
   * By question: the part of the table that it is about, unless that is the seat's
   * own board.
   */
  about: Record<string, "market" | "port">;
  /** The roles; an option at a choice of roles is an index into this list. */
  roles: string[];
  /** The goods, the cheapest first; lists by good follow this order. */
  goods: string[];
  /** The tiles by kind. */
  tiles: string[];
  /** The places of circles, by number. */
  places: string[];
  /** The number of a circle is its place times this, plus its number there. */
  copies: number;
  /** The price of each good in the trading house. */
  prices: number[];
  /** The places of the trading house. */
  shop: number;
  /** The places of an island. */
  island: number;
  /** The places of a city. */
  city: number;
  /** By question: the number of the rule behind it. */
  asked: Record<string, string>;
  /** By reason: the number of the rule behind it. */
  refused: Record<string, string>;
  /** By cause for which a seat is not asked: the number of the rule behind it. */
  skipped: Record<string, string>;
};

/** A building as it is printed. */
export type Printed = {
  /** Its id, in saves and everywhere outside the rules. */
  id: string;
  /** The cost in doubloons. */
  cost: number;
  /** The printed points. */
  vp: number;
  /** Its column on the board, 1 to 4. */
  column: number;
  /** The city places that it takes up. */
  size: number;
  /** Its circles. */
  circles: number;
  /** The good that it makes. */
  good: string | null;
  /** Whether it has points of its own at the end. */
  star: boolean;
  /** The set that it belongs to, or `production`. */
  set: string;
  /** The number of its rule. */
  rule: string;
  /** Whether two sources or more agree on its cost. */
  is_sure: boolean;
};
