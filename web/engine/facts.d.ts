/** What crosses between Python and the page. Made by `python -m contracts`: change the facts.py files in py/. */

/** Begin a game. */
export type NewMessage = {
  /** Which message it is. */
  type: "new";
  /** How it is to be made. */
  options: NewOptions;
  /** Who sits where. */
  players: Player[];
  /** No undo and no hints. */
  serious: boolean;
  /** The code of a deal that all this was taken from. */
  code?: string;
};

/** How a new game is to be made. */
export type NewOptions = {
  /** How many play: 2, 3 or 4. */
  seats: number;
  /** `first` or `second`. */
  edition: string;
  /** Whether New Buildings are in the deck. */
  expansion: boolean;
  /** Whether one chooses 4 of 6 cards to begin with. */
  choose_four: boolean;
  /** What the shuffles follow from; null: any. */
  seed?: number | null;
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
  /** The type of the message. */
  type: "day";
  /** The day, as `2026-11-23`. */
  date: string;
};

/** Begin or resume a lesson. */
export type LessonMessage = {
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
  /** The stage of the question; any if left out. */
  stage?: string;
  /** The keys of a spectator's view that must have these numbers. */
  where?: Record<string, number>;
  /** Whether the learner only reads it, and cannot answer before. */
  next?: boolean;
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
  /** The type of the message. */
  type: "open_code";
  /** The code of the deal or the game. */
  code: string;
};

/** Ask whether a code can be opened; the table does not change. */
export type ReadCodeMessage = {
  /** The type of the message. */
  type: "read_code";
  /** The code to check. */
  code: string;
};

/** Ask for the codes of the table, which does not change. */
export type CodesMessage = {
  /** The type of the message. */
  type: "codes";
};

/** Give a person's answer. */
export type AnswerMessage = {
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
  /** The type of the message. */
  type: "read_on";
  /** The number of that step. */
  step: number;
};

/** Give the device to a person, who then sees their own hand. */
export type TakeDeviceMessage = {
  /** The type of the message. */
  type: "take_device";
  /** The seat that takes it, which must be the viewer. */
  seat: number;
};

/** Go back to a person's latest earlier question. */
export type UndoMessage = {
  /** The type of the message. */
  type: "undo";
  /** The seat whose decision is taken back. */
  seat: number;
};

/** Begin a hint for the person to decide. */
export type HintMessage = {
  /** The type of the message. */
  type: "hint";
  /** The number of the question, as in the view. */
  ply: number;
  /** The seat that asks for it. */
  seat: number;
};

/** Begin or resume a look back on a finished game. */
export type LookBackMessage = {
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
  /** The type of the message. */
  type: "replay";
  /** The number of answers before the moment. */
  ply: number;
  /** The viewer: any once the game is over, before that the holder of the device. */
  seat: number | "decider" | null;
};

/** Begin a variation at a moment of the game, as a table of its own. */
export type BranchMessage = {
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
  /** The type of the message. */
  type: "puzzle";
  /** The code of a game up to the question. */
  code: string;
};

/** Ask for the verdict on an answer to a puzzle; the table does not change. */
export type JudgeMessage = {
  /** The type of the message. */
  type: "judge";
  /** The code of the puzzle. */
  code: string;
  /** The loss of each answer, in the order in which the question yields them. */
  losses: number[];
  /** The options that the person takes. */
  answer: number[];
};

/** The table as it is now. */
export type TableReply = {
  /** Which reply it is. */
  type: "view";
  /** What is to be drawn. */
  table: Table;
  /** What has to be said of it: why a serious game is none any more. */
  told?: Told;
  /** It is not to be kept: somebody else's game before it goes on here, a lesson. */
  visit?: boolean;
  /** It has just branched off the table that was open. */
  branch?: boolean;
};

/** All that the page draws of a table of San Juan. */
export type Table = {
  /** The seat for which it is drawn, even before it takes the device; null if none. */
  viewer: number | null;
  /** By seat. */
  players: Player[];
  /** By seat. */
  scores: Score[];
  /** The seats from first to last, as if the game ended now. */
  ranking: number[];
  /** Whether the game has ended. */
  over: boolean;
  /** The seats that have won; none until the game is over. */
  winners: number[];
  /** The number of the viewer's latest answer; later events are new to the viewer. */
  since: number | null;
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
  /** The coach; only in a lesson. */
  coach?: Coach;
  /** The table as a file stores it (docs/records.md), hidden cards included. */
  save: TableSave;
  /** What each card of the viewer's hand, or on the table, would cost it. */
  quotes: Record<string, Quote>;
  /** What the building costs that the viewer is at work on. */
  quote: Quote | null;
  /** What it would cost over each building that the viewer may cover now. */
  covers: Record<string, Quote>;
  /** What is left of its price when no good pays, one, two …, while goods may. */
  paid: Quote[];
  /** What each good would bring that the viewer may sell now, in cards. */
  prices: Record<string, number>;
  /** Why a card beside the viewer's options is none. */
  barred: Record<string, Refusal>;
  /** The dearest of its options, where they are goods and as many as may be. */
  preselected: number[];
  /** Those of its options that lie neither in its hand, nor in its city, nor open. */
  tray: number[];
  /** The card that the viewer pays for, if it is to stand on a free place. */
  site: number | null;
  /** Cards on the table that anybody may build. */
  offered: number[];
  /** What each role would give the viewer; a spectator is told nothing. */
  forecast: Record<string, RoleForecast> | null;
  /** Whether the viewer can still take a role, in this round or else in the next. */
  may_choose: boolean;
  /** How many cards the viewer may hold at a hand check. */
  limit: Limit | null;
  /** Before the first choice of a round, at a choice of roles, at a role, or over. */
  phase: "start" | "choice" | "role" | "over";
  /** Who took each role of this round. */
  takers: Record<string, number>;
  /** The lowest and highest price of each good under the tiles that may be next. */
  expected: [number, number][];
  /** Told once the end is near and as long as the game goes on. */
  ending: Ending | null;
  /** By seat: cards and goods, which decide between seats with the same points. */
  leftovers: number[];
  /** Told once one seat alone has won. */
  margin: Margin | null;
  /** By seat, what each has done; none until the game is over. */
  deeds: Deeds[];
  /** What the viewer may know; while the device is not taken, what everybody may. */
  view: View;
  /** All that has happened, as the viewer saw it, or anybody. */
  events: Event[];
};

/** The points of a seat, as if the game ended now. */
export type Score = {
  /** The sum of its points. */
  total: number;
  /** The points that add up to it, by their sources. */
  parts: Record<string, number>;
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

/** The state of a lesson, and the words of its coach. */
export type Coach = {
  /** Its sentence, or the objection to the latest answer; null if there is no step. */
  say: string | null;
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

/** What a building would cost. */
export type Quote = {
  /** In cards, never below 0. */
  price: number;
  /** What the price is made of, the printed cost first. */
  parts: Part[];
  /** Why it cannot be built now; null: it can. */
  reason: Refusal | null;
  /** How many cards stay in the hand that pays for it alone. */
  left?: number;
};

/** A part of a price. */
export type Part = {
  /** `cost`, `builder`, `library`, `crane`, `goods`, or a building that makes it. */
  id: string;
  /** How much it is. */
  args: PartArgs;
};

/** The facts of a part of a price. */
export type PartArgs = {
  /** What it adds to the price, or takes off, in cards. */
  amount: number;
  /** The building that is built over; only of the crane's part. */
  card?: number;
};

/** Why a card cannot be chosen. */
export type Refusal = {
  /** The reason. */
  id: "not_held" | "already_built" | "no_crane" | "never_covered" | "same_building" | "too_dear" | "not_building" | "in_work" | "no_plant" | "full" | "no_good" | "to_be_covered";
  /** What it is about. */
  args: RefusalArgs;
};

/** The facts of a refusal. */
export type RefusalArgs = {
  /** The card it is about. */
  card?: number;
  /** What it would cost, in cards. */
  price?: number;
  /** How many cards and goods there are to pay with. */
  funds?: number;
};

/** What a role would give a seat now. */
export type RoleForecast = {
  /** If the seat itself takes it. */
  own: Gain;
  /** If it takes it and does not double the privilege with a library. */
  once: Gain;
  /** If another takes it. */
  other: Gain;
  /** The seat's buildings that count in its phase, in city order. */
  works: number[];
};

/** What a role gives; which of these there are depends on the role. */
export type Gain = {
  /** How many cards of the hand could be built. */
  count?: number;
  /** What the cheapest of them costs; of a sale, the fewest cards it may bring. */
  low?: number;
  /** What the dearest of them costs; of a sale, the most cards it may bring. */
  high?: number;
  /** How many goods are produced or sold. */
  goods?: number;
  /** How many cards are drawn for certain. */
  cards?: number;
  /** How many cards are looked at. */
  look?: number;
  /** How many of these are kept. */
  keep?: number;
};

/** How many cards a seat may hold at a hand check, and what says so. */
export type Limit = {
  /** The rule, a rival's guard room, or the seat's own tower. */
  id: "plain" | "guarded" | "raised";
  /** How many. */
  args: LimitArgs;
};

/** The facts of a hand limit. */
export type LimitArgs = {
  /** In cards. */
  limit: number;
};

/** How near the end of the game is. */
export type Ending = {
  /** Those that have most buildings. */
  seats: number[];
  /** How many that is. */
  count: number;
  /** How many more end the game with the phase. */
  left: number;
};

/** By what the game was won. */
export type Margin = {
  /** Who came second. */
  seat: number;
  /** How many more the winner has; 0: cards and goods that are left have decided. */
  points: number;
};

/** What a seat has done in a game. */
export type Deeds = {
  /** How often it built each building, by the building's id. */
  built: Record<string, number>;
  /** How often it took each role, by the role's id. */
  roles: Record<string, number>;
};

/** All that a seat may know, or a spectator. */
export type View = {
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  /** What was chosen before the game. */
  options: Options;
  /** How many answers have been given: the number of the open question. */
  ply: number;
  /** The round, from 1 on. */
  round: number;
  /** The seat that chose the first role of the round. */
  governor: number;
  /** The seat that chooses a role, or has chosen the one that is carried out. */
  chooser: number;
  /** The roles of this round in the order they were taken. */
  roles_taken: ("builder" | "producer" | "trader" | "councillor" | "prospector")[];
  /** The price tile that is turned up now, `A` to `E`. */
  tile: string | null;
  /** The five tiles, the next first; null: nobody has seen it. */
  tiles_known: (string | null)[];
  /** How many cards lie on the draw pile. */
  pile: number;
  /** How many cards lie on the discard pile. */
  discard: number;
  /** By seat. */
  seats: Seat[];
  /** What is to be answered; null once the game is over. */
  question: Question | null;
  /** What else a player may use. */
  known: Known;
};

/** What was chosen before the game. */
export type Options = {
  /** How many play: 2, 3 or 4. */
  seats: number;
  /** `first` or `second`. */
  edition: string;
  /** Whether New Buildings are in the deck. */
  expansion: boolean;
  /** Whether one chooses 4 of 6 cards to begin with. */
  choose_four: boolean;
};

/** A seat, as the viewer may know it. */
export type Seat = {
  /** The cards, for the seat itself; for all others how many. */
  hand: number[] | number;
  /** The city, in the order it was built. */
  buildings: Standing[];
  /** How many cards lie under its buildings, worth a point each. */
  tucked: number;
  /** What was built over, the first first. */
  covered: Covered[];
};

/** A building that stands in a city. */
export type Standing = {
  /** Of the building. */
  id: string;
  /** Its card. */
  card: number;
  /** Whether a good lies on it; which card that is, nobody may know. */
  good: boolean;
};

/** A building that was built over. */
export type Covered = {
  /** Of the building. */
  id: string;
  /** Its card. */
  card: number;
  /** The place in the city it lies at; null where a position did not tell. */
  place: number | null;
};

/** The open question; what can be chosen only the seat that is asked may know. */
export type Question = {
  /** Who is asked. */
  seat: number;
  /** What is asked. */
  name: "start_hand" | "role" | "library" | "build" | "cover" | "market" | "pay" | "produce" | "sell" | "keep" | "discard" | "mine" | "office" | "chapel" | "bank";
  /** How it is answered: by one option, by a yes (the option) or a no, or by cards. */
  form: "one" | "consent" | "cards";
  /** What becomes of the cards chosen. */
  effect: "keep" | "give_up" | "build" | "use";
  /** Whether it is about a price: to be paid, or to be had. */
  priced: boolean;
  /** Whether the options follow from cards that only the seat asked may see. */
  secret: boolean;
  /** Cards; at `role` numbers of roles. Only for the seat that is asked. */
  options?: number[];
  /** How many are to be chosen at least. Only for the seat that is asked. */
  low?: number;
  /** How many at most. Only for the seat that is asked. */
  high?: number;
  /** The card being built, or the id of the building or limit that asks. As above. */
  source?: number | string | null;
};

/**
 * What else a player may use: its memory, and where the phase stands.
 * What is used up is told of every seat in turn.
 */
export type Known = {
  /** Whether a seat has used its library in this round. */
  library_used: boolean[];
  /** Whether a seat has used its bank in this game. */
  bank_used: boolean[];
  /** The cards of the discard pile that the viewer has seen, sorted. */
  discard: number[];
  /** The cards that the viewer itself has tucked. */
  tucked: number[];
  /** By seat: how many goods lie under its harbor, which nobody has seen. */
  stowed: number[];
  /** The cards looked at and not yet kept, for whoever may see them; else how many. */
  drawn: number[] | number;
  /** By seat: the buildings whose effect rests in this phase. */
  resting: number[][];
  /** Whether the cathedral lies on the table for anybody to build. */
  on_offer: boolean;
  /** Whether the game has ended. */
  over: boolean;
  /** The role that is being carried out. */
  role: "builder" | "producer" | "trader" | "councillor" | "prospector" | null;
  /** How much the chooser's privilege counts: 1, or 2 with a library. */
  privilege: number;
  /** Whether the seat whose trade it is has sold anything. */
  sold: boolean;
  /** How many of the five prices are known, at most 5. */
  tiles_seen: number;
  /** The card being built; only for the seat that builds and decides. */
  card: number | null;
  /** The building it is to cover; only for the seat that decides. */
  cover: number | null;
  /** How many goods have paid for it. */
  paid: number;
  /** The stages to come in this round as far as they are fixed, the next one last. */
  stack: Step[];
};

/** A stage of the game that is still to come. */
export type Step = {
  /** Which it is. */
  stage: "start_hand" | "role" | "library" | "build" | "cover" | "market" | "pay" | "produce" | "sell" | "keep" | "discard" | "mine" | "office" | "chapel" | "bank" | "hand_check" | "counsel" | "prospect" | "goldsmith" | "end_phase";
  /** Whose it is. */
  seat: number;
};

/** Something that happened, as the viewer saw it. */
export type Event = {
  /** What happened. */
  id: "round_started" | "role_taken" | "library_used" | "built" | "good_lost" | "produced" | "tile_turned" | "sold" | "stowed" | "councillor_drew" | "kept" | "passed" | "drew" | "discarded" | "tucked" | "revealed" | "won" | "reshuffled" | "game_over";
  /** How many answers had been given when it happened. */
  ply: number;
  /** Who and what. */
  args: EventArgs;
};

/** The facts of an event; which there are depends on what happened. */
export type EventArgs = {
  /** Who did it or had it. */
  seat?: number;
  /** Cards of a hand that were moved, for that seat; for others how many. */
  cards?: number[] | number;
  /** Cards shown to all. */
  faces?: number[];
  /** The card built, won or covered. */
  card?: number;
  /** The building that was built over. */
  over?: number | null;
  /** What was paid, in cards and goods. */
  price?: number;
  /** How many goods paid for a part of it. */
  goods?: number;
  /** The buildings whose goods were produced, sold or stowed. */
  buildings?: number[];
  /** How many cards a sale brought. */
  income?: number;
  /** The price tile turned up. */
  tile?: string;
  /** What each good brings under it, in the order of the goods. */
  prices?: number[];
  /** The role taken. */
  role?: "builder" | "producer" | "trader" | "councillor" | "prospector";
  /** What was passed. */
  stage?: "start_hand" | "role" | "library" | "build" | "cover" | "market" | "pay" | "produce" | "sell" | "keep" | "discard" | "mine" | "office" | "chapel" | "bank";
  /** The id of the building, role or rule that made it happen. */
  cause?: string;
  /** The round that began. */
  round?: number;
  /** The seats that have won. */
  winners?: number[];
};

/** A sentence by its id; locale files word it. */
export type Told = {
  /** The id of the sentence. */
  id: string;
  /** The facts that the sentence names, by their keys. */
  args: Record<string, unknown>;
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
  /** The average worth of its decisions, 0 to 100; null while none is known. */
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

/** The table as it was at a moment. */
export type ReplayReply = {
  /** Which reply it is. */
  type: "replay";
  /** After how many answers. */
  ply: number;
  /** How many answers there are in all. */
  last: number;
  /** As whom it is seen, as it was asked for. */
  seat: number | "decider" | null;
  /** What was answered then; null: nothing, or it is not for that seat to know. */
  decided: Decided | null;
  /** What is to be drawn. */
  table: Table;
};

/** The answer given at a moment of a replay. */
export type Decided = {
  /** The options it took. */
  answer: number[];
  /** The names of these options. */
  names: string[];
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
};

/** The table of a puzzle. */
export type PuzzleReply = {
  /** Which reply it is. */
  type: "puzzle";
  /** What is to be drawn. */
  table: Table;
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

/**
 * The lazy modules for a message are missing, and nothing was done.
 * The worker loads them.
 */
export type LackingReply = {
  /** The type of the reply. */
  type: "lacking";
};

/** The refusal of a message, which has changed nothing. */
export type ErrorReply = {
  /** The type of the reply. */
  type: "error";
  /** The reason, as `error-<id>` words it. */
  error: Told;
};

/** What never changes: cards, names and limits. */
export type Catalogue = {
  /** In the order of the rule book. */
  buildings: Building[];
  /** By card: the number of the building it shows. */
  cards: number[];
  /** The options at a choice of roles are numbers of these. */
  roles: string[];
  /** From the cheapest to the dearest; lists of prices follow this order. */
  goods: string[];
  /** By price tile: what each good brings under it, in cards. */
  tiles: Record<string, number[]>;
  /** Of which there are cards. */
  editions: string[];
  /** Of computer players, the weakest first. */
  levels: string[];
  /** Those that each win clearly more often than the one before. */
  ladder: string[];
  /** From which loss on a decision is called so, the lowest first. */
  judgements: Record<string, number>;
  /** How many may play. */
  seats: number[];
  /** How many letters a player's name may have. */
  name_length: number;
  /** How many bytes a file may have that is read. */
  file_size: number;
  /** How many buildings end the game. */
  places: number;
  /** From how many buildings on the end is near. */
  near: number;
  /** By question, or by what asks it: the rule it follows, by its number. */
  asked: Record<string, string>;
  /** By reason why a card cannot be chosen: the rule that says so. */
  refused: Record<string, string>;
  /** The first word of its codes. */
  game: string;
  /** Of the game. */
  version: string;
};

/** A building as it is printed. */
export type Building = {
  /** Its name outside. */
  id: string;
  /** In cards. */
  cost: number;
  /** In points. */
  vp: number;
  /** Production, violet, a monument, or one of the great ones. */
  group: "P" | "V" | "M" | "6";
  /** What it produces, or `customs`: a good of no kind. */
  good: string | null;
  /** Whether its effect is worth points. */
  star: boolean;
  /** How many cards show it, by edition. */
  copies: number[];
  /** Whether it is one of the New Buildings. */
  expansion: boolean;
  /** Which of its figures are uncertain: `cost`, `vp`. */
  unverified: string[];
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

export type Message = NewMessage | DayMessage | LessonMessage | LoadMessage | OpenCodeMessage | ReadCodeMessage | CodesMessage | AnswerMessage | ReadOnMessage | TakeDeviceMessage | UndoMessage | HintMessage | LookBackMessage | ReplayMessage | BranchMessage | PuzzleMessage | JudgeMessage;

export type Reply = TableReply | HintReply | LookBackReply | ReplayReply | ReadCodeReply | CodesReply | PuzzleReply | JudgedReply | ThinkingReply | LackingReply | ErrorReply;
