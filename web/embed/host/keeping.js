/** What the page around a table keeps of its game: in its own storage, which no browser takes from it. */
import { TableEvent } from "./events.js";

/** @typedef {HTMLElement & import("../embed").Attributes} Table */

/** @param {Table} table */
const keyOf = ({ name }) => `san-juan ${name}`.trim();

/** @param {Table} table @returns {string | null} */
export function keptBy(table) {
  try {
    return table.keep ? localStorage.getItem(keyOf(table)) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a game, unless a listener says that it does so itself.
 * @param {Table} table
 * @param {string} text
 * @returns {boolean} whether it is kept
 */
export function keep(table, text) {
  if (!table.keep) return false;
  if (!table.dispatchEvent(new TableEvent("save", { game: JSON.parse(text) }, true))) return true;
  try {
    localStorage.setItem(keyOf(table), text);
    return true;
  } catch {
    return false;
  }
}
