/** Takes a table out of those that can be gone on with. */
import * as tables from "../storage/tables.js";
import { tell } from "../storage/turn.js";
import { isSaved, wasSerious } from "./records.js";
import { unkept } from "./unkept.js";

/** @typedef {import("../types").Saved} Saved */

/** @param {unknown} stored */
const marked = (stored) => (isSaved(stored) ? { ...stored, removed: true } : null);

/**
 * A serious one is only offered no more: it stays, so that no older state of it passes for the table.
 * @param {Saved} saved
 */
export async function removeTable({ id, text }) {
  unkept.delete(id);
  if (wasSerious(text)) await tables.put(id, marked);
  else await tables.drop(id);
  tell(id);
}
