/** The gain of the viewer from a role: a word on its card, and a sentence to read out. */
import { list, t } from "../kit.js";
import { buildingOf } from "./catalogue.js";
import { cardName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/** A range of numbers, joined so that no line breaks inside it. @param {Record<string, number>} facts */
const range = ({ low, high }) => (low === high ? String(low) : `${low}\u2060–\u2060${high}`);

/**
 * @param {string} role the role, or its short form
 * @param {Record<string, number>} facts
 */
const words = (role, facts) => t(`forecast-${role}`, { ...facts, range: range(facts) });

/**
 * The gain in a full sentence.
 * @param {string} role
 * @param {Record<string, number>} facts
 */
const sentence = (role, facts) => t(`forecast-${role}.said`, { ...facts, range: range(facts) });

/**
 * @param {Table} table
 * @param {string} role
 */
const gained = ({ forecast, may_choose }, role) => forecast?.[role][may_choose ? "own" : "other"] ?? {};

/**
 * The viewer's gain from a role: by taking it, or, if the viewer cannot choose any more, by another taking it.
 * @param {Table} table
 * @param {string} role
 */
export const gain = (table, role) => (table.forecast ? words(role, gained(table, role)) : t("role-free"));

/**
 * The same in two or three words, for narrow windows.
 * @param {Table} table
 * @param {string} role
 */
export const gainShort = (table, role) =>
  table.forecast ? words(`${role}.short`, gained(table, role)) : t("role-free");

/**
 * The viewer's gain if another takes the role; empty if it is the same.
 * @param {Table} table
 * @param {string} role
 */
export function gainOtherwise(table, role) {
  if (!table.forecast) return "";
  const other = words(role, table.forecast[role].other);
  return gain(table, role) === other ? "" : t("forecast-without", { other });
}

/**
 * The gain from a role with the library, and without it.
 * @param {Table} table
 * @param {string} role
 */
export function gainTwice({ forecast }, role) {
  const told = forecast?.[role];
  return told ? { twice: words(role, told.own), once: words(role, told.once) } : {};
}

/**
 * The viewer's buildings that count in the phase of a role.
 * @param {Table} table
 * @param {string} role
 */
export const worksIn = ({ forecast }, role) => forecast?.[role].works ?? [];

/**
 * The gain by taking a role and by another taking it; once if it is the same.
 * @param {string} own
 * @param {string} other
 */
const inBothCases = (own, other) =>
  own === other ? t("forecast-said-same", { own }) : t("forecast-said", { own, other });

/**
 * The whole forecast of a role, in sentences.
 * @param {Table} table
 * @param {string} role
 */
export function gainSaid(table, role) {
  const told = table.forecast?.[role];
  if (!told) return "";
  const [own, other] = [told.own, told.other].map((facts) => sentence(role, facts));
  const said = [table.may_choose ? inBothCases(own, other) : t("forecast-said-others", { other })];
  const cards = told.works.map((card) => cardName(buildingOf(card).id));
  if (cards.length) said.push(t("forecast-works", { cards: list(cards) }));
  return said.join(" ");
}
