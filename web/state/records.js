/** Table records: the save of a table, with the facts that the start page shows. */
import { catalogue, isOurs } from "./catalogue.js";
import { EDITIONS, SEATS } from "./settings.js";
import { isCount, isSwitch, isText, isTime, listOf, oneOf, recordOf, textOf } from "./stored.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Saved} Saved */

/** The most letters of an id or a name: more than any version writes. */
const LETTERS = 200;

const SUMMARY = {
  when: isTime,
  text: isText,
  round: isCount,
  over: isSwitch,
  edition: oneOf(EDITIONS),
  expansion: isSwitch,
  players: listOf(Math.min(...SEATS), Math.max(...SEATS), recordOf({ name: textOf(LETTERS), total: isCount })),
};

const isSummary = recordOf(SUMMARY);

const isSavedRecord = recordOf({ id: textOf(LETTERS), stamp: textOf(LETTERS), ...SUMMARY });

/**
 * @param {unknown} stored
 * @returns {stored is Saved}
 */
export const isSaved = (stored) => isSavedRecord(stored) && isOurs(stored);

/** A random id. */
const mark = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (one) => one.toString(16)).join("-");

/**
 * @param {Table} table
 * @returns {Saved}
 */
export function summary(table) {
  const players = table.players.map(({ name, kind }, seat) => ({ name, kind, total: table.scores[seat].total }));
  const { round, options } = table.view;
  const { edition, expansion } = options;
  const text = JSON.stringify(table.save);
  const { id } = table.save;
  return { id, stamp: mark(), when: Date.now(), text, round, over: table.over, edition, expansion, players };
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

/** Whether the text of a record can be a save of that table, by its size, format and id. @param {Saved} saved */
export function holdsSave({ id, text }) {
  if (text.length > catalogue.file_size) return false;
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

/**
 * Adds ids to the records of a version without them.
 * @param {unknown} stored
 * @returns {Saved[]}
 */
export function withIds(stored) {
  const valid = Array.isArray(stored) ? stored.filter(isSummary) : [];
  return valid.map(({ game: _, ...saved }) => {
    const id = `kept-${saved.when}`;
    return { ...saved, id, stamp: id, text: JSON.stringify({ ...JSON.parse(saved.text), id }) };
  });
}
