/** Pure goals: the next ones of a person, and the feats done so far. */
import { ahead, bests } from "./figures.js";

/** @typedef {import("./figures.js").Entry} Entry */

/** A goal and the way to it. @typedef {{ id: "win" | "level" | "points" | "games", count: number, done: number, level?: string }} Goal */

/**
 * A feat, and the first game that did it; null: none yet. `source` is a part of the points.
 * @typedef {{ id: "total" | "part" | "ahead" | "rounds" | "row" | "level", count: number, source?: string, level?: string, entry: Entry | null }} Feat
 */

/** The fewest games for shares and their course; below, the page greets. */
export const ENOUGH = 10;

/** The least points that make a goal, and the step to the next goal. */
const FIRST = 20;
const STEP = 5;

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

/** @param {Entry[]} entries @returns {Goal} */
function points(entries) {
  const done = bests(entries).points?.own.total ?? 0;
  return { id: "points", count: Math.max(FIRST, STEP * (Math.floor(done / STEP) + 1)), done };
}

/**
 * The next goals: a first victory, then one against a stronger level; more points; enough games.
 * @param {Entry[]} entries
 * @param {readonly string[]} ladder
 * @returns {Goal[]}
 */
export function goalsOf(entries, ladder) {
  const level = nextLevel(entries, ladder);
  /** @type {Goal[]} */
  const victory = entries.some(isWon)
    ? level
      ? [{ id: "level", count: 1, done: 0, level }]
      : []
    : [{ id: "win", count: 1, done: 0 }];
  return [...victory, points(entries), { id: "games", count: ENOUGH, done: entries.length }];
}

/** @param {string} source @param {number} count @returns {[Omit<Feat, "entry">, (entry: Entry) => boolean]} */
const part = (source, count) => [{ id: "part", count, source }, ({ own }) => (own.parts[source] ?? 0) >= count];

/** @param {string} level @returns {[Omit<Feat, "entry">, (entry: Entry) => boolean]} */
const beat = (level) => [{ id: "level", count: 1, level }, (entry) => isWon(entry) && rivals(entry).includes(level)];

/** The feats that one game can do. @type {[Omit<Feat, "entry">, (entry: Entry) => boolean][]} */
const IN_A_GAME = [
  [{ id: "total", count: 35 }, ({ own }) => own.total >= 35],
  part("palace", 8),
  part("guild_hall", 14),
  part("city_hall", 8),
  part("tucked", 8),
  [{ id: "ahead", count: 10 }, (entry) => entry.own.won === 1 && ahead(entry) >= 10],
  [{ id: "rounds", count: 11 }, (entry) => isWon(entry) && entry.game.era <= 11],
  beat("hard"),
  beat("expert"),
];

/** The victories in a row that make a feat. */
const ROW = 3;

/** @param {Entry[]} entries @returns {Feat} */
function row(entries) {
  const at = entries.findIndex(
    (_, place) => place + 1 >= ROW && entries.slice(place + 1 - ROW, place + 1).every(isWon),
  );
  return { id: "row", count: ROW, entry: entries[at] ?? null };
}

/**
 * @param {Entry[]} entries the earliest first
 * @returns {Feat[]}
 */
export const featsOf = (entries) => [
  ...IN_A_GAME.map(([feat, isDone]) => ({ ...feat, entry: entries.find(isDone) ?? null })),
  row(entries),
];
