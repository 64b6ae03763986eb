/** The few sentences outside of the frame; the build copies them from the locale files. */

/** @type {Record<string, Record<string, string>>} */
const WORDS = JSON.parse(EMBED_WORDS);

const FALLBACK = "en";

/** @param {string | null | undefined} tag */
const known = (tag) => Object.keys(WORDS).find((one) => one === tag?.split("-")[0]);

/**
 * The language of a table: its own `lang`, or that of the host page if the game has it.
 * @param {Element} table
 */
export const languageOf = (table) => table.getAttribute("lang") || known(table.closest("[lang]")?.getAttribute("lang"));

/**
 * @param {Element} table
 * @param {string} id
 */
export const say = (table, id) => WORDS[known(languageOf(table)) ?? FALLBACK][id];
