/** Pure statistics of finished games, for one of their players. */

import { countIn } from "../../state/stored.js";

/** @typedef {import("../../types").Finished} Finished */
/** @typedef {import("../../types").FinishedSeat} FinishedSeat */

/** A game from the view of one player. @typedef {{ game: Finished, seat: number, own: FinishedSeat }} Entry */

/** Games played and won, the share won, and its 95 % confidence interval. @typedef {{ games: number, wins: number, share: number, low: number, high: number }} Wins */

/** Standard deviations that cover 95 % of a normal distribution. */
const Z = 1.96;

/** More points would be too narrow to tell apart on a phone. */
const MOST_POINTS = 12;

/** The fewest games that make a share meaningful. */
const FEWEST = 5;

/** @param {number[]} values */
const sum = (values) => values.reduce((all, one) => all + one, 0);

/** @param {number[]} values none gives 0 */
const mean = (values) => (values.length ? sum(values) / values.length : 0);

/**
 * Wilson's score interval: unlike the usual one, it stays between 0 and 1 and holds for few games.
 * @param {number} wins
 * @param {number} games
 * @returns {Wins}
 */
function winsOf(wins, games) {
  if (!games) return { games, wins, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / (1 + Z ** 2 / games);
  return { games, wins, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** @param {Entry[]} entries */
export const won = (entries) => winsOf(sum(entries.map(({ own }) => own.won)), entries.length);

/** The share of wins that chance alone would give. @param {Entry[]} entries */
export const byChance = (entries) => mean(entries.map(({ game }) => 1 / game.seats.length));

/**
 * The share of wins by period. The numbers of games in two periods differ by one at most.
 * @param {Entry[]} entries the earliest first
 */
export function overTime(entries) {
  const count = Math.min(MOST_POINTS, Math.max(1, Math.floor(entries.length / FEWEST)));
  const from = (/** @type {number} */ place) => Math.floor((place * entries.length) / count);
  return Array.from({ length: count }, (_, place) => {
    const some = entries.slice(from(place), from(place + 1));
    return { from: some[0].game.when, to: some[some.length - 1].game.when, ...won(some) };
  });
}

/** All names, each once, in order of appearance. @param {Record<string, number>[]} counts */
const namesIn = (counts) => [...new Set(counts.flatMap(Object.keys))];

/**
 * The average points of each source, the largest first.
 * @param {Entry[]} entries
 */
export function sources(entries) {
  const parts = entries.map(({ own }) => own.parts);
  const means = namesIn(parts).map((name) => ({ name, points: mean(parts.map((one) => countIn(one, name))) }));
  return means.filter(({ points }) => points !== 0).sort((one, other) => other.points - one.points);
}

/** The counts of the player's deeds of a kind, by name. @param {Entry} entry @param {string} deed */
const done = ({ own }, deed) => own.deeds[deed] ?? {};

/**
 * The deeds of a kind, each with its count and the results of its games.
 * @param {Entry[]} entries
 * @param {string} deed
 */
export function favourites(entries, deed) {
  const all = namesIn(entries.map((entry) => done(entry, deed))).map((name) => {
    const those = entries.filter((entry) => countIn(done(entry, deed), name));
    const times = sum(those.map((entry) => countIn(done(entry, deed), name)));
    return { name, times, points: mean(those.map(({ own }) => own.total)), ...won(those) };
  });
  return all.sort((one, other) => other.times - one.times || one.name.localeCompare(other.name));
}

/**
 * The average number of such deeds in games won and in games lost; null without such games.
 * @param {Entry[]} entries
 * @param {string} deed
 * @param {string} name
 */
export function inGames(entries, deed, name) {
  const taken = (/** @type {Entry[]} */ some) =>
    some.length ? mean(some.map((entry) => countIn(done(entry, deed), name))) : null;
  return { won: taken(entries.filter(({ own }) => own.won)), lost: taken(entries.filter(({ own }) => !own.won)) };
}

/** @param {number[]} known */
const average = (known) => ({ games: known.length, mean: mean(known) });

/**
 * The average accuracy of the player's reviewed games; `earlier` is that of games with a figure of the earlier formula
 * alone, because the two cannot be compared.
 * @param {Entry[]} entries
 */
export const accuracy = (entries) => ({
  ...average(entries.flatMap(({ own }) => own.accuracy_by_stake ?? [])),
  earlier: average(entries.flatMap(({ own }) => (own.accuracy_by_stake === undefined ? (own.accuracy ?? []) : []))),
});

/** Winning streaks: the current one and the longest. @param {Entry[]} entries the earliest first */
export function streaks(entries) {
  let [now, most] = [0, 0];
  for (const { own } of entries) {
    now = own.won ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/** The winner's lead in points. @param {Entry} entry */
export const ahead = ({ game }) => game.ahead;

/**
 * Personal bests, each with its game; the earliest of equals.
 * @param {Entry[]} entries the earliest first
 * @param {boolean} [fewest] whether the fewest points win
 */
export function bests(entries, fewest = false) {
  const best = (/** @type {Entry[]} */ some, /** @type {(entry: Entry) => number} */ worth) =>
    some.reduce((one, other) => (one && worth(one) >= worth(other) ? one : other), /** @type {Entry | null} */ (null));
  const victories = entries.filter(({ own }) => own.won === 1);
  return {
    points: best(entries, ({ own }) => (fewest ? -own.total : own.total)),
    ahead: best(victories, ahead),
    rounds: best(victories, ({ game }) => -game.era),
  };
}

/** The player's place, from 1 on. @param {Entry} entry */
export const place = ({ game, seat, own }) => (own.won ? 1 : game.ranking.indexOf(seat) + 1);
