/** The few sentences that are said outside of the frame; the build takes them out of the locale files. */

/** @type {Record<string, Record<string, string>>} */
const WORDS = JSON.parse(EMBED_WORDS);

const FALLBACK = "en";

/** @param {string | null | undefined} tag */
const known = (tag) => Object.keys(WORDS).find((one) => one === tag?.split("-")[0]);

/**
 * The language of a table: its own, or that of the page where it lies if the game speaks it.
 * @param {Element} table
 */
export const languageOf = (table) => table.getAttribute("lang") || known(table.closest("[lang]")?.getAttribute("lang"));

/**
 * @param {Element} table
 * @param {string} id
 */
export const say = (table, id) => WORDS[known(languageOf(table)) ?? FALLBACK][id];
