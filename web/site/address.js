/** The URL's query and fragment; the fragment reaches no server and no cache. */
import { FRESH } from "./names.js";

/** The most letters that are read, apart from a code; no sensible address has more. */
export const LONGEST = 2000;

/** The most letters of a code that are read; no valid code has as many. */
const LONGEST_CODE = 30_000;

/** The most levels of percent-encoding around an address: each redirector adds one. */
const MOST = 8;

/** A parameter whose `=` is percent-encoded, so that all of the address is. */
const ENCODED = /(?:^|&)[a-z]+%(?:25)*3D/i;

const { search, hash } = location;

/** The parameter by which a host invites another device: the code of an offer. */
export const OFFER = "join";

const CODE = /(?:^|&)(deal|game)=([^&]*)/;

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address without the encodings of mail, chat and redirectors. @param {string} text */
function plain(text) {
  let read = text.replace(/&(?:amp;)+/g, "&");
  for (let times = 0; times < MOST && ENCODED.test(read); times++)
    read = read.replace(/(?:%[\da-f]{2})+/gi, unescaped).replace(/&(?:amp;)+/g, "&");
  return read;
}

/**
 * Splits an address into its parameters and the code of a deal or of a game.
 * @param {string} text
 * @returns {{ rest: string, of?: "deal" | "game", code?: string }}
 */
export function parted(text) {
  const read = plain(text);
  const found = CODE.exec(read);
  if (!found) return { rest: read };
  const of = /** @type {"deal" | "game"} */ (found[1]);
  return { rest: read.replace(found[0], ""), of, code: unescaped(found[2].slice(0, LONGEST_CODE)) };
}

/** @param {string} text ignored if it is too long */
export function parametersOf(text) {
  const { rest } = parted(text);
  return new URLSearchParams(rest.length > LONGEST ? "" : rest);
}

export const behind = [search.replace(new RegExp(`(?<=[?&])${FRESH}(?:&|$)`), ""), hash]
  .map((part) => part.slice(1))
  .join("&");

/** The offer in the address of this page; empty: it holds none. */
export const offered = parametersOf(behind).get(OFFER) ?? "";
