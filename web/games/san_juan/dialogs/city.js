/** The city of another seat, in readable size. A building opens its card, or in a replay the moment of its building. */
import { html, nothing } from "lit-html";
import { seal } from "../../../parts/seal.js";
import { pointsOpen, state, t } from "../../kit.js";
import { handChip, placesTaken, pointsButton, tucked } from "../chips.js";
import { cityTitle, places, worthIn } from "../city.js";
import { pressBuilding } from "../press.js";
import { stock } from "../rivals.js";

/** @typedef {import("../../../types").Table} Table */

/** @typedef {{ seat?: number }} About */

export const name = /** @type {const} */ ("city");

/**
 * @param {About} about
 * @param {Table} table
 */
export const title = ({ seat = 0 }, table) => cityTitle(table, seat);

/**
 * @param {Table} table
 * @param {About} about
 */
export function draw(table, { seat = 0 }) {
  const its = table.view.seats[seat];
  return html`<div class="row wrap facts" data-seat=${seat + 1}>
      ${seal(seat, "small")}
      ${handChip(table, seat)}
      ${pointsOpen(table) ? pointsButton(table.scores[seat].total) : nothing}${tucked(its)}${placesTaken(its.buildings.length)}${stock(its)}
    </div>
    ${places(its, (card) => ({ card, press: () => pressBuilding(card) }), worthIn(table, seat))}
    <p class="soft small">${t(state.replay ? "city-note-replay" : "city-note")}</p>`;
}
