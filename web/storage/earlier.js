/** Takes over records that earlier versions stored once for all folders and shelves of an origin. */
import { FOLDER } from "../site/folder.js";
import { HOUSE } from "../site/names.js";
import { keyOf } from "./shelf.js";

/** The names of these records, each with its owner now. @type {[name: string, owner?: string][]} */
const RECORDS = [["days"], ["lessons"], ["puzzles"], ["beat"], ["offer", FOLDER]];

/** Whether a key belongs to this folder, or to a shelf in it. @param {string} key */
function isHere(key) {
  const shelf = key.replace(/^\S+ /, "");
  return shelf !== key && (shelf === FOLDER || shelf.startsWith(`${FOLDER}?save=`));
}

/**
 * Copies these records to the first shelf that opens in a folder; versions in other folders may still use the
 * originals. A folder that has any record of its own gets no copy.
 */
export function takeOver() {
  try {
    if (Object.keys(localStorage).some(isHere)) return;
    for (const [name, owner] of RECORDS) {
      const text = localStorage.getItem(`${HOUSE}-${name}`);
      if (text !== null) localStorage.setItem(keyOf(name, owner), text);
    }
  } catch {
    // A browser that denies storage has no earlier records either.
  }
}
