/** The languages of the page, and the choice among them. */

const FALLBACK = "en";

/** The file of the sentences of any game. */
export const HOUSE = "house";

/**
 * A part of the page, or of a game, whose sentences load lazily.
 * @typedef {"answers" | "book" | "devices" | "explanations" | "lessons" | "statistics"} Part
 */

/**
 * The files of each language by name: `house`, that of a game by its folder, that of a part of a game as
 * `san_juan-book`, that of another part by its name.
 * @type {Record<string, { files: Record<string, string>, causes: Record<string, string>, again: string, name: string }>}
 */
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

/** Whether there is such a file of sentences. @param {string} file */
export const hasFile = (file) => Object.values(known).some(({ files }) => Object.hasOwn(files, file));

/**
 * The address of a file of sentences.
 * @param {string} tag one of `languages`
 * @param {string} file
 */
export const fileOf = (tag, file) => new URL(known[tag].files[file], import.meta.url).href;

/**
 * The sentence for a language that cannot be fetched, and the label of its retry button.
 * @param {string} tag one of `languages`
 * @param {import("../site/causes.js").Told} why
 */
export const lostWords = (tag, { id, args }) => ({
  lost: known[tag].causes[id].replaceAll(/\{ \$(\w+) \}/g, (_, name) => String(args[name])),
  again: known[tag].again,
});
