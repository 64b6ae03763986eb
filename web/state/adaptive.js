/** The level that keeps up with a person: the kind `adaptive` of a form, settled by the results before a game begins. */
import { catalogue } from "./catalogue.js";
import { gameOnShow } from "./game_of.js";
import { ADAPTIVE, named } from "./people.js";
import { levelIn, rankOf, WEAKEST, wonBy } from "./suggestion.js";

/** @typedef {import("../types").Finished} Finished */
/** @typedef {import("../types").Form} Form */
/** @typedef {import("../types").Player} Player */

/**
 * The picked level, and the reason: the latest games against a level, unless there is none.
 * @typedef {{ next: string, way: "first" | "up" | "down" | "same", level: string, wins: number, of: number }} Picked
 */

/** The number of latest games that count. */
const LATELY = 4;

/** The next level is due from this margin of the win rate above 1/seats. */
const WELL = 0.2;

/** The level before is due once the win rate must stay this far below 1/seats, or at 0 with many seats. */
const BADLY = 0.25;

/** @param {string} level */
const isPicked = (level) => catalogue.levels.includes(level) && rankOf(level) >= WEAKEST;

/** Whether a record is of the game on show, and of one person against computers of one level. @param {Finished} game @param {number} seats */
const counts = (game, seats) =>
  game?.game === gameOnShow() &&
  Array.isArray(game.seats) &&
  game.seats.length === seats &&
  game.seats.every(Boolean) &&
  isPicked(levelIn(game.seats));

/** The step on the ladder: 1, 0 or -1. @param {number} wins @param {number} games @param {number} seats */
function step(wins, games, seats) {
  if (wins >= LATELY * (1 / seats + WELL)) return 1;
  return wins + LATELY - games <= LATELY * Math.max(0, 1 / seats - BADLY) ? -1 : 0;
}

/** @param {string} level @param {number} by */
function beside(level, by) {
  const rank = rankOf(level) + by;
  return (by && rank >= WEAKEST && catalogue.ladder[rank]) || level;
}

/**
 * Picks the level for the next game with that number of seats.
 * @param {Finished[]} games the earliest first
 * @param {number} seats
 * @returns {Picked}
 */
export function levelFor(games, seats) {
  const levels = games.filter((game) => counts(game, seats)).map((game) => ({ game, level: levelIn(game.seats) }));
  const level = levels.at(-1)?.level ?? "";
  if (!level) return { next: catalogue.usual_level, way: "first", level, wins: 0, of: 0 };
  const run = levels.slice(levels.findLastIndex((one) => one.level !== level) + 1).slice(-LATELY);
  const wins = Math.round(run.reduce((sum, { game }) => sum + wonBy(game.seats), 0));
  const by = step(wins, run.length, seats);
  const next = beside(level, by);
  return { next, way: next === level ? "same" : by > 0 ? "up" : "down", level, wins, of: run.length };
}

/** @param {Player[]} players */
export const keepsUp = (players) => players.some(({ kind }) => kind === ADAPTIVE);

/**
 * The players with a real level at each adaptive seat.
 * @param {Player[]} players
 * @param {Finished[]} games
 */
export function settled(players, games) {
  const { next } = levelFor(games, players.length);
  return players.map((one) => (one.kind === ADAPTIVE ? { ...one, kind: next } : one));
}

/**
 * The players of the form that a table began with: adaptive again at the seats where the form has such a level.
 * @param {Player[]} players of the table
 * @param {Form} form
 */
export function asInForm(players, form) {
  const own = named(form.players.slice(0, form.seats));
  const isAlike = (/** @type {Player} */ one, /** @type {number} */ seat) =>
    one.name === own[seat].name &&
    (one.kind === own[seat].kind || (own[seat].kind === ADAPTIVE && one.kind !== "person"));
  return own.length === players.length && players.every(isAlike) ? own : players;
}
