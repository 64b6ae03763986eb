/** Pure goals: the next ones of a person, and the feats done so far. */
import { ahead, bests } from "./figures.js";

/** @typedef {import("./figures.js").Entry} Entry */

/** A goal and the way to it. @typedef {{ id: "win" | "level" | "points" | "fewest" | "games", count: number, done: number, level?: string }} Goal */

/** @typedef {import("../../games/game").FeatKind} FeatKind */

/** A feat, and the first game that did it; null: none yet. @typedef {FeatKind & { entry: Entry | null }} Feat */

/** The points to aim for: the most, or the fewest. @typedef {Required<import("../../games/game").Statistics>["goal"] & { fewest?: boolean }} Aim */

/** The fewest games for shares and their course; below, the page greets. */
export const ENOUGH = 10;

/** @param {Entry} entry */
const isWon = ({ own }) => own.won > 0;

/** The kinds at the table except the person's own. @param {Entry} entry */
const rivals = ({ game, seat }) => game.seats.flatMap(({ kind }, other) => (other === seat ? [] : [kind]));

/**
 * The level after the strongest one beaten; empty if there is none.
 * @param {Entry[]} entries
 * @param {readonly string[]} ladder the weakest first
 */
function nextLevel(entries, ladder) {
  const beaten = entries.filter(isWon).map((entry) => Math.max(...rivals(entry).map((kind) => ladder.indexOf(kind))));
  return ladder[Math.max(0, ...beaten) + 1] ?? "";
}

/** @param {Entry[]} entries @param {Aim} aim @returns {Goal} */
function points(entries, { first, step, fewest }) {
  const best = bests(entries, fewest).points?.own.total;
  const done = best ?? 0;
  if (!fewest) return { id: "points", count: Math.max(first, step * (Math.floor(done / step) + 1)), done };
  return { id: "fewest", count: Math.min(first, step * (Math.ceil((best ?? first + 1) / step) - 1)), done };
}

/**
 * The next goals: a first victory, then one against a stronger level; more points; enough games.
 * @param {Entry[]} entries
 * @param {readonly string[]} ladder
 * @param {Aim} aim
 * @returns {Goal[]}
 */
export function goalsOf(entries, ladder, aim) {
  const level = nextLevel(entries, ladder);
  /** @type {Goal[]} */
  const victory = entries.some(isWon)
    ? level
      ? [{ id: "level", count: 1, done: 0, level }]
      : []
    : [{ id: "win", count: 1, done: 0 }];
  return [...victory, points(entries, aim), { id: "games", count: ENOUGH, done: entries.length }];
}

/** Whether a game does a feat; `place` is its own among all. @type {Record<FeatKind["id"], (feat: FeatKind, entry: Entry, all: Entry[], place: number) => boolean>} */
const IS_DONE = {
  total: ({ count }, { own }) => own.total >= count,
  fewest: ({ count }, { own }) => own.total <= count,
  part: ({ count, source = "" }, { own }) => (own.parts[source] ?? 0) >= count,
  ahead: ({ count }, entry) => entry.own.won === 1 && ahead(entry) >= count,
  rounds: ({ count }, entry) => isWon(entry) && entry.game.era <= count,
  level: ({ level = "" }, entry) => isWon(entry) && rivals(entry).includes(level),
  row: ({ count }, _, all, place) => place + 1 >= count && all.slice(place + 1 - count, place + 1).every(isWon),
};

/**
 * @param {Entry[]} entries the earliest first
 * @param {readonly FeatKind[]} kinds
 * @returns {Feat[]}
 */
export const featsOf = (entries, kinds) =>
  kinds.map((feat) => ({
    ...feat,
    entry: entries.find((entry, place) => IS_DONE[feat.id](feat, entry, entries, place)) ?? null,
  }));
