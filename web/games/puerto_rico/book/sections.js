/** The entries of the book: questions, terms, rules by number, rulings, examples. */
import { library } from "../../../parts/book/entries.js";
import { language, mention, t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { buildingName } from "../words/names.js";

/** @typedef {import("../../../parts/book/entries.js").Entry} Entry */

/** The questions of newcomers. */
export const ANSWERS = ["basics", "roles", "settlers", "goods", "building", "end", "page"].map((of) => `answers-${of}`);

/** The pictures of the first chapter, each with a few words. */
export const PANELS = "how-panels";

/** The numbered rules. */
export const RULES = ["frame", "roles", "base", "new-buildings", "nobles", "tibs", "options"];

/** The parts in order; Python's page of rules has the same. */
export const SECTIONS = ["words", ...RULES, "rulings", "examples"];

/** @param {string} part */
const messageOf = (part) => (part === PANELS || ANSWERS.includes(part) ? part : `section-${part}`);

/** @param {string} part */
export const titleOf = (part) => t(messageOf(part));

/** The names of all buildings, each of which opens its building. */
const names = () =>
  Object.fromEntries(catalogue.buildings.map(({ id }, thing) => [id, mention(buildingName(id), thing)]));

/** All entries of the book by part, each under its number or its id. */
export const { allEntries, entriesIn, partWith } = library({
  parts: [PANELS, ...ANSWERS, ...SECTIONS],
  messageOf,
  names,
  key: language,
});

/** The number of a rule, empty for entries without one. @param {string} id */
export const numberOf = (id) => (/^P\d+$/.test(id) ? id : "");
