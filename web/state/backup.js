/** All that this browser keeps as one file, and what is taken over from such a file: what is here already stays. */
import * as beat from "../storage/beat.js";
import * as days from "../storage/days.js";
import * as finished from "../storage/finished.js";
import * as preferences from "../storage/form.js";
import * as lessons from "../storage/lessons.js";
import { answered, LONG_PATIENCE } from "../storage/patience.js";
import * as puzzles from "../storage/puzzles.js";
import * as tables from "../storage/tables.js";
import { isFinished, isLater, onlyHere } from "./finished.js";
import { isSaved } from "./records.js";

/** What such a file calls itself; docs/records.md tells of it. */
const FORMAT = "sanjuan-backup";

const VERSION = 1;

/** Letters that such a file may have: 1,000 games have some 3 million. */
const LONGEST = 64e6;

/** What is kept as one record each, by its name in the file. */
const RECORDS = { preferences, days, lessons, puzzles, beat };

/** @typedef {{ format: string, version: number, finished: unknown[], tables: unknown[] } & Record<string, unknown>} Backup */

/** @returns {Promise<Backup>} */
export async function backup() {
  const kept = Object.entries(RECORDS).map(([name, { read }]) => [name, read()]);
  const games = { finished: await finishedGames(), tables: await answered(tables.all(), LONG_PATIENCE) };
  return { format: FORMAT, version: VERSION, ...games, ...Object.fromEntries(kept) };
}

/** The records, each with its save. */
async function finishedGames() {
  const unkept = onlyHere();
  const others = unkept.map(({ id }) => id);
  const records = (await finished.all()).filter(mayBeKept).filter(({ id }) => !others.includes(id));
  const saves = await finished.savesOf(records.map(({ id }) => id));
  return [...records.map((record, place) => ({ ...record, save: saves[place] })), ...unkept];
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What is here, and what is missing of it.
 * @param {unknown} here
 * @param {unknown} added
 * @returns {unknown}
 */
function joined(here, added) {
  if (!isRecord(here) || !isRecord(added)) return here ?? added;
  const names = [...new Set([...Object.keys(added), ...Object.keys(here)])];
  return Object.fromEntries(names.map((name) => [name, joined(here[name], added[name])]));
}

/**
 * A file as what it holds; null: it is none of these, damaged or of a later version.
 * @param {string} text
 * @returns {Backup | null}
 */
export function backupIn(text) {
  if (text.length > LONGEST) return null;
  try {
    const { format, version, finished, tables, ...rest } = JSON.parse(text);
    const isOne = format === FORMAT && version === VERSION && Array.isArray(finished) && Array.isArray(tables);
    return isOne ? { format, version, finished, tables, ...rest } : null;
  } catch {
    return null;
  }
}

/** Whether it is a game that statistics count, or one that a later version does. @param {unknown} one @returns {one is { id: string, save?: unknown }} */
const mayBeKept = (one) => isFinished(one) || isLater(one);

/**
 * Takes over what is not here yet; throws where the browser refuses to keep it.
 * @param {Backup} given
 * @returns {Promise<number>} how many finished games that were
 */
export async function takeOver(given) {
  const here = await finished.ids();
  const games = given.finished.filter(mayBeKept).filter(({ id }) => !here.has(id));
  await finished.putSaves(games.map(({ id, save }) => [id, String(save ?? "")]));
  await finished.putAll(games.map(({ save: _, ...game }) => [game.id, game]));
  for (const one of given.tables.filter(isSaved))
    await tables.put(one.id, (stored) => (stored === undefined ? one : null));
  for (const [name, { read, write }] of Object.entries(RECORDS))
    if (isRecord(given[name])) write(/** @type {object} */ (joined(read(), given[name])));
  return games.length;
}
