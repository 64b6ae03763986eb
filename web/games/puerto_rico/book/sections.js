/** The entries of the book: questions, terms, rules by number, rulings, examples. */
import { attributesOf, language, mention, t, tell } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { buildingName } from "../words/names.js";

/** @typedef {import("../../../words/mentions.js").Sentence} Sentence */

/** @typedef {{ id: string, part: string, told: Sentence }} Entry */

/** The questions of newcomers. */
export const ANSWERS = ["basics", "roles", "settlers", "goods", "building", "end", "page"].map((of) => `answers-${of}`);

/** The numbered rules. */
export const RULES = ["frame", "roles", "base", "new-buildings", "nobles", "tibs", "options"];

/** The parts in order; Python's page of rules has the same. */
export const SECTIONS = ["words", ...RULES, "rulings", "examples"];

/** @param {string} part */
const messageOf = (part) => (ANSWERS.includes(part) ? part : `section-${part}`);

/** @param {string} part */
export const titleOf = (part) => t(messageOf(part));

/** The names of all buildings, each of which opens its building. */
const names = () =>
  Object.fromEntries(catalogue.buildings.map(({ id }, thing) => [id, mention(buildingName(id), thing)]));

/** @param {string} part @param {Record<string, Sentence>} facts @returns {Entry[]} */
const told = (part, facts) =>
  attributesOf(messageOf(part)).map((id) => ({ id, part, told: tell(`${messageOf(part)}.${id}`, facts) }));

/** All entries, by language. @type {Map<string, Entry[]>} */
const known = new Map();

function entriesNow() {
  const facts = names();
  return [...ANSWERS, ...SECTIONS].flatMap((part) => told(part, facts));
}

export function allEntries() {
  if (!known.has(language())) known.set(language(), entriesNow());
  return known.get(language()) ?? [];
}

/** The entries of a part, each under its number or its id. @param {string} part */
export const entriesIn = (part) => allEntries().filter((entry) => entry.part === part);

/** The part that has an entry. @param {string} id */
export const partWith = (id) => allEntries().find((entry) => entry.id === id)?.part;

/** The number of a rule, empty for entries without one. @param {string} id */
export const numberOf = (id) => (/^P\d+$/.test(id) ? id : "");
