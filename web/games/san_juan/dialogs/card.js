/** One card in full. */

import { html, nothing } from "lit-html";
import { bookLink } from "../../../parts/book/link.js";
import { handOpen, t } from "../../kit.js";
import { buildingOf } from "../catalogue.js";
import { refusal } from "../face.js";
import { oneCard } from "../onecard.js";
import { ruleLink } from "../reading.js";
import { cardName } from "../words/names.js";

/** @typedef {import("../../../state/state").Dialog<{ card: number }>} Open */

export const name = /** @type {const} */ ("card");

/** @param {Open} open */
const cardIn = ({ about }) => about?.card ?? 0;

/** @param {Open} open */
export const title = (open) => cardName(buildingOf(cardIn(open)).id);

/**
 * @param {import("../types").Table | null} table
 * @param {Open} open
 */
export function draw(table, open) {
  const card = cardIn(open);
  const refused = table && handOpen(table) ? refusal(table, card) : null;
  return html`${oneCard(table, card)}
    <p class="row wrap ways">
      ${refused ? ruleLink(refused.rule) : nothing}${bookLink(`card=${buildingOf(card).id}`, t("book-card"))}
    </p>`;
}
