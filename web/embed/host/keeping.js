/** Stores the game of a table in the host page's own storage; a frame has storage for each host page, or none. */
import { HOUSE } from "../../site/names.js";
import { gameOf, isFirst } from "./attributes.js";
import { TableEvent } from "./events.js";

/** @typedef {HTMLElement & import("../embed").Attributes} Table */

/** The key of a stored game; keys of the first game do not name it. @param {Table} table */
const keyOf = (table) => `${HOUSE}${isFirst(table) ? "" : `:${gameOf(table)?.id}`} ${table.name}`.trim();

/** @param {Table} table @returns {string | null} */
export function keptBy(table) {
  try {
    return table.keep ? localStorage.getItem(keyOf(table)) : null;
  } catch {
    return null;
  }
}

/**
 * Stores a game, unless a listener does so itself.
 * @param {Table} table
 * @param {string} text
 * @returns {boolean} whether the game is stored
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
