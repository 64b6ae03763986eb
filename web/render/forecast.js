/** What a role would give oneself now, in a word on its card and in a sentence to be read out. */
import { buildingOf } from "../catalogue.js";
import { cardName, list, t } from "../words.js";

/** @typedef {import("../types").Table} Table */

/** @param {Record<string, number>} facts */
const range = ({ low, high }) => (low === high ? String(low) : `${low}–${high}`);

/**
 * @param {string} role
 * @param {Record<string, number>} facts
 */
const words = (role, facts) => t(`forecast-${role}`, { ...facts, range: range(facts) });

/**
 * The same in full.
 * @param {string} role
 * @param {Record<string, number>} facts
 */
const sentence = (role, facts) => t(`forecast-${role}.said`, { ...facts, range: range(facts) });

/**
 * With the privilege where it is one's own turn to choose, else without.
 * @param {Table} table
 * @param {string} role
 */
export function gain({ forecast, view, viewer }, role) {
  const own = view.question?.name === "role" && view.question.seat === viewer;
  return forecast ? words(role, forecast[role][own ? "own" : "other"]) : t("role-free");
}

/**
 * What it would give if somebody else took it, where that is less.
 * @param {Table} table
 * @param {string} role
 */
export function gainOtherwise({ forecast, view, viewer }, role) {
  if (!forecast || view.question?.name !== "role" || view.question.seat !== viewer) return "";
  const [own, other] = [forecast[role].own, forecast[role].other].map((facts) => words(role, facts));
  return own === other ? "" : t("forecast-without", { other });
}

/**
 * One's buildings that count in the phase of a role.
 * @param {Table} table
 * @param {string} role
 */
export const worksIn = ({ forecast }, role) => forecast?.[role].works ?? [];

/**
 * All of it in sentences.
 * @param {Table} table
 * @param {string} role
 */
export function gainSaid(table, role) {
  const told = table.forecast?.[role];
  if (!told) return "";
  const [own, other] = [told.own, told.other].map((facts) => sentence(role, facts));
  const said = [t("forecast-said", { own, other })];
  const cards = told.works.map((card) => cardName(buildingOf(card).id));
  if (cards.length) said.push(t("forecast-works", { cards: list(cards) }));
  return said.join(" ");
}
