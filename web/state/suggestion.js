/** Suggests another level once enough games show that the current one is too weak or too strong. */
import { catalogue } from "./catalogue.js";

/** @typedef {import("../types").Finished} Finished */
/** @typedef {{ table: string, level: string, next: string, wins: number, of: number }} Suggestion */

/** The number of latest games that count. */
const LATELY = 10;

/** Suggest the next level from this margin of the win rate above 1/seats. */
const WELL = 0.2;

/** Suggest the level before up to this fraction of 1/seats. */
const BADLY = 0.25;

/** The place of the weakest level to suggest; those below it answer at random. */
export const WEAKEST = 1;

/** The common level of all computers, if one person plays against them; else empty. @param {{ kind: string }[]} seats */
export function levelIn(seats) {
  const computers = seats.filter(({ kind }) => kind !== "person").map(({ kind }) => kind);
  return computers.length === seats.length - 1 && new Set(computers).size === 1 ? computers[0] : "";
}

/** @param {Finished["seats"]} seats */
export const wonBy = (seats) => seats.find(({ kind }) => kind === "person")?.won ?? 0;

/** The place of a level on the ladder; a level outside it plays as well as the last. @param {string} level */
export function rankOf(level) {
  const rank = catalogue.ladder.indexOf(level);
  return rank < 0 ? catalogue.ladder.length - 1 : rank;
}

/**
 * The step on the ladder: 1, 0 or -1.
 * @param {number} wins
 * @param {number} seats
 */
function step(wins, seats) {
  const chance = 1 / seats;
  if (wins >= LATELY * (chance + WELL)) return 1;
  return wins <= LATELY * chance * BADLY ? -1 : 0;
}

/**
 * @param {Finished[]} games the earliest first
 * @param {import("../types").Table} table the one that has just ended
 * @returns {Suggestion | null}
 */
export function suggestionOf(games, table) {
  const { players, save } = table;
  const level = levelIn(players);
  const isAlike = (/** @type {Finished} */ { game, seats }) =>
    game === table.game && seats.length === players.length && levelIn(seats) === level;
  const alike = games.filter(isAlike);
  if (!level || alike.length < LATELY) return null;
  const wins = Math.round(alike.slice(-LATELY).reduce((sum, { seats }) => sum + wonBy(seats), 0));
  const change = step(wins, players.length);
  const rank = rankOf(level) + change;
  const next = rank < WEAKEST ? undefined : catalogue.ladder[rank];
  return next && change ? { table: save.id, level, next, wins, of: LATELY } : null;
}
