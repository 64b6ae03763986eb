/** Which languages there are, and which of them somebody wants. */

const FALLBACK = "en";

/** What is said in every place, and what is said in one part of the page alone. @typedef {"file" | "book" | "lessons" | "statistics"} File */

/** @type {Record<string, Record<File, string> & { lost: string, again: string, name: string }>} */
const known = JSON.parse(LANGUAGES);

export const languages = Object.keys(known);

/** What a language calls itself. @param {string} tag one of `languages` */
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
 * The language to speak to somebody who reads these, the dearest first.
 * @param {readonly string[]} wished language tags; what is unknown is passed over
 */
export const preferred = (wished) => wished.map(languageLike).find(Boolean) ?? FALLBACK;

/**
 * Before anything was chosen it is the browser's languages that count.
 * @param {string[]} chosen the dearest first
 */
export const wished = (...chosen) => preferred([...chosen, ...navigator.languages]);

/**
 * Where the sentences of a language are.
 * @param {string} tag one of `languages`
 * @param {File} [file]
 */
export const fileOf = (tag, file = "file") => new URL(known[tag][file], import.meta.url).href;

/**
 * The sentence for a language that cannot be fetched, and the label of its retry button.
 * @param {string} tag one of `languages`
 */
export const lostWords = (tag) => ({ lost: known[tag].lost, again: known[tag].again });
