/** Where a browser keeps settings and the last form; one that denies storage starts from the defaults. */

const KEY = "san-juan-settings";

/** @returns {{ settings?: { language?: unknown }, form?: unknown } | null} */
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
    /* set for this visit only */
  }
}
