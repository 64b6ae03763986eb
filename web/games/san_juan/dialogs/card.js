/** One card in full. */

import { html } from "lit-html";
import { t } from "../../../words/fluent.js";
import { buildingOf } from "../catalogue.js";
import { oneCard } from "../onecard.js";
import { bookLink } from "../reading.js";
import { cardName } from "../words/names.js";

/** @typedef {{ card?: number }} About */

export const name = /** @type {const} */ ("card");

/** @param {About} about */
export const title = ({ card = 0 }) => cardName(buildingOf(card).id);

/**
 * @param {import("../../../types").Table | null} table
 * @param {About} about
 */
export const draw = (table, { card = 0 }) => html`${oneCard(table, card)}
  <p class="row wrap ways">${bookLink(`card=${buildingOf(card).id}`, t("book-card"))}</p>`;
