/** Exports all stored records as a backup, and imports one; values that are here already stay. */
import { HOUSE_WORD } from "../site/names.js";
import * as beat from "../storage/beat.js";
import * as days from "../storage/days.js";
import * as finished from "../storage/finished.js";
import * as preferences from "../storage/form.js";
import * as lessons from "../storage/lessons.js";
import * as mistakes from "../storage/mistakes.js";
import { answered, LONG_PATIENCE } from "../storage/patience.js";
import * as puzzles from "../storage/puzzles.js";
import * as tables from "../storage/tables.js";
import { calendarOf } from "./calendar.js";
import { isDeep } from "./depth.js";
import { onlyHere } from "./finished.js";
import { finishedIn, mayStay } from "./finished_record.js";
import { gameOnShow, isOfUnknown } from "./game_of.js";
import { lessonsOf } from "./lessons.js";
import { mistakesOf } from "./mistakes.js";
import { withCleanNames, withCleanSeats } from "./plain.js";
import { practiceOf } from "./practice.js";
import { holdsSave, savedIn } from "./records.js";
import { preferencesOf } from "./settings.js";
import { isCount, isRecord, isText } from "./stored.js";
import { unkept } from "./unkept.js";

/** The name of the format in a backup; docs/records.md describes it. */
const FORMAT = `${HOUSE_WORD}-backup`;

const VERSION = 2;

/** The versions that this page imports; the records in a file of version 1 are of version 1. */
const VERSIONS = [1, VERSION];

/** The most letters, or bytes, of a backup; 1,000 games take about 3 million. */
export const LONGEST = 64e6;

/** The most letters of a challenge's key. */
const MARKS = 200;

/** @param {unknown} stored */
function beatOf(stored) {
  const sound = Object.entries(Object(stored)).filter(([deal, points]) => deal.length <= MARKS && isCount(points));
  return Object.fromEntries(sound.map(([deal, points]) => [beat.withGame(deal), points]));
}

/** @typedef {{ read: () => unknown, write: (record: object) => void, soundOf: (given: unknown) => object }} Kept */

/**
 * The record of the game on show.
 * @param {{ read: (game: string) => unknown, write: (game: string, record: object) => void }} storage
 */
const own = ({ read, write }) => ({
  read: () => read(gameOnShow()),
  write: (/** @type {object} */ record) => write(gameOnShow(), record),
});

/** The settings and the form, which earlier versions stored in another shape. */
function preferencesHere() {
  const kept = preferences.read(gameOnShow());
  return { ...kept, form: preferencesOf(kept).form };
}

/** The single records by name in the file, each with its reader, writer and check. @type {Record<string, Kept>} */
const RECORDS = {
  preferences: { ...own(preferences), read: preferencesHere, soundOf: preferencesOf },
  days: { ...own(days), soundOf: calendarOf },
  lessons: { ...own(lessons), soundOf: lessonsOf },
  puzzles: { ...own(puzzles), soundOf: practiceOf },
  mistakes: { ...own(mistakes), soundOf: mistakesOf },
  beat: { ...beat, soundOf: beatOf },
};

/** @typedef {{ format: string, version: number, finished: unknown[], tables: unknown[] } & Record<string, unknown>} Backup */

/** @returns {Promise<Backup>} */
export async function backup() {
  const kept = Object.entries(RECORDS).map(([name, { read }]) => [name, read()]);
  const games = { finished: await finishedGames(), tables: await openGames() };
  return { format: FORMAT, version: VERSION, ...games, ...Object.fromEntries(kept) };
}

/** The tables on disk, and those that the browser refused to store. */
async function openGames() {
  const stored = await answered(tables.all(), LONG_PATIENCE);
  const ids = new Set(unkept.keys());
  return [...stored.filter((one) => !ids.has(Object(one).id)), ...unkept.values()];
}

/** The game records, each with its save. */
async function finishedGames() {
  const unkept = onlyHere();
  const others = unkept.map(({ id }) => id);
  const records = (await finished.all()).filter(mayStay).filter(({ id }) => !others.includes(id));
  const saves = await finished.savesOf(records.map(({ id }) => id));
  return [...records.map((record, place) => ({ ...record, save: saves[place] })), ...unkept];
}

/**
 * The record here, with missing keys filled in from the added one.
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
 * Parses a backup; null: the text is no backup, damaged, or of a later version.
 * @param {string} text
 * @returns {Backup | null}
 */
export function backupIn(text) {
  if (text.length > LONGEST || isDeep(text)) return null;
  try {
    const { format, version, finished, tables, ...rest } = JSON.parse(text);
    const isOne = format === FORMAT && VERSIONS.includes(version) && Array.isArray(finished) && Array.isArray(tables);
    return isOne ? { format, version, finished, tables, ...rest } : null;
  } catch {
    return null;
  }
}

/** A game record as this page stores it; null: it is damaged. @param {unknown} one @returns {{ id: string, save?: unknown } | null} */
function gameIn(one) {
  const finished = finishedIn(one);
  if (finished) return withCleanSeats(finished);
  return mayStay(one) ? one : null;
}

/** A table record as this page stores it; null: it is damaged, or of a later version. @param {unknown} one @returns {{ id: string, text: string } | null} */
function tableIn(one) {
  const saved = savedIn(one);
  if (saved) return withCleanNames(saved);
  return isOfUnknown(one) ? /** @type {{ id: string, text: string }} */ (one) : null;
}

/** @template T @param {T | null} one @returns {one is T} */
const isThere = (one) => one !== null;

/**
 * The valid part of a backup.
 * @param {Backup} given
 */
export function soundIn(given) {
  const games = given.finished.map(gameIn).filter(isThere);
  const open = given.tables.map(tableIn).filter(isThere).filter(holdsSave);
  const own = Object.entries(RECORDS).filter(([name]) => isRecord(given[name]));
  return { games, open, records: own.map(([name, kept]) => ({ name, kept, sound: kept.soundOf(given[name]) })) };
}

/** The number of games that an import skips. @param {Backup} given @param {ReturnType<typeof soundIn>} sound */
const leftOut = ({ finished, tables }, { games, open }) => finished.length - games.length + tables.length - open.length;

/**
 * Imports the missing records; throws if the browser refuses to store them.
 * @param {Backup} given
 * @returns {Promise<{ added: number, left: number }>} the numbers of imported finished games and of skipped games
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
