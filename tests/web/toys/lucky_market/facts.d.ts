/** The types of this game in the data between Python and the page. Made by `python -m contracts`: change the types in py/. */

import type { Coach, Commitment, Event, Margin, Player, Question, Score, TableSave, Told } from "../../../../web/engine/facts";

/** Everything that the page draws of a market. */
export type LuckyMarket = {
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
  /** The view of the viewer. */
  view: MarketView;
};

/** The knowledge of one seat, or of a spectator, about a market. */
export type MarketView = {
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** The number of answers so far, which is the number of the open question. */
  ply: number;
  /** The round, from 1 on. */
  round: number;
  /** The open question; null once the game is over. */
  question: Question | null;
  /** By seat: the places of its stalls. */
  seats: number[][];
  /** By seat: its charm, -1 once it is used; null if it is hidden. */
  charms: (number | null)[];
  /** By seat: its coins. */
  coins: number[];
  /** The row and the column of the latest roll; 0 before the first. */
  dice: number[];
};
