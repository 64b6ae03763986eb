/** The entries and cards of the book that answer a search, the best first. */
import { attributesOf, language, plain, spoken, t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { facts } from "../edition.js";
import { citedTitle } from "../reading.js";
import { cardEffect, cardName } from "../words/names.js";
import { ANSWERS, allEntries, numberOf, RULES } from "./rules.js";
import { searcher } from "./search.js";
import { headingOf, parted } from "./sentence.js";

/** @typedef {import("../types").Building} Building */
/** @typedef {import("./rules.js").Entry} Entry */
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

/** @param {Entry} one @returns {import("./search.js").Doc<Found>} */
const entryDoc = ({ id, part, told }) => ({
  of: { id, entry: { id, part, told } },
  weight: WEIGHTS[part] ?? REST,
  phrases: [headingOf(told), numberOf(id), citedTitle(id), ...keywords(id)],
  text: plain(parted(told)[1]),
});

/** @param {Building} building @returns {import("./search.js").Doc<Found>} */
const cardDoc = (building) => ({
  of: { id: `card-${building.id}`, building },
  weight: CARD,
  phrases: [cardName(building.id)],
  text: spoken(`${cardEffect(building.id)} ${t(`group-${building.group}`)}`),
});

/** The language of the search. */
export const tongue = () => ({
  idle: t("book-language.idle"),
  endings: t("book-language.endings"),
  same: t("book-language.same"),
});

const everything = () => [...allEntries().map(entryDoc), ...catalogue.buildings.map(cardDoc)];

/** The search of each language and edition. @type {Map<string, (search: string) => Found[]>} */
const searches = new Map();

/** The entries and cards that answer a search. @param {string} search */
export function found(search) {
  const key = `${language()} ${facts().edition}`;
  if (!searches.has(key)) searches.set(key, searcher(everything(), tongue()));
  return searches.get(key)?.(search) ?? [];
}
