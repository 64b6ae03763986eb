/** The entries and buildings of the book that answer a search, the best first. */
import { keywords, seeker } from "../../../parts/book/results.js";
import { headingOf, parted } from "../../../parts/book/sentence.js";
import { language, plain } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { buildingName } from "../words/names.js";
import { ANSWERS, allEntries, numberOf, RULES } from "./sections.js";

/** @typedef {import("./sections.js").Entry} Entry */
/** An entry, or a building by its id. @typedef {{ id: string, entry?: Entry, building?: string }} Found */

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

const everything = () => [...allEntries().map(entryDoc), ...catalogue.buildings.map(buildingDoc)];

/** The entries and buildings that answer a question. */
export const found = seeker(everything, language);
