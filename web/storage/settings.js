/** Where a browser keeps the settings; one that denies storage starts from the defaults. */

const KEY = "san-juan-settings";

/** @returns {{ settings?: { language?: unknown }, form?: unknown } | null} */
export function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {object} kept */
export function write(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    /* set for this visit only */
  }
}
