/** The entries and cards of the book that answer a search, the best first. */
import { attributesOf, language, plain, spoken, t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { facts } from "../edition.js";
import { citedTitle } from "../reading.js";
import { cardEffect, cardName } from "../words/names.js";
import { ANSWERS, allEntries, numberOf, RULES } from "./rules.js";
import { headingOf, parted } from "./sentence.js";

/** @typedef {import("../types").Building} Building */
/** @typedef {import("./rules.js").Entry} Entry */
/** @typedef {typeof import("../../../parts/search.js")} Search */
/** An entry or a card. @typedef {{ id: string, entry?: Entry, building?: Building }} Found */

/** The weight of an entry, by its part: an answer before a term, a term before the law. */
const WEIGHTS = Object.fromEntries([
  ...ANSWERS.map((part) => [part, 1.25]),
  ...[...RULES, "how-panels"].map((part) => [part, 1]),
  ["words", 1.15],
]);

/** The weight of a card, and of all other entries. */
const [CARD, REST] = [1.15, 0.6];

/** Further words for an entry, which its sentence lacks. @param {string} id */
const keywords = (id) => (attributesOf("book-keywords").includes(id) ? t(`book-keywords.${id}`).split(",") : []);

/** @param {Entry} one @returns {import("../../../parts/search.js").Doc<Found>} */
const entryDoc = ({ id, part, told }) => ({
  of: { id, entry: { id, part, told } },
  weight: WEIGHTS[part] ?? REST,
  phrases: [headingOf(told), numberOf(id), citedTitle(id), ...keywords(id)],
  text: plain(parted(told)[1]),
});

/** @param {Building} building @returns {import("../../../parts/search.js").Doc<Found>} */
const cardDoc = (building) => ({
  of: { id: `card-${building.id}`, building },
  weight: CARD,
  phrases: [cardName(building.id)],
  text: spoken(`${cardEffect(building.id)} ${t(`group-${building.group}`)}`),
});

/** The search, a script that the books of all games share. @type {Search} */
let search;

/** @param {Search} loaded */
export function useSearch(loaded) {
  search = loaded;
}

/** The language of the search. */
const tongue = () => ({
  idle: t("book-language.idle"),
  endings: t("book-language.endings"),
  same: t("book-language.same"),
});

const everything = () => [...allEntries().map(entryDoc), ...catalogue.buildings.map(cardDoc)];

/** The search of each language and edition. @type {Map<string, (search: string) => Found[]>} */
const searches = new Map();

/** The entries and cards that answer a question. @param {string} asked */
export function found(asked) {
  const key = `${language()} ${facts().edition}`;
  if (!searches.has(key)) searches.set(key, search.searcher(everything(), tongue()));
  return searches.get(key)?.(asked) ?? [];
}

/** Whether a word of the page is one of the question. @param {string} asked */
export const finder = (asked) => search.marker(asked, tongue());
