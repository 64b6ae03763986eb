/** One card in full. */

import { html, nothing } from "lit-html";
import { handOpen, t } from "../../kit.js";
import { buildingOf } from "../catalogue.js";
import { refusal } from "../face.js";
import { oneCard } from "../onecard.js";
import { bookLink, ruleLink } from "../reading.js";
import { cardName } from "../words/names.js";

/** @typedef {{ card?: number }} About */

export const name = /** @type {const} */ ("card");

/** @param {About} about */
export const title = ({ card = 0 }) => cardName(buildingOf(card).id);

/**
 * @param {import("../../../types").Table | null} table
 * @param {About} about
 */
export function draw(table, { card = 0 }) {
  const refused = table && handOpen(table) ? refusal(table, card) : null;
  return html`${oneCard(table, card)}
    <p class="row wrap ways">
      ${refused ? ruleLink(refused.rule) : nothing}${bookLink(`card=${buildingOf(card).id}`, t("book-card"))}
    </p>`;
}
