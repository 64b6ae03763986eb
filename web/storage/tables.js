/** The table records of this browser, by id; every site, and every shelf, has its own database. */
import { createStore, del, get, set, update, values } from "idb-keyval";
import { HOUSE } from "../site/names.js";
import { answered } from "./patience.js";
import { SHELF } from "./shelf.js";

const tables = createStore(`${SHELF}tables`, "tables");

/** The key under which versions before 0.2.0 stored their last three tables. */
const EARLIER = `${SHELF}${HOUSE}-tables`;

/**
 * Replaces a record in one transaction, so that no other page writes in between. Resolves once it is on disk.
 * @param {string} id
 * @param {(stored: unknown) => object | null} next null: the stored record stays
 * @returns {Promise<boolean>} whether the new record is stored
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

// A browser that denies storage throws at once; the `async` functions turn that into a rejection.

/** @param {string} id @returns {Promise<unknown>} */
export const one = async (id) => answered(get(id, tables));

/** All records; a disk may take its time, and a hanging one never answers. @returns {Promise<unknown[]>} */
export const all = async () => values(tables);

/** @param {string} id */
export const drop = async (id) => del(id, tables);

/**
 * Converts the tables of an earlier version to records with an id, and deletes the originals after that.
 * @param {(stored: unknown) => { id: string }[]} convert
 */
export async function takeOver(convert) {
  const stored = await get(EARLIER);
  if (stored === undefined) return;
  for (const record of convert(stored)) await set(record.id, record, tables);
  await del(EARLIER);
}
