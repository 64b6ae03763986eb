/** Whether installing this site was offered already, and at which table; it is offered at one alone. */
import { FOLDER } from "../site/folder.js";
import { keyOf } from "./shelf.js";

const KEY = keyOf("offer", FOLDER);

/** @returns {string | null} the table */
export function offeredAt() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return ""; // a browser that keeps nothing keeps no app either
  }
}

/** @param {string} table */
export function noteOffer(table) {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    /* nothing is kept */
  }
}
