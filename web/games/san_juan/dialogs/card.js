/** One card in full. */

import { buildingOf } from "../catalogue.js";
import { oneCard } from "../onecard.js";
import { cardName } from "../words/names.js";

/** @typedef {{ card?: number }} About */

export const name = /** @type {const} */ ("card");

/** @param {About} about */
export const title = ({ card = 0 }) => cardName(buildingOf(card).id);

/**
 * @param {import("../../../types").Table | null} table
 * @param {About} about
 */
export const draw = (table, { card = 0 }) => oneCard(table, card);
