/** Which level to try next, once enough games against one have shown that it is too weak, or too strong. */
import { catalogue } from "./catalogue.js";

/** @typedef {import("../types").Finished} Finished */
/** @typedef {{ table: string, level: string, next: string, wins: number, of: number }} Suggestion */

/** So many of the latest games tell. */
const LATELY = 10;

/** Whoever wins so much more often than chance lets one, plays against the next level. */
const WELL = 0.2;

/** Whoever wins no more than this part of what chance lets one, plays against the one before. */
const BADLY = 0.25;

/** The weakest level that is worth playing against: those before it answer at random. */
const WEAKEST = 1;

/** The level of all computers, if one person plays against them. @param {{ kind: string }[]} seats */
function levelIn(seats) {
  const computers = seats.filter(({ kind }) => kind !== "person").map(({ kind }) => kind);
  return computers.length === seats.length - 1 && new Set(computers).size === 1 ? computers[0] : "";
}

/** @param {Finished["seats"]} seats */
const wonBy = (seats) => seats.find(({ kind }) => kind === "person")?.won ?? 0;

/** The place of a level on the ladder: one that is not there plays as well as the last. @param {string} level */
function rankOf(level) {
  const rank = catalogue.ladder.indexOf(level);
  return rank < 0 ? catalogue.ladder.length - 1 : rank;
}

/**
 * How many levels up or down.
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
export function suggestionOf(games, { players, save }) {
  const level = levelIn(players);
  const alike = games.filter(({ seats }) => seats.length === players.length && levelIn(seats) === level);
  if (!level || alike.length < LATELY) return null;
  const wins = Math.round(alike.slice(-LATELY).reduce((sum, { seats }) => sum + wonBy(seats), 0));
  const change = step(wins, players.length);
  const rank = rankOf(level) + change;
  const next = rank < WEAKEST ? undefined : catalogue.ladder[rank];
  return next && change ? { table: save.id, level, next, wins, of: LATELY } : null;
}
