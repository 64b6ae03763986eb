/** What stands behind the page's address: after `?`, or after `#`, of which no server and no cache is told. */

/** In letters, a code aside; nobody means more. */
export const LONGEST = 2000;

/** No code has so many letters, and of one that has more the rest is left where it is. */
const LONGEST_CODE = 30_000;

const { search, hash } = location;

export const behind = [search, hash].map((part) => part.slice(1)).join("&");

const CODE = /(?:^|&)(deal|game)=([^&]*)/;

/** Some who pass addresses on spell more letters out than they have to. @param {string} text */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What an address says, and apart from that the code of a deal or of a game.
 * @param {string} text
 * @returns {{ rest: string, of?: "deal" | "game", code?: string }}
 */
export function parted(text) {
  const found = CODE.exec(text);
  if (!found) return { rest: text };
  const of = /** @type {"deal" | "game"} */ (found[1]);
  return { rest: text.replace(found[0], ""), of, code: unescaped(found[2].slice(0, LONGEST_CODE)) };
}

/** @param {string} text of which too much is not read at all */
export function parametersOf(text) {
  const { rest } = parted(text);
  return new URLSearchParams(rest.length > LONGEST ? "" : rest);
}
