/** What a browser keeps as JSON, each under its key; one that denies storage keeps nothing beyond the visit. */

/** What the keys of this page begin with: others may lie beside it. */
const OURS = "san-juan-";

/** Whether nothing is kept here. */
export function isEmpty() {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(OURS));
  } catch {
    return true;
  }
}

/** @param {string} key @returns {any} an empty object where nothing is kept, or nothing that can be read */
export function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
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
 * Forgets the earliest of the records whose keys begin so; each says when it was written.
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
    /* nothing is kept */
  }
}
