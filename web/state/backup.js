/** Exports all stored records as a backup, and imports one; values that are here already stay. */
import { FIRST_GAME, HOUSE_WORD } from "../site/names.js";
import * as finished from "../storage/finished.js";
import { answered, LONG_PATIENCE } from "../storage/patience.js";
import * as tables from "../storage/tables.js";
import { catalogueOf } from "./catalogue.js";
import { isDeep } from "./depth.js";
import { onlyHere } from "./finished.js";
import { finishedIn, mayStay } from "./finished_record.js";
import { isOfUnknown } from "./game_of.js";
import { withCleanNames, withCleanSeats } from "./plain.js";
import { holdsSave, savedIn } from "./records.js";
import { ofOther, others, RECORDS, valuesOf } from "./single_records.js";
import { isRecord, isText } from "./stored.js";
import { unkept } from "./unkept.js";

/** The name of the format in a backup; docs/records.md describes it. */
const FORMAT = `${HOUSE_WORD}-backup`;

const VERSION = 2;

/** The versions that this page imports; the records in a file of version 1 are of version 1. */
const VERSIONS = [1, VERSION];

/** The most letters, or bytes, of a backup; 1,000 games take about 3 million. */
export const LONGEST = 64e6;

/** The values that there are. @param {Record<string, unknown>} values */
const present = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Object.keys(Object(value)).length > 0));

/** The records of all games after the first, if there are any. */
function gamesHere() {
  const games = others().map((game) => [game, present(valuesOf(ofOther(game)))]);
  return games.length ? { games: Object.fromEntries(games) } : {};
}

/** @typedef {{ format: string, version: number, finished: unknown[], tables: unknown[] } & Record<string, unknown>} Backup */

/** @returns {Promise<Backup>} */
export async function backup() {
  const games = { finished: await finishedGames(), tables: await openGames() };
  return { format: FORMAT, version: VERSION, ...games, ...valuesOf(RECORDS), ...gamesHere() };
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

/** Whether the game of a record is loaded, so that its options are known; else the record stays as it is. @param {{ game: string }} record */
const isLoaded = ({ game }) => catalogueOf(game) !== undefined;

/** A game record as this page stores it; null: it is damaged. @param {unknown} one @returns {{ id: string, save?: unknown } | null} */
function gameIn(one) {
  const finished = finishedIn(one);
  if (finished && isLoaded(finished)) return withCleanSeats(finished);
  return mayStay(one) ? one : null;
}

/** A table record as this page stores it; null: it is damaged, or of a later version. @param {unknown} one @returns {{ id: string, text: string } | null} */
function tableIn(one) {
  const saved = savedIn(one);
  if (saved && isLoaded(saved)) return withCleanNames(saved);
  return saved || isOfUnknown(one) ? /** @type {{ id: string, text: string }} */ (one) : null;
}

/** The valid part of those records that a file has. @param {Record<string, import("./single_records.js").Kept>} records @param {Record<string, unknown>} given */
const soundOnes = (records, given) =>
  Object.entries(records)
    .filter(([name]) => isRecord(given[name]))
    .map(([name, kept]) => ({ kept, sound: kept.soundOf(given[name]) }));

/** The name of a game in a file, which becomes the end of a key. */
const GAME = /^[a-z_]{1,20}$/;

/** The most other games in a file. */
const GAMES = 50;

/** The valid records of games after the first. @param {unknown} games */
function soundGames(games) {
  const found = Object.entries(Object(games)).filter(
    ([game, one]) => GAME.test(game) && game !== FIRST_GAME && isRecord(one),
  );
  return found.slice(0, GAMES).flatMap(([game, given]) => soundOnes(ofOther(game), given));
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
  return { games, open, records: [...soundOnes(RECORDS, given), ...soundGames(given.games)] };
}

/** The number of games that an import skips. @param {Backup} given @param {ReturnType<typeof soundIn>} sound */
const leftOut = ({ finished, tables }, { games, open }) => finished.length - games.length + tables.length - open.length;

/** The names of the games in a file that this page lacks. @param {ReturnType<typeof soundIn>} sound */
const lackingIn = ({ games, open }) => [
  ...new Set(
    [...games, ...open].filter(isOfUnknown).map((one) => String(/** @type {{ game?: unknown }} */ (one).game)),
  ),
];

/**
 * Imports the missing records; throws if the browser refuses to store them.
 * @param {Backup} given
 * @returns {Promise<{ added: number, left: number, lacking: string[] }>} the numbers of imported finished games and of
 * skipped games; the games that this page lacks, whose records are stored
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
  return { added: added.length, left: leftOut(given, sound), lacking: lackingIn(sound) };
}
