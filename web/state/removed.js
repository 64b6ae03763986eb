/** Removes a table from the list of tables to resume. */
import * as tables from "../storage/tables.js";
import { tell } from "../storage/turn.js";
import { isSaved, wasSerious } from "./records.js";
import { unkept } from "./unkept.js";

/** @typedef {import("../types").Saved} Saved */

/** @param {unknown} stored */
const marked = (stored) => (isSaved(stored) ? { ...stored, removed: true } : null);

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
