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

/** Who sits at a seat; everybody knows. */
export type Player = {
  /** As it was typed; may be empty. */
  name: string;
  /** `person`, or the level of a computer player. */
  kind: string;
};

/** Begin the deal of a day, as a serious game. */
export type DayMessage = {
  /** Which message it is. */
  type: "day";
  /** The day, as `2026-11-23`. */
  date: string;
};

/** Begin a lesson, or go on with it. */
export type LessonMessage = {
  /** Which message it is. */
  type: "lesson";
  /** All of it, as its file tells it. */
  lesson: Lesson;
  /** What was answered in it already, by everybody. */
  answers?: number[][];
  /** The numbers of the steps that are done. */
  done?: number[];
};

/** A lesson: how its game begins, who plays, and the steps in their order. */
export type Lesson = {
  /** What it is known by. */
  name: string;
  /** How the game begins, as a save tells it: options and seed, or a position. */
  begin: Record<string, unknown>;
  /** By seat: `person`, or the level that answers once the script has ended. */
  players: string[];
  /** What the computer players answer, one after the other, by names of options. */
  script: string[][];
  /** How much the page shows from the first time on that the lesson is begun. */
  detail?: "little" | "more" | "all";
  /** What is not on the page until a step shows it. */
  hidden: string[];
  /** A step is due where it fits and those before it that fit are done. */
  steps: LessonStep[];
};

/** What the coach says at one question, and which answers are welcome. */
export type LessonStep = {
  /** The sentence. */
  say: string;
  /** What is asked then; if left out, anything. */
  stage?: string;
  /** What everybody sees then: keys of a view and the numbers they have. */
  where?: Record<string, number>;
  /** Whether the learner only reads it: nothing can be answered before. */
  next?: boolean;
  /** The part of the table that is pointed at. */
  place?: string;
  /** The options that are pointed at, by name; if left out, the first welcome. */
  options?: string[];
  /** One answer or more that are taken, each as names of options; else any is. */
  welcome?: string[][];
  /** What is said to an answer that is not welcome. */
  otherwise?: string;
  /** What is said to an answer with an option of that name; empty: with no option. */
  objections?: Record<string, string>;
  /** What is not hidden any more from this step on. */
  show?: string[];
};

/** Go on with a save. */
export type LoadMessage = {
  /** Which message it is. */
  type: "load";
  /** The raw text of the file. */
  text: string;
  /** The text of the save of the same table that is kept where this one is loaded. */
  kept?: string;
  /** Whether it is only shown, so that no page keeps it. */
  visit?: boolean;
};

/** Begin a deal, or go to a game, that somebody has shared. */
export type OpenCodeMessage = {
  /** Which message it is. */
  type: "open_code";
  /** What tells it. */
  code: string;
};

/** Say whether a code can be opened; the table stays as it is. */
export type ReadCodeMessage = {
  /** Which message it is. */
  type: "read_code";
  /** The one in question. */
  code: string;
};

/** Tell the codes of the table, which stays as it is. */
export type CodesMessage = {
  /** Which message it is. */
  type: "codes";
};

/** A person's answer. */
export type AnswerMessage = {
  /** Which message it is. */
  type: "answer";
  /** The number of the question, as the view tells it. */
  ply: number;
  /** Whose answer it is. */
  seat: number;
  /** The options it takes. */
  answer: number[];
};

/** Go on in a lesson after a step that is only read. */
export type ReadOnMessage = {
  /** Which message it is. */
  type: "read_on";
  /** The number of that step. */
  step: number;
};

/** Whoever it is handed to has the device now, and sees their own hand. */
export type TakeDeviceMessage = {
  /** Which message it is. */
  type: "take_device";
  /** Who has taken it: the viewer. */
  seat: number;
};

/** Go back to that person's latest earlier question. */
export type UndoMessage = {
  /** Which message it is. */
  type: "undo";
  /** Whose decision is taken back. */
  seat: number;
};

/** Begin a hint for the person to decide. */
export type HintMessage = {
  /** Which message it is. */
  type: "hint";
  /** The number of the question, as the view tells it. */
  ply: number;
  /** Who asks for it. */
  seat: number;
};

/** Look back on a game that is over, or go on with that. */
export type LookBackMessage = {
  /** Which message it is. */
  type: "look_back";
  /** Of which decision more is to be known first. */
  ply?: number;
};

/**
 * Show the game as it was; what is asked now stays open.
 * A look back that is searched goes on with the decision of that moment.
 */
export type ReplayMessage = {
  /** Which message it is. */
  type: "replay";
  /** After how many answers. */
  ply: number;
  /** As whom: once the game is over anybody, before that who has the device. */
  seat: number | "decider" | null;
};

/** Go on otherwise from a moment of the game, as a table of its own. */
export type BranchMessage = {
  /** Which message it is. */
  type: "branch";
  /** After how many answers. */
  ply: number;
  /** Where the person sits: once the game is over anywhere. */
  seat: number;
  /** Of the computers at all other seats; null: as before. */
  level: string | null;
};

/** Show a puzzle; the table stays as it is. */
export type PuzzleMessage = {
  /** Which message it is. */
  type: "puzzle";
  /** Of a game up to the question. */
  code: string;
};

/** Say what an answer to a puzzle is worth, and why; the table stays as it is. */
export type JudgeMessage = {
  /** Which message it is. */
  type: "judge";
  /** The puzzle's. */
  code: string;
  /** What each answer loses, in the order in which the question tells them. */
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
  /** The seat it is drawn for, which may not have taken the device; null: none. */
  viewer: number | null;
  /** By seat. */
  players: Player[];
  /** By seat. */
  scores: Score[];
  /** The seats in the order they would come in now. */
  ranking: number[];
  /** Whether the game has ended. */
  over: boolean;
  /** The seats that have won; none until the game is over. */
  winners: number[];
  /** The number of the viewer's latest answer, which had not seen later events. */
  since: number | null;
  /** No undo and no hints, as it was chosen when the game began. */
  serious: boolean;
  /** Whether it was begun as a serious game and is none any more. */
  lapsed: boolean;
  /** Of a game begun as a serious one by a version that knows commitments. */
  commitment: Commitment | null;
  /** Whether the viewer has something to take back, and may. */
  can_undo: boolean;
  /** What the shuffles follow from; null until the end of a serious game. */
  seed: number | null;
  /** Only where a lesson is played. */
  coach?: Coach;
  /** The table as a file holds it (docs/records.md), hidden cards and all. */
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

/** What a seat has, or would have if the game ended now. */
export type Score = {
  /** In points. */
  total: number;
  /** The points that add up to it, by what they are for. */
  parts: Record<string, number>;
};

/** What a serious game promises of its deal before the first decision. */
export type Commitment = {
  /** The SHA-256 of deal and salt, in hexadecimal digits. */
  fingerprint: string;
  /** Options, seats and seed, as a code begins; told at the end. */
  deal?: string;
  /** What keeps the deal from being guessed; told at the end. */
  salt?: string;
};

/** Where a lesson is, and what its coach says. */
export type Coach = {
  /** Its sentence, or why the latest answer was not taken; null: nothing. */
  say: string | null;
  /** Whether it is only read: nothing can be answered before. */
  next: boolean;
  /** The part of the table that is pointed at. */
  place: string | null;
  /** The options that are pointed at. */
  options: number[];
  /** The name of the lesson. */
  lesson: string;
  /** The number of the step that is due; null: none is. */
  step: number | null;
  /** How many there are. */
  steps: number;
  /** The numbers of those that are done. */
  done: number[];
  /** How many answers were not taken since the lesson was begun. */
  refused: number;
  /** What is not needed on the page yet. */
  hidden: string[];
  /** Whether the last step is done. */
  over: boolean;
};

/** A table as a file holds it; docs/records.md tells more. */
export type TableSave = {
  /** What the file is. */
  format: string;
  /** Of the format. */
  version: number;
  /** Which table it is, from its first question to its last. */
  id: string;
  /** By seat. */
  players: Player[];
  /** No undo and no hints. */
  serious: boolean;
  /** Where it branched off another table. */
  branched?: Branched;
  /** Whether it was begun as a serious game and is none any more. */
  lapsed?: boolean;
  /** The id of the serious table that this was an older state of. */
  older_of?: string;
  /** What the deal of a serious game was committed to with. */
  salt?: string;
  /** The fingerprint of all else; only of a game that is serious, or has been. */
  check?: string;
  /** The game's own save: a `GameSave`. */
  game: Record<string, unknown>;
};

/** Where a table branched off another one. */
export type Branched = {
  /** The id of that other table. */
  of: string;
  /** After how many of its answers. */
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

/** Something said by its id; locale files word it. */
export type Told = {
  /** The id of the sentence. */
  id: string;
  /** The facts that go into it, by name. */
  args: Record<string, unknown>;
};

/** How far a hint is. */
export type HintReply = {
  /** How much was thought of, 0 to 1. */
  done: number;
  /** The best first; empty until all is done. */
  advice: Advice[];
  /** Which reply it is. */
  type: "hint";
};

/** An answer that a hint is about, for the person to decide. */
export type Advice = {
  /** The options it takes, sorted. */
  answer: number[];
  /** What these options are called. */
  names: string[];
  /** The person's chance to win with it, 0 to 1. */
  chance: number;
  /** Why it is good or bad. */
  reasons: Told[];
};

/** How far a look back is. */
export type LookBackReply = {
  /** How much was searched, 0 to 1. */
  done: number;
  /** How many seconds the rest will take, about; null until some of each kind were. */
  left: number | null;
  /** How many decisions there are. */
  of: number;
  /** Those found since it last told, in the order of the game. */
  decisions: Decision[];
  /** The chances at each milestone found so far, and the shares at the end. */
  curve: Point[];
  /** The plies of the decisions that cost most so far, in the order of the game. */
  turning_points: number[];
  /** By seat, of all decisions found so far. */
  accuracy: Accuracy[];
  /** By seat; empty until all was searched. */
  luck: Luck[];
  /** Which reply it is. */
  type: "look_back";
};

/** A decision of a game that is over, and the answers there were to it. */
export type Decision = {
  /** How many answers had been given before it. */
  ply: number;
  /** The round it was taken in, from 1 on. */
  round: number;
  /** Who took it. */
  seat: number;
  /** The name of the question. */
  stage: string;
  /** What it was asked for. */
  source: number | string | null;
  /** The best first. */
  candidates: Candidate[];
  /** The place among them of what was answered. */
  chosen: number;
  /** By how much that lowered the chance of its seat; 0 if it was as good. */
  loss: number;
  /** What it is called if it lost much. */
  judgement: "inaccuracy" | "mistake" | "blunder" | null;
};

/** What a look back found of an answer; everybody may know once the game is over. */
export type Candidate = {
  /** The options it takes, sorted. */
  answer: number[];
  /** What these options are called. */
  names: string[];
  /** Every seat's chance to win after it, 0 to 1. */
  chances: number[];
  /** How many trials these are the mean of. */
  visits: number;
  /** Why it is good or bad. */
  reasons: Told[];
};

/** Every seat's chance to win at one moment of a game that is over. */
export type Point = {
  /** How many answers had been given. */
  ply: number;
  /** The round, from 1 on. */
  round: number;
  /** By seat, 0 to 1. */
  chances: number[];
};

/** How accurately a seat decided, as far as its decisions were searched. */
export type Accuracy = {
  /** What its decisions count on average, 0 to 100; null while none is known. */
  mean: number | null;
  /** How many are known. */
  decisions: number;
  /** How many of them are called what. */
  judged: Record<string, number>;
};

/** How a seat came from its first chance to its share of the win. */
export type Luck = {
  /** Its chance before its first decision, 0 to 1. */
  start: number;
  /** Its share of the win, 0 to 1. */
  end: number;
  /** What its own decisions that were not the best cost it, 0 or less. */
  own: number;
  /** What those of its rivals brought it. */
  rivals: number;
  /** What is left: luck. Over all seats it adds up to nothing. */
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

/** What was answered at a moment of a replay. */
export type Decided = {
  /** The options it took. */
  answer: number[];
  /** The names of them. */
  names: string[];
};

/** Whether a code can be opened. */
export type ReadCodeReply = {
  /** Which reply it is. */
  type: "read_code";
  /** Why not; null: it can. */
  error: Told | null;
};

/** What the table can be shared by. */
export type CodesReply = {
  /** Which reply it is. */
  type: "codes";
  /** The code of its deal. */
  deal: string;
  /** The code of its game, as far as it has been played. */
  game: string;
};

/** The table of a puzzle. */
export type PuzzleReply = {
  /** Which reply it is. */
  type: "puzzle";
  /** What is to be drawn. */
  table: Table;
};

/** How far the verdict on an answer is. */
export type JudgedReply = {
  /** How much of the reasons was counted, 0 to 1. */
  done: number;
  /** The place of the person's answer. */
  given: number;
  /** The best first; the reasons are empty until all is done. */
  answers: Judged[];
  /** Which reply it is. */
  type: "judged";
};

/** An answer to a puzzle, as it was judged. */
export type Judged = {
  /** The options it takes, sorted. */
  answer: number[];
  /** What these options are called. */
  names: string[];
  /** How many games of 100 it wins less than the best answer. */
  loss: number;
  /** Why it is good or bad; only of the best, and of the given one or the next. */
  reasons: Told[];
};

/** How far a computer player is; it goes no farther than the worker. */
export type ThinkingReply = {
  /** Which reply it is. */
  type: "thinking";
  /** Who thinks. */
  seat: number;
  /** How much was thought, 0 to 1. */
  done: number;
  /** Whether helpers are to be asked, or to tell something, before it goes on. */
  waits: boolean;
};

/** Its modules have not come yet, and nothing was done: the worker sees to it. */
export type LackingReply = {
  /** Which reply it is. */
  type: "lacking";
};

/** A message was refused, and nothing has changed. */
export type ErrorReply = {
  /** Which reply it is. */
  type: "error";
  /** Why, as `error-<id>` words it. */
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

/** A hint, as far as it was thought of; for the person to decide. */
export type Hint = {
  /** How much was thought of, 0 to 1. */
  done: number;
  /** The best first; empty until all is done. */
  advice: Advice[];
};

/** What a look back has found since it last told, and of the whole game so far. */
export type Findings = {
  /** How much was searched, 0 to 1. */
  done: number;
  /** How many seconds the rest will take, about; null until some of each kind were. */
  left: number | null;
  /** How many decisions there are. */
  of: number;
  /** Those found since it last told, in the order of the game. */
  decisions: Decision[];
  /** The chances at each milestone found so far, and the shares at the end. */
  curve: Point[];
  /** The plies of the decisions that cost most so far, in the order of the game. */
  turning_points: number[];
  /** By seat, of all decisions found so far. */
  accuracy: Accuracy[];
  /** By seat; empty until all was searched. */
  luck: Luck[];
};

/** What an answer to a puzzle is worth, beside all the others. */
export type Verdict = {
  /** How much of the reasons was counted, 0 to 1. */
  done: number;
  /** The place of the person's answer. */
  given: number;
  /** The best first; the reasons are empty until all is done. */
  answers: Judged[];
};

export type Message = NewMessage | DayMessage | LessonMessage | LoadMessage | OpenCodeMessage | ReadCodeMessage | CodesMessage | AnswerMessage | ReadOnMessage | TakeDeviceMessage | UndoMessage | HintMessage | LookBackMessage | ReplayMessage | BranchMessage | PuzzleMessage | JudgeMessage;

export type Reply = TableReply | HintReply | LookBackReply | ReplayReply | ReadCodeReply | CodesReply | PuzzleReply | JudgedReply | ThinkingReply | LackingReply | ErrorReply;
