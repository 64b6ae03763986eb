/** The parts of the book and their entries: rules by number, terms, rulings, examples. */
import { attributesOf, mention, t, tell } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { buildingName } from "../words/names.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */

/** The parts in order; Python's page of rules has the same. */
export const SECTIONS = [
  ...["words", "frame", "roles", "base", "new-buildings", "nobles", "tibs"],
  ...["options", "rulings", "examples"],
];

/** @param {string} part */
export const titleOf = (part) => t(`section-${part}`);

/** The names of all buildings, each of which opens its building. */
const names = () =>
  Object.fromEntries(catalogue.buildings.map(({ id }, thing) => [id, mention(buildingName(id), thing)]));

/** The entries of a part, each under its number or its id. @param {string} part @returns {{ id: string, told: Sentence }[]} */
export const entriesOf = (part) =>
  attributesOf(`section-${part}`).map((id) => ({ id, told: tell(`section-${part}.${id}`, names()) }));

/** The part that has a rule. @param {string} rule */
export const partWith = (rule) => SECTIONS.find((part) => attributesOf(`section-${part}`).includes(rule));

/** The number of a rule, empty for entries without one. @param {string} id */
export const numberOf = (id) => (/^P\d+$/.test(id) ? id : "");
