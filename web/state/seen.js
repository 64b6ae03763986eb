/**
 * The latest state of each serious game, for all shelves of this site. Loading an earlier state counts as taking a move
 * back, even if the browser refused to store the table.
 */
import * as storage from "../storage/seen.js";
import { isBeginning, lapsedText, wasSerious } from "./records.js";

/**
 * Notes a table that the shelf has stored before, so that other pages find no state here that the shelf lacks.
 * @param {import("../types").Table} table
 */
export function noteSeen({ save }) {
  const text = JSON.stringify(save);
  if (!wasSerious(text)) return;
  storage.write(save.id, text);
  const older = save.older_of && storage.read(save.older_of);
  if (save.older_of && older) storage.write(save.older_of, lapsedText(older));
}

/** @param {string} text of a save @returns {string | undefined} the latest state of its game, if that is a serious one */
export function seenOf(text) {
  try {
    return storage.read(JSON.parse(text).id);
  } catch {
    return undefined;
  }
}

/**
 * A save to load, with the later one of the stored and the seen states of its game.
 * @param {{ text: string, kept?: string }} found
 * @param {string | undefined} seen
 * @returns {{ text: string, kept?: string }}
 */
export function besideSeen({ text, kept }, seen) {
  if (seen === undefined) return { text, ...(kept !== undefined && { kept }) };
  const isLater = kept === undefined || (isBeginning(kept, seen) && !isBeginning(seen, kept));
  return { text, kept: isLater ? seen : kept };
}
