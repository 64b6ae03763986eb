/** JSON records in local storage, by key; a browser that denies storage forgets them after the visit. */

import { HOUSE } from "../site/names.js";

/** The prefix of this page's keys; other pages may store theirs beside them. */
const OURS = `${HOUSE}-`;

/** Whether this browser stores no record of the page. */
export function isEmpty() {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(OURS));
  } catch {
    return true;
  }
}

/** @param {string} key @returns {any} an empty object if there is no record, or none that can be read */
export function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** The keys that begin and end so, each without these. @param {string} start @param {string} end */
export function between(start, end) {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start) && key.endsWith(end));
    return keys.map((key) => key.slice(start.length, -end.length));
  } catch {
    return [];
  }
}

/** @param {string} key @param {object} record */
export function write(key, record) {
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    /* known for this visit only */
  }
}

/**
 * Removes the earliest records whose keys have a prefix; `when` in each is the time of writing.
 * @param {string} start
 * @param {number} most
 */
export function keepLatest(start, most) {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    if (keys.length <= most) return;
    const when = (/** @type {string} */ key) => Number(read(key).when) || 0;
    keys.sort((one, other) => when(other) - when(one));
    for (const key of keys.slice(most)) localStorage.removeItem(key);
  } catch {
    /* without storage there is nothing to remove */
  }
}
