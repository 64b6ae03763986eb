/** The types of any game in the data between Python and the page. Made by `python -m contracts`: change the types in py/. */

/** Begin a game. */
export type NewMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "open_code";
  /** The code of the deal or the game. */
  code: string;
};

/** Ask whether a code can be opened; the table does not change. */
export type ReadCodeMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "read_code";
  /** The code to check. */
  code: string;
};

/** Ask for the codes of the table, which does not change. */
export type CodesMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "codes";
  /** The moments whose codes the page wants, too. */
  plies?: number[];
};

/** Give a person's answer. */
export type AnswerMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "read_on";
  /** The number of that step. */
  step: number;
};

/** Give the device to a person, who then sees their own hand. */
export type TakeDeviceMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "take_device";
  /** The seat that takes it, which must be the viewer. */
  seat: number;
};

/** Go back to a person's latest earlier question. */
export type UndoMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "undo";
  /** The seat whose decision is taken back. */
  seat: number;
};

/** Begin a hint for the person to decide. */
export type HintMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "puzzle";
  /** The code of a game up to the question. */
  code: string;
};

/** Ask for the verdict on an answer to a puzzle; the table does not change. */
export type JudgeMessage = {
  /**
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
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
   * By viewer, a seat or `null`: the first answer whose events the page's log lacks.
   * The replies then have events from there on, and all events for a viewer who is
   * missing here; without it, all events. It counts in the logs of the table on show, or
   * in those of a replay's moments for their messages. By `save`: the number after the
   * last answer that the page has of the save; `save_from` in the table on show tells
   * how many answers are left out. A number in place of all this is that of the only
   * log, which belongs to the viewer of the latest reply.
   */
  since?: Record<string, number> | number;
  /** The type of the message. */
  type: "play_puzzle";
  /** The code of the puzzle. */
  code: string;
};

/** Give people devices of their own; all others share the device of the page. */
export type SetApartMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "set_apart";
  /** The seats of these people. */
  seats: number[];
};

/** Give a seat to another player, or its player another name. */
export type ReseatMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "reseat";
  /** The seat. */
  seat: number;
  /** The player; a strict game allows another name only. */
  player: Player;
};

/** Ask for the table as a device may show it; the table does not change. */
export type ShowDeviceMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "show_device";
  /** The number of the device's connection. */
  device: number;
  /** The seat that the device belongs to; null: it shows the table to everybody. */
  viewer: number | null;
  /** The first answer whose events the device lacks; without it, all events. */
  since?: number;
};

/** Give an answer that a person gave at another device. */
export type AnswerDeviceMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "answer_device";
  /** The seat that the device belongs to. */
  viewer: number;
  /** The seat that answers. */
  seat: number;
  /** The number of the question, as in the view. */
  ply: number;
  /** The options it takes. */
  answer: number[];
};

/** Take back the latest decision of a person at another device. */
export type UndoDeviceMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "undo_device";
  /** The seat that the device belongs to. */
  viewer: number;
  /** The seat whose decision is taken back. */
  seat: number;
  /** The number of answers so far, as in the view. */
  ply: number;
};

/** Ask whom an undo needs; the table does not change. */
export type UndoAsksMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "undo_asks";
  /** The seat whose decision would be taken back. */
  seat: number;
};

/** Think on about a hint for a person at another device, and tell how far it is. */
export type HintDeviceMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "hint_device";
  /** The seat, which must be asked. */
  seat: number;
  /** The number of the question, as in the view. */
  ply: number;
};

/** Think on about the look back for another device, and tell what is new to it. */
export type LookBackDeviceMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "look_back_device";
  /** The number of the device's connection. */
  device: number;
  /** The decision to search next. */
  ply?: number;
  /** Whether the device lacks all findings. */
  again?: boolean;
};

/** Ask for a moment of a finished game, for another device. */
export type ReplayDeviceMessage = {
  /** The id of the table, which must be on show; `save.id` of its facts. */
  table: string;
  /** The type of the message. */
  type: "replay_device";
  /** The number of answers before the moment. */
  ply: number;
  /** The viewer. */
  seat: number | "decider" | null;
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

/** Everything that the house draws of a table. */
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
  /** The view of the viewer; until the viewer takes the device, the public view. */
  view: View;
  /** The options that are picked at first; a game may leave it out. */
  preselected?: number[];
  /** By seat, once the game is over: its deeds by kind; a game may leave it out. */
  deeds?: Record<string, Record<string, number>>[];
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

/** A change of the table, as the viewer saw it. */
export type Event = {
  /** The kind of event. */
  id: string;
  /** The number of answers given before and with it. */
  ply: number;
  /** Its facts; a secret is a list of numbers if the viewer saw it, else a count. */
  args: Record<string, number | string | number[] | null>;
  /** The part of the game that begins with it; only tables tell it. */
  mark?: "era" | "phase";
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

/** The knowledge of one seat, or of a spectator, about any game. */
export type View = {
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** The number of answers so far, which is the number of the open question. */
  ply: number;
  /** The round, from 1 on. */
  round: number;
  /** The open question; null once the game is over. */
  question: Question | null;
};

/**
 * The open question of any game; only the seat that must answer knows the options.
 * The form is `one` for one option, `consent` for yes or no, else a number of options.
 */
export type Question = {
  /** The seat that must answer. */
  seat: number;
  /** The name of the stage that asks. */
  name: string;
  /** The form of the answer. */
  form: string;
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

/** The table as another device may show it. */
export type ShownReply = {
  /** The type of the reply. */
  type: "shown";
  /** The number of the device's connection. */
  device: number;
  /** The seat that the device belongs to; null: it shows the table to everybody. */
  viewer: number | null;
  /** The table to draw; of the save it has the id alone. */
  table: Table;
};

/** The people with devices of their own. */
export type ApartReply = {
  /** The type of the reply. */
  type: "apart";
  /** Their seats. */
  seats: number[];
};

/** The table has changed as another device, or its host, wanted. */
export type HeardReply = {
  /** The type of the reply. */
  type: "heard";
  /** The number of answers so far. */
  ply: number;
};

/** The people whom an undo needs. */
export type UndoAsksReply = {
  /** The type of the reply. */
  type: "undo_asks";
  /** Their seats; none if it takes back nothing new. */
  seats: number[];
};

/** The state of a hint for another device. */
export type HintedReply = {
  /** The finished fraction, 0 to 1. */
  done: number;
  /** The best first; empty until all is done. */
  advice: Advice[];
  /** The type of the reply. */
  type: "hinted";
};

/** The state of a look back, with the decisions that another device lacks. */
export type FoundReply = {
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
  type: "found";
};

/** The table as it was at a moment, for another device. */
export type MomentReply = {
  /** The type of the reply. */
  type: "moment";
  /** The number of answers before this moment. */
  ply: number;
  /** The number of all answers. */
  last: number;
  /** The seat that gave each answer. */
  deciders: number[];
  /** The seat whose eyes the device asked for. */
  seat: number | "decider" | null;
  /** The answer given at this moment; null: none. */
  decided: Decided | null;
  /** The table to draw; of the save it has the id alone. */
  table: Table;
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

/** The facts of any game that never change: its options, names and limits. */
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
};

/**
 * An option other than the number of seats: a switch, one of its values, or any
 * number of them if the default is a list.
 */
export type DeclaredOption = {
  /** Its name in codes, addresses and records. */
  name: string;
  /** Its values; a switch has none. */
  values?: (string | number)[];
  /** True for a switch, else left out. */
  switch?: boolean;
  /** The value that a game has unless somebody chooses another. */
  default: string | boolean | number | (string | number)[];
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

export type Message = NewMessage | DayMessage | ParMessage | LessonMessage | LoadMessage | OpenCodeMessage | ReadCodeMessage | CodesMessage | AnswerMessage | ReadOnMessage | TakeDeviceMessage | UndoMessage | HintMessage | LookBackMessage | ReplayMessage | BranchMessage | PuzzleMessage | JudgeMessage | PlayPuzzleMessage | SetApartMessage | ReseatMessage | ShowDeviceMessage | AnswerDeviceMessage | UndoDeviceMessage | UndoAsksMessage | HintDeviceMessage | LookBackDeviceMessage | ReplayDeviceMessage;

export type Reply = TableReply | ReplayReply | PuzzleReply | HintReply | LookBackReply | ReadCodeReply | CodesReply | JudgedReply | ParReply | ShownReply | ApartReply | HeardReply | UndoAsksReply | HintedReply | FoundReply | MomentReply | ThinkingReply | LackingReply | ErrorReply;
