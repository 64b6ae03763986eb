/**
 * The games that were played to their end in this browser; nothing ever drops one by itself. A record is kept as text, and
 * its save apart: a thousand of them are read in a moment so.
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

// A browser that denies storage throws at once: that is a rejection too.

/** @returns {Promise<unknown[]>} the records; undefined for one that is damaged */
export const all = async () => (await answered(values(records), LONG_PATIENCE)).map(parsed);

/** @returns {Promise<Set<unknown>>} of the records */
export const ids = async () => new Set(await answered(keys(records), LONG_PATIENCE));

/** @param {string} id @returns {Promise<string | undefined>} */
export const saveOf = async (id) => answered(get(id, saves), LONG_PATIENCE);

/** @param {string[]} ids @returns {Promise<unknown[]>} */
export const savesOf = async (ids) => answered(getMany(ids, saves), LONG_PATIENCE);

/**
 * Changes a record in one step: no other page writes between.
 * @param {string} id
 * @param {(stored: unknown) => unknown} next undefined: there is none, and none is wanted
 */
export async function put(id, next) {
  await update(id, (stored) => JSON.stringify(next(parsed(stored))), records);
}

/**
 * A save is there before the record that leads to it.
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
