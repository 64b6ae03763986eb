/** The one table at which the page offers to install this site. */
import { FOLDER } from "../site/folder.js";
import { keyOf } from "./shelf.js";

const KEY = keyOf("offer", FOLDER);

/** @returns {string | null} the id of the table; null: the offer is still to come */
export function offeredAt() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return ""; // a browser that denies storage installs no app either
  }
}

/** @param {string} table */
export function noteOffer(table) {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    /* known for this visit only */
  }
}
