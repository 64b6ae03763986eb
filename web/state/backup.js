/** All that this browser keeps as one file, and what is taken over from such a file: what is here already stays. */
import * as beat from "../storage/beat.js";
import * as days from "../storage/days.js";
import * as finished from "../storage/finished.js";
import * as preferences from "../storage/form.js";
import * as lessons from "../storage/lessons.js";
import { answered, LONG_PATIENCE } from "../storage/patience.js";
import * as puzzles from "../storage/puzzles.js";
import * as tables from "../storage/tables.js";
import { calendarOf } from "./calendar.js";
import { isFinished, isLater, onlyHere } from "./finished.js";
import { lessonsOf } from "./lessons.js";
import { withCleanNames, withCleanSeats } from "./plain.js";
import { practiceOf } from "./practice.js";
import { holdsSave, isSaved } from "./records.js";
import { preferencesOf } from "./settings.js";
import { isCount, isRecord, isText } from "./stored.js";
import { unkept } from "./unkept.js";

/** What such a file calls itself; docs/records.md tells of it. */
const FORMAT = "sanjuan-backup";

const VERSION = 1;

/** Letters, or bytes, that such a file may have: 1,000 games have some 3 million. */
export const LONGEST = 64e6;

/** The most letters of a key of a challenge. */
const MARKS = 200;

/** @param {unknown} stored */
const beatOf = (stored) =>
  Object.fromEntries(
    Object.entries(Object(stored)).filter(([deal, points]) => deal.length <= MARKS && isCount(points)),
  );

/** @typedef {{ read: () => unknown, write: (record: object) => void, soundOf: (given: unknown) => object }} Kept */

/** Single records by their names in the file: how to read, write and check each. @type {Record<string, Kept>} */
const RECORDS = {
  preferences: { ...preferences, soundOf: preferencesOf },
  days: { ...days, soundOf: calendarOf },
  lessons: { ...lessons, soundOf: lessonsOf },
  puzzles: { ...puzzles, soundOf: practiceOf },
  beat: { ...beat, soundOf: beatOf },
};

/** @typedef {{ format: string, version: number, finished: unknown[], tables: unknown[] } & Record<string, unknown>} Backup */

/** @returns {Promise<Backup>} */
export async function backup() {
  const kept = Object.entries(RECORDS).map(([name, { read }]) => [name, read()]);
  const games = { finished: await finishedGames(), tables: await openGames() };
  return { format: FORMAT, version: VERSION, ...games, ...Object.fromEntries(kept) };
}

/** Tables on disk, and tables that the browser refused to keep. */
async function openGames() {
  const stored = await answered(tables.all(), LONG_PATIENCE);
  return [...stored.filter((one) => !isSaved(one) || !unkept.has(one.id)), ...unkept.values()];
}

/** The records, each with its save. */
async function finishedGames() {
  const unkept = onlyHere();
  const others = unkept.map(({ id }) => id);
  const records = (await finished.all()).filter(mayBeKept).filter(({ id }) => !others.includes(id));
  const saves = await finished.savesOf(records.map(({ id }) => id));
  return [...records.map((record, place) => ({ ...record, save: saves[place] })), ...unkept];
}

/**
 * What is here, and what is missing of it.
 * @param {unknown} here
 * @param {unknown} added
 * @returns {unknown}
 */
function joined(here, added) {
  if (!isRecord(here) || !isRecord(added)) return here ?? added;
  const names = [...new Set([...Object.keys(here), ...Object.keys(added)])];
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
 * The sound part of a file.
 * @param {Backup} given
 */
export function soundIn(given) {
  /** @type {{ id: string, save?: unknown }[]} */
  const games = given.finished.filter(mayBeKept).map((one) => (isFinished(one) ? withCleanSeats(one) : one));
  const open = given.tables.filter(isSaved).filter(holdsSave).map(withCleanNames);
  const own = Object.entries(RECORDS).filter(([name]) => isRecord(given[name]));
  return { games, open, records: own.map(([name, kept]) => ({ name, kept, sound: kept.soundOf(given[name]) })) };
}

/** The number of games that are left out. @param {Backup} given @param {ReturnType<typeof soundIn>} sound */
const leftOut = ({ finished, tables }, { games, open }) => finished.length - games.length + tables.length - open.length;

/**
 * Takes over what is not here yet; throws where the browser refuses to keep it.
 * @param {Backup} given
 * @returns {Promise<{ added: number, left: number }>} the number of finished games, and of games left out
 */
export async function takeOver(given) {
  const sound = soundIn(given);
  const { games, open, records } = sound;
  const here = await finished.ids();
  const added = games.filter(({ id }) => !here.has(id));
  await finished.putSaves(added.map(({ id, save }) => [id, isText(save) ? String(save) : ""]));
  await finished.putAll(added.map(({ save: _, ...game }) => [game.id, game]));
  for (const one of open) await tables.put(one.id, (stored) => (stored === undefined ? one : null));
  for (const { kept, sound: own } of records) kept.write(/** @type {object} */ (joined(kept.read(), own)));
  return { added: added.length, left: leftOut(given, sound) };
}
