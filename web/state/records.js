/** Table records: the save of a table, with the facts that the start page shows. */
import { FIRST_GAME } from "../site/names.js";
import { house } from "./catalogue.js";
import { isOfKnown } from "./game_of.js";
import { areOptions, optionsIn, usualOptions, withAllOptions, withoutOptions } from "./options.js";
import { isCount, isRecord, isSwitch, isText, isTime, listOf, oneOf, recordOf, textOf } from "./stored.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Saved} Saved */

/** The most letters of an id or a name, and the most seats: more than any version writes. */
const LETTERS = 1000;
const SEATS = 20;

/** The version of the records that this page writes; docs/records.md describes them. */
const LATEST = 2;

const SUMMARY = {
  when: isTime,
  text: isText,
  era: isCount,
  over: isSwitch,
  options: isRecord,
  players: listOf(1, SEATS, recordOf({ name: textOf(LETTERS), total: isCount })),
};

const isSavedRecord = recordOf({
  version: oneOf([LATEST]),
  id: textOf(LETTERS),
  stamp: textOf(LETTERS),
  ...SUMMARY,
});

/** The options of a record of version 1, which had some beside its other keys; its save has all of them. @param {Record<string, unknown>} stored */
const optionsAtFirst = (stored) => ({
  ...usualOptions(FIRST_GAME),
  ...optionsIn(Object(isText(stored.text) && saveIn(String(stored.text)).game?.options), FIRST_GAME),
  ...optionsIn(stored, FIRST_GAME),
});

/** A stored record as this version writes it. Version 1 wrote no number, and knew one game. @param {unknown} stored */
function asLatest(stored) {
  if (!isRecord(stored) || stored.version !== undefined) return stored;
  const { round, ...rest } = withoutOptions(stored, FIRST_GAME);
  return { game: FIRST_GAME, ...rest, version: LATEST, era: round, options: optionsAtFirst(stored) };
}

/** The stored record of a table of a known game; null: there is none, or a later version wrote it. @param {unknown} stored @returns {Saved | null} */
export function savedIn(stored) {
  const latest = /** @type {Saved} */ (asLatest(stored));
  const isOurs = isSavedRecord(latest) && isOfKnown(latest);
  return isOurs && areOptions(latest.options, latest.game) ? withAllOptions(latest) : null;
}

/** @param {unknown[]} stored */
export const allSavedIn = (stored) => stored.map(savedIn).filter((one) => one !== null);

/** A random id. */
const mark = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (one) => one.toString(16)).join("-");

/**
 * @param {Table} table
 * @returns {Saved}
 */
export function summary(table) {
  const players = table.players.map(({ name, kind }, seat) => ({ name, kind, total: table.scores[seat].total }));
  const text = JSON.stringify(table.save);
  const { game, era, over } = table;
  const facts = { game, era, over, options: optionsIn(table.options) };
  return { version: LATEST, id: table.save.id, stamp: mark(), when: Date.now(), text, ...facts, players };
}

/**
 * The list with a saved table first, then the others that are not over.
 * @param {Saved[]} tables the latest first
 * @param {Saved} saved
 */
export const among = (tables, saved) => [saved, ...tables.filter(({ id, over }) => id !== saved.id && !over)];

// ------------------------------------------------------------ serious games

/** @param {string} text */
function saveIn(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** The format of a save; undefined if the text is none. @param {string} text @returns {unknown} */
export const formatIn = (text) => saveIn(text).format;

/** Whether the text of a record can be a save of that table, by its size, format and id. @param {{ id: string, text: string }} saved */
export function holdsSave({ id, text }) {
  if (!isText(text) || text.length > house.file_size) return false;
  const save = saveIn(text);
  return isText(save.format) && isCount(save.version) && save.id === id;
}

/**
 * Whether a save says that its game began as serious and no longer is.
 * @param {string} text
 */
export const hasLapsed = (text) => saveIn(text).lapsed === true;

/**
 * Whether a game began as serious.
 * @param {string} text
 */
export const wasSerious = (text) => saveIn(text).serious === true || hasLapsed(text);

/** The save, marked as no longer serious; Python renews its check value on loading. @param {string} text */
export const lapsedText = (text) => JSON.stringify({ ...saveIn(text), lapsed: true });

/**
 * The record of a game that is no longer serious.
 * @param {Saved} saved
 * @returns {Saved}
 */
export const lapsed = (saved) => ({ ...saved, stamp: mark(), text: lapsedText(saved.text) });

// ------------------------------------------------------------ versions

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a record is of no version, not even of a later one, so that no page can resume it.
 * @param {unknown} stored
 */
export function isDamaged(stored) {
  if (typeof stored !== "object" || !stored) return true;
  return "text" in stored && typeof stored.text === "string" && !isJson(stored.text);
}

/**
 * The save in a text, and the save of its game.
 * @param {string} text
 * @returns {{ format: unknown, version: unknown }[]}
 */
function savesIn(text) {
  const save = saveIn(text);
  return [save, save.game ?? save];
}

/**
 * Whether a stored save is of no later version than this page, whose own save shows its version.
 * @param {string} stored
 * @param {string} text
 */
export function isReadable(stored, text) {
  const known = savesIn(text);
  const isKnown = (/** @type {{ format: unknown, version: unknown }} */ { format, version }) =>
    known.some((one) => one.format === format && Number(version) <= Number(one.version));
  return savesIn(stored).every(isKnown);
}

/**
 * The record of a known game whose save this page can read; null: there is none.
 * @param {unknown} stored
 * @param {string} text a save of this page
 */
export function readableIn(stored, text) {
  const saved = savedIn(stored);
  return saved && isReadable(saved.text, text) ? saved : null;
}

/**
 * The record of a game that is no longer serious; null: there is none, or it is not for this page to change.
 * @param {unknown} stored
 * @param {string} text a save of this page
 */
export function lapsedIn(stored, text) {
  const saved = readableIn(stored, text);
  return saved && !hasLapsed(saved.text) ? lapsed(saved) : null;
}

// ------------------------------------------------------------ order of saves

/** @param {string} text */
function answersIn(text) {
  const save = JSON.parse(text);
  return /** @type {unknown[]} */ ((save.game ?? save).answers).map(String);
}

/**
 * Whether one save is an earlier state of the other: its answers are the beginning of the other's.
 * @param {string} early
 * @param {string} late
 */
export function isBeginning(early, late) {
  try {
    const [before, after] = [early, late].map(answersIn);
    return before.every((answer, place) => answer === after[place]);
  } catch {
    return false;
  }
}

/** @param {Saved} saved */
function withId(saved) {
  const id = `kept-${saved.when}`;
  return { ...saved, id, stamp: id, text: JSON.stringify({ ...saveIn(saved.text), id }) };
}

/** A record of a version without ids, with empty ones. @param {unknown} stored */
const withoutIds = (stored) => ({ ...Object(stored), game: FIRST_GAME, id: "", stamp: "" });

/**
 * Adds ids to the records of a version without them.
 * @param {unknown} stored
 * @returns {Saved[]}
 */
export const withIds = (stored) => allSavedIn(Array.isArray(stored) ? stored.map(withoutIds) : []).map(withId);
