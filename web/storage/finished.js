/**
 * The finished games of this browser; only the person removes them. Each game record is a text, and its save lies in
 * another store, so that a thousand records load in a moment.
 */
import { clear, createStore, get, getMany, keys, setMany, update, values } from "idb-keyval";
import { answered, LONG_PATIENCE } from "./patience.js";
import { SHELF } from "./shelf.js";

const records = createStore(`${SHELF}finished`, "games");

const saves = createStore(`${SHELF}finished-saves`, "saves");

/** @param {unknown} text */
function parsed(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

// A browser that denies storage throws at once; the `async` functions turn that into a rejection.

/** @returns {Promise<unknown[]>} the records; undefined for one that is damaged */
export const all = async () => (await answered(values(records), LONG_PATIENCE)).map(parsed);

/** @returns {Promise<Set<unknown>>} the ids of the records */
export const ids = async () => new Set(await answered(keys(records), LONG_PATIENCE));

/** @param {string} id @returns {Promise<string | undefined>} */
export const saveOf = async (id) => answered(get(id, saves), LONG_PATIENCE);

/** @param {string[]} ids @returns {Promise<unknown[]>} */
export const savesOf = async (ids) => answered(getMany(ids, saves), LONG_PATIENCE);

/**
 * Changes a record in one transaction, so that no other page writes in between.
 * @param {string} id
 * @param {(stored: unknown) => unknown} next undefined, in and out: no record
 */
export async function put(id, next) {
  await update(id, (stored) => JSON.stringify(next(parsed(stored))), records);
}

/**
 * Stores saves; call this before `put` or `putAll` store the records that lead to them.
 * @param {[id: string, text: string][]} texts
 */
export const putSaves = async (texts) => setMany(texts, saves);

/** @param {[id: string, record: object][]} added */
export const putAll = async (added) =>
  setMany(
    added.map(([id, record]) => [id, JSON.stringify(record)]),
    records,
  );

export async function dropAll() {
  await answered(clear(records), LONG_PATIENCE);
  await answered(clear(saves), LONG_PATIENCE);
}
