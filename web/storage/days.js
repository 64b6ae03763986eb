/** Where a browser keeps what became of the deals of the day; one that denies storage knows of none. */

const KEY = "san-juan-days";

/** @returns {unknown} */
export function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {object} record */
export function write(record) {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    /* known for this visit only */
  }
}
