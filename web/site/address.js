/** The URL's query and fragment; the fragment reaches no server and no cache. */
import { FRESH } from "./names.js";

/** The most letters that are read, apart from a code; no sensible address has more. */
export const LONGEST = 2000;

/** The most letters of a code that are read; no valid code has as many. */
const LONGEST_CODE = 30_000;

const { search, hash } = location;

export const behind = [search.replace(new RegExp(`(?<=[?&])${FRESH}(?:&|$)`), ""), hash]
  .map((part) => part.slice(1))
  .join("&");

/** The parameter by which a host invites another device: the code of an offer. */
export const OFFER = "join";

const CODE = /(?:^|&)(deal|game)=([^&]*)/;

/** Decodes a code, because some programs escape more letters of an address than they must. @param {string} text */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Splits an address into its parameters and the code of a deal or of a game.
 * @param {string} text
 * @returns {{ rest: string, of?: "deal" | "game", code?: string }}
 */
export function parted(text) {
  const found = CODE.exec(text);
  if (!found) return { rest: text };
  const of = /** @type {"deal" | "game"} */ (found[1]);
  return { rest: text.replace(found[0], ""), of, code: unescaped(found[2].slice(0, LONGEST_CODE)) };
}

/** @param {string} text ignored if it is too long */
export function parametersOf(text) {
  const { rest } = parted(text);
  return new URLSearchParams(rest.length > LONGEST ? "" : rest);
}

/** The offer in the address of this page; empty: it holds none. */
export const offered = parametersOf(behind).get(OFFER) ?? "";
