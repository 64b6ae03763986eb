/** Removes a table from those that can be continued. */
import * as tables from "../storage/tables.js";
import { tell } from "../storage/turn.js";
import { isSaved, wasSerious } from "./records.js";
import { unkept } from "./unkept.js";

/** @typedef {import("../types").Saved} Saved */

/** @param {unknown} stored */
const marked = (stored) => (isSaved(stored) ? { ...stored, removed: true } : null);

/**
 * A serious table stays on disk and out of the list, so that no older state of it passes for the table.
 * @param {Saved} saved
 */
export async function removeTable({ id, text }) {
  unkept.delete(id);
  if (wasSerious(text)) await tables.put(id, marked);
  else await tables.drop(id);
  tell(id);
}
