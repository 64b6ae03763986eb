/** The languages of the page, and the choice among them. */

const FALLBACK = "en";

/** The main file of sentences, or that of one part of the page. @typedef {"file" | "book" | "explanations" | "lessons" | "statistics"} File */

/** @type {Record<string, Record<File, string> & { lost: string, again: string, name: string }>} */
const known = JSON.parse(LANGUAGES);

export const languages = Object.keys(known);

/** The name of a language in that language. @param {string} tag one of `languages` */
export const ownName = (tag) => known[tag].name;

/** @param {string} tag */
const base = (tag) => tag.split("-")[0];

/**
 * The language that a tag means, if it is known.
 * @param {string} tag
 */
export const languageLike = (tag) =>
  languages.find((one) => one === tag) ?? languages.find((one) => base(one) === base(tag));

/**
 * The first known language among a reader's preferences.
 * @param {readonly string[]} wished language tags, the most preferred first
 */
export const preferred = (wished) => wished.map(languageLike).find(Boolean) ?? FALLBACK;

/**
 * The language for a person: chosen ones count before the browser's.
 * @param {string[]} chosen the most preferred first
 */
export const wished = (...chosen) => preferred([...chosen, ...navigator.languages]);

/**
 * The address of a file of sentences.
 * @param {string} tag one of `languages`
 * @param {File} [file]
 */
export const fileOf = (tag, file = "file") => new URL(known[tag][file], import.meta.url).href;

/**
 * The sentence for a language that cannot be fetched, and the label of its retry button.
 * @param {string} tag one of `languages`
 */
export const lostWords = (tag) => ({ lost: known[tag].lost, again: known[tag].again });
