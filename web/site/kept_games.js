/** The games that this browser keeps for use without a network, as page and service worker both find them. */
import { HOUSE_WORD } from "./names.js";

/** The name of the cache with the note, one for each site. @param {string} scope the address of the site's folder */
const store = (scope) => `${HOUSE_WORD}-games ${scope}`;

/** @param {string} scope */
const note = (scope) => `${scope}kept-games`;

/**
 * The folders of these games; empty: nothing is noted.
 * @param {string} scope
 * @returns {Promise<string[]>}
 */
export async function keptGames(scope) {
  const noted = await caches.match(note(scope));
  const games = noted ? await noted.json() : [];
  return Array.isArray(games) ? games : [];
}

/**
 * Adds a game to the note.
 * @param {string} scope
 * @param {string} game
 */
export async function noteGame(scope, game) {
  const games = new Set([...(await keptGames(scope)), game]);
  await (await caches.open(store(scope))).put(note(scope), new Response(JSON.stringify([...games])));
}
