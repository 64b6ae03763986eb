/** The entries and buildings of the book that answer a search, the best first. */
import { attributesOf, language, plain, t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { buildingName } from "../words/names.js";
import { ANSWERS, allEntries, numberOf, RULES } from "./sections.js";
import { headingOf, parted } from "./sentence.js";

/** @typedef {import("./sections.js").Entry} Entry */
/** @typedef {typeof import("../../../parts/search.js")} Search */
/** An entry, or a building by its id. @typedef {{ id: string, entry?: Entry, building?: string }} Found */

/** The search, a script that the books of all games share. @type {Search} */
let search;

/** @param {Search} loaded */
export function useSearch(loaded) {
  search = loaded;
}

/** The weight of an entry, by its part: an answer before a term, a term before a rule. */
const WEIGHTS = Object.fromEntries([
  ...ANSWERS.map((part) => [part, 1.25]),
  ...RULES.map((part) => [part, 1]),
  ["words", 1.15],
]);

/** The weight of the effect of a building, of its figures, and of all other entries. */
const [EFFECT, FIGURES, REST] = [1.2, 0.9, 0.6];

/** The buildings whose effect a rule tells. @param {string} rule */
const buildingsOf = (rule) => catalogue.buildings.filter((one) => one.rule === rule).map(({ id }) => buildingName(id));

/** Further words for an entry, which its sentence lacks. @param {string} id */
const keywords = (id) => (attributesOf("book-keywords").includes(id) ? t(`book-keywords.${id}`).split(",") : []);

/** @param {Entry} entry @returns {import("../../../parts/search.js").Doc<Found>} */
function entryDoc(entry) {
  const { id, part, told } = entry;
  const buildings = buildingsOf(id);
  return {
    of: { id, entry },
    weight: buildings.length ? EFFECT : (WEIGHTS[part] ?? REST),
    phrases: [headingOf(told), numberOf(id), ...buildings, ...keywords(id)],
    text: plain(parted(told)[1]),
  };
}

/** @param {{ id: string }} building @returns {import("../../../parts/search.js").Doc<Found>} */
const buildingDoc = ({ id }) => ({
  of: { id: `building-${id}`, building: id },
  weight: FIGURES,
  phrases: [buildingName(id)],
  text: "",
});

/** The language of the search. */
const tongue = () => ({
  idle: t("book-language.idle"),
  endings: t("book-language.endings"),
  same: t("book-language.same"),
});

const everything = () => [...allEntries().map(entryDoc), ...catalogue.buildings.map(buildingDoc)];

/** The search of each language. @type {Map<string, (asked: string) => Found[]>} */
const searches = new Map();

/** The entries and buildings that answer a question. @param {string} asked */
export function found(asked) {
  if (!searches.has(language())) searches.set(language(), search.searcher(everything(), tongue()));
  return searches.get(language())?.(asked) ?? [];
}

/** Whether a word of the page is one of the question. @param {string} asked */
export const finder = (asked) => search.marker(asked, tongue());
