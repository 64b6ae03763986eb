/** The person's own mistakes as puzzles: the decisions that cost most, by the look backs on finished games. */
import { idOf } from "./practice.js";
import { isCount, isName, isText, isTime, listOf, oneOf, recordOf, textOf } from "./stored.js";

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").LookBack} LookBack */
/** @typedef {import("../types").Mistake} Mistake */

/** The most stored mistakes, and those of one game. */
const MOST = 50;
const OF_A_GAME = 3;

/** The most letters of a code, and the most names in an answer: more than any version writes. */
const LETTERS = 20_000;
const NAMES = 30;

/** @type {(value: unknown) => boolean} */
const isMistake = recordOf({
  code: (value) => textOf(LETTERS)(value) && /~c\w+$/.test(String(value)),
  grade: oneOf(["own"]),
  game: isText,
  round: isCount,
  stage: isName,
  names: listOf(0, NAMES, isName),
  games: isCount,
  when: isTime,
});

/** All entries of a stored record. @param {unknown} stored @returns {unknown[]} */
const entriesOf = (stored) => Object.values(Object(Object(stored).puzzles));

/** @param {Mistake[]} mistakes */
const latest = (mistakes) => mistakes.sort((one, other) => other.when - one.when).slice(0, MOST);

/** The valid mistakes of a stored record, the latest first. @param {unknown} stored */
export const mistakesIn = (stored) => latest(/** @type {Mistake[]} */ (entriesOf(stored).filter(isMistake)));

/** A record of these, by their ids, so that two backups join. @param {Mistake[]} mistakes */
const recordFor = (mistakes) => ({ puzzles: Object.fromEntries(mistakes.map((one) => [idOf(one), one])) });

/** The valid part of a stored record. @param {unknown} stored */
export const mistakesOf = (stored) => recordFor(mistakesIn(stored));

/** The number of damaged entries, and of those of a later version. @param {unknown} stored */
export const lostIn = (stored) => entriesOf(stored).filter((one) => !isMistake(one)).length;

/**
 * The costliest decisions of a seat, the costliest first.
 * @param {LookBack} found
 * @param {number} seat
 */
export function costliest({ decisions }, seat) {
  const costly = decisions.filter((one) => one.seat === seat && ["mistake", "blunder"].includes(one.judgement ?? ""));
  return costly.sort((one, other) => other.loss - one.loss).slice(0, OF_A_GAME);
}

/**
 * A stored record with the mistakes of a game, which replace its earlier ones.
 * @param {unknown} stored
 * @param {Mistake[]} added
 */
export function withMistakes(stored, added) {
  const known = mistakesIn(stored).filter(({ game }) => game !== added[0]?.game);
  return recordFor(latest([...added, ...known]));
}

/** A stored record without the mistake of a code. @param {unknown} stored @param {string} code */
export const withoutMistake = (stored, code) => recordFor(mistakesIn(stored).filter((one) => one.code !== code));

/**
 * A decision as a puzzle.
 * @param {string} game the id of its table
 * @param {Decision} decision
 * @param {string} code leads to it
 * @returns {Mistake}
 */
export function mistakeOf(game, { round, stage, candidates, chosen, loss }, code) {
  const games = Math.round(100 * loss);
  return { code, grade: "own", game, round, stage, names: candidates[chosen].names, games, when: Date.now() };
}
