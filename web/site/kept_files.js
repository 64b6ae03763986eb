/**
 * The notes by which a page says which files the service worker keeps: the games of this browser, and the language on
 * show.
 */
import { HOUSE_WORD } from "./names.js";

/** The wish for all files, in the place of a game; earlier service workers know no game of that name. */
export const ALL = "all";

/** The name of the cache with the notes, one for each site. @param {string} scope the address of the site's folder */
const store = (scope) => `${HOUSE_WORD}-games ${scope}`;

/** @param {string} scope */
const gamesNote = (scope) => `${scope}kept-games`;

/** @param {string} scope */
const languageNote = (scope) => `${scope}kept-language`;

/**
 * The folders of these games; empty: nothing is noted.
 * @param {string} scope
 * @returns {Promise<string[]>}
 */
export async function keptGames(scope) {
  const noted = await caches.match(gamesNote(scope));
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
  await (await caches.open(store(scope))).put(gamesNote(scope), new Response(JSON.stringify([...games])));
}

/**
 * The language that was on show last; empty: none is noted.
 * @param {string} scope
 */
export const keptLanguage = async (scope) => (await caches.match(languageNote(scope)))?.text() ?? "";

/**
 * @param {string} scope
 * @param {string} tag
 */
export async function noteLanguage(scope, tag) {
  await (await caches.open(store(scope))).put(languageNote(scope), new Response(tag));
}
