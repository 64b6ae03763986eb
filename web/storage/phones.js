/** The way back to a table of several devices: a host stores its own phones, and a guest its token. */
import { read, write } from "./local.js";
import { keyOf } from "./shelf.js";

/** @typedef {{ token: string, name: string }} Phone */

const HOSTED = keyOf("phones");
const JOINED = keyOf("seat");

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= 64;

/** @param {unknown} value @returns {value is Phone} */
function isPhone(value) {
  const { token, name } = Object(value);
  return isText(token) && isText(name);
}

/** The tables whose phones a host remembers: those of some evenings. */
const TABLES = 12;

/** @typedef {{ table: string, phones: unknown }} Kept */

/** The tables with own phones, the latest first; earlier versions stored that one alone. @returns {Kept[]} */
function kept() {
  const { earlier, ...latest } = read(HOSTED);
  return [latest, ...(Array.isArray(earlier) ? earlier : [])].filter((one) => isText(Object(one).table));
}

/**
 * The own phones of a table, by seat.
 * @param {string} table its id
 * @returns {Record<number, Phone>}
 */
export function phonesOf(table) {
  const { phones } = kept().find((one) => one.table === table) ?? {};
  return Object.fromEntries(
    Object.entries(Object(phones)).filter(([seat, phone]) => /^\d$/.test(seat) && isPhone(phone)),
  );
}

/** @param {string} table its id @param {Record<number, Phone>} phones */
export const keepPhones = (table, phones) =>
  write(HOSTED, {
    table,
    phones,
    earlier: kept()
      .filter((one) => one.table !== table)
      .slice(0, TABLES - 1),
  });

/**
 * The token of an earlier visit to a table; null: there was none.
 * @param {number} table its number in codes
 * @returns {string | null}
 */
export function tokenOf(table) {
  const { table: of, token } = read(JOINED);
  return of === table && isText(token) ? token : null;
}

/** @param {number} table its number in codes @param {string} token @param {string} name of the person */
export const keepToken = (table, token, name) => write(JOINED, { table, token, name });

/** The name that the person had last. @returns {string} */
export function lastName() {
  const { name } = read(JOINED);
  return isText(name) ? name : "";
}
