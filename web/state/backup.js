/** Exports all stored records as a backup, and imports one; values that are here already stay. */
import { FIRST_GAME, HOUSE_WORD } from "../site/names.js";
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
import { catalogueOf } from "./catalogue.js";
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

/** The records that each game has for itself, by name, with their storages and checks. */
const STORAGES = /** @type {const} */ ([
  ["days", days, calendarOf],
  ["lessons", lessons, lessonsOf],
  ["puzzles", puzzles, practiceOf],
  ["mistakes", mistakes, mistakesOf],
]);

/** @param {string} game @returns {Record<string, Kept>} */
const recordsOf = (game) =>
  Object.fromEntries(
    STORAGES.map(([name, { read, write }, soundOf]) => [
      name,
      { read: () => read(game), write: (record) => write(game, record), soundOf },
    ]),
  );

/** The valid part of settings and form; only the game on show can check its form. @param {string} game @returns {(given: unknown) => ReturnType<typeof preferencesOf>} */
const soundPreferences = (game) => (given) => {
  const { settings, form } = preferencesOf(given);
  return { settings, form: game === gameOnShow() ? form : Object(Object(given).form) };
};

/** The settings and the form of a game, which earlier versions stored in another shape. @param {string} game @returns {Kept} */
function preferencesFor(game) {
  const soundOf = soundPreferences(game);
  const read = () => ({ ...preferences.read(game), form: soundOf(preferences.read(game)).form });
  return { read, write: (record) => preferences.write(game, record), soundOf };
}

/** The form of another game than the first, whose file has the settings. @param {string} game @returns {Kept} */
const formOf = (game) => ({
  read: () => preferences.read(game).form,
  write: (form) => preferences.write(game, { form }),
  soundOf: (form) => soundPreferences(game)({ form }).form,
});

/** The single records by name in the file: those of the house and of the first game. @type {Record<string, Kept>} */
const RECORDS = {
  preferences: preferencesFor(FIRST_GAME),
  ...recordsOf(FIRST_GAME),
  beat: { ...beat, soundOf: beatOf },
};

/** The records of another game. @param {string} game @returns {Record<string, Kept>} */
const ofOther = (game) => ({ form: formOf(game), ...recordsOf(game) });

/** The values of records. @param {Record<string, Kept>} records @returns {Record<string, unknown>} */
const valuesOf = (records) => Object.fromEntries(Object.entries(records).map(([name, { read }]) => [name, read()]));

/** The games after the first that have any record here. */
const others = () => [
  ...new Set([preferences, ...STORAGES.map(([, storage]) => storage)].flatMap((storage) => storage.others())),
];

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

/** The valid part of those records that a file has. @param {Record<string, Kept>} records @param {Record<string, unknown>} given */
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
