/** The city of another seat, large enough to read; a building opens its card. */
import { html, nothing } from "lit-html";
import { cards } from "../../parts/number.js";
import { seal } from "../../parts/seal.js";
import { pointsOpen } from "../../state/points.js";
import { t } from "../../words/fluent.js";
import { places, placesTaken, pointsButton, tucked, worthIn } from "./city.js";
import { lookAt } from "./press.js";
import { handSizeOf, stock } from "./rivals.js";

/** @typedef {import("../../types").Table} Table */

/**
 * @param {Table} table
 * @param {number} seat
 */
export function oneCity(table, seat) {
  const its = table.view.seats[seat];
  return html`<div class="row wrap facts">
      ${seal(seat, "small")}
      <span class="row fact">${cards(handSizeOf(its))}<span class="small soft">${t("hand-label")}</span></span>
      ${pointsOpen(table) ? pointsButton(table.scores[seat].total) : nothing}${tucked(its)}${placesTaken(its.buildings.length)}${stock(its)}
    </div>
    ${places(its, (card) => ({ card, press: () => lookAt(card) }), worthIn(table, seat))}
    <p class="soft small">${t("city-note")}</p>`;
}
