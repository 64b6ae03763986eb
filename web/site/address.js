/** What stands behind the page's address: after `?`, or after `#`, of which no server and no cache is told. */

/** In letters; nobody means more. */
export const LONGEST = 2000;

const { search, hash } = location;

export const behind = [search, hash].map((part) => part.slice(1)).join("&");

/** @param {string} text of which too much is not read at all */
export const parametersOf = (text) => new URLSearchParams(text.length > LONGEST ? "" : text);
