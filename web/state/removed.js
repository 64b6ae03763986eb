/** Removes a table from the list of tables to resume. */
import * as tables from "../storage/tables.js";
import { tell } from "../storage/turn.js";
import { savedIn, wasSerious } from "./records.js";
import { unkept } from "./unkept.js";

/** @typedef {import("../types").Saved} Saved */

/** @param {unknown} stored @returns {Saved | null} */
function marked(stored) {
  const saved = savedIn(stored);
  return saved && { ...saved, removed: true };
}

/**
 * Removes a table. A serious one stays on disk, off the list, so that an older state cannot pass for the table.
 * @param {Saved} saved
 */
export async function removeTable({ id, text }) {
  unkept.delete(id);
  if (wasSerious(text)) await tables.put(id, marked);
  else await tables.drop(id);
  tell(id);
}
