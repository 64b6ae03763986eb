/** The tables that this browser keeps, each under its id; every site, and every shelf, has a database of its own. */
import { createStore, del, get, set, update, values } from "idb-keyval";
import { answered } from "./patience.js";
import { SHELF } from "./shelf.js";

const tables = createStore(`${SHELF}tables`, "tables");

/** Where versions before 0.2.0 kept their last three. */
const EARLIER = `${SHELF}san-juan-tables`;

/**
 * Keeps what takes the place of a record, in one step: no other page writes between. Once this is done it is on disk.
 * @param {string} id
 * @param {(stored: unknown) => object | null} next null: what is stored stays
 * @returns {Promise<boolean>} whether it is kept
 */
export async function put(id, next) {
  let isKept = false;
  const replace = (/** @type {unknown} */ stored) => {
    const record = next(stored);
    isKept = record !== null;
    return record ?? stored;
  };
  await update(id, replace, tables);
  return isKept;
}

// A browser that denies storage throws at once: that is a rejection too.

/** @param {string} id @returns {Promise<unknown>} */
export const one = async (id) => answered(get(id, tables));

/** Everything; a disk may take its time, and one that hangs says nothing. @returns {Promise<unknown[]>} */
export const all = async () => values(tables);

/** @param {string} id */
export const drop = async (id) => del(id, tables);

/**
 * Takes over what an earlier version kept, as records with an id; it goes once these are kept.
 * @param {(stored: unknown) => { id: string }[]} convert
 */
export async function takeOver(convert) {
  const stored = await get(EARLIER);
  if (stored === undefined) return;
  for (const record of convert(stored)) await set(record.id, record, tables);
  await del(EARLIER);
}
