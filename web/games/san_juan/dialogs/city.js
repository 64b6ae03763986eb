/** The city of another seat, in readable size. A building opens its card, or in a replay the moment of its building. */
import { html, nothing } from "lit-html";
import { seal } from "../../../parts/seal.js";
import { pointsOpen, state, t } from "../../kit.js";
import { handChip, placesTaken, pointsButton, tucked } from "../chips.js";
import { cityTitle, places, worthIn } from "../city.js";
import { pressBuilding } from "../press.js";
import { stock } from "../rivals.js";

/** @typedef {import("../types").Table} Table */

/** @typedef {import("../../../state/state").Dialog<{ seat: number }>} Open */

/** @param {Open} open */
const seatIn = ({ about }) => about?.seat ?? 0;

export const name = /** @type {const} */ ("city");

/**
 * @param {Open} open
 * @param {Table} table
 */
export const title = (open, table) => cityTitle(table, seatIn(open));

/**
 * @param {Table} table
 * @param {Open} open
 */
export function draw(table, open) {
  const seat = seatIn(open);
  const its = table.view.seats[seat];
  return html`<div class="row wrap facts" data-seat=${seat + 1}>
      ${seal(seat, "small")}
      ${handChip(table, seat)}
      ${pointsOpen(table) ? pointsButton(table.scores[seat].total) : nothing}${tucked(its)}${placesTaken(its.buildings.length)}${stock(its)}
    </div>
    ${places(its, (card) => ({ card, press: () => pressBuilding(card) }), worthIn(table, seat))}
    <p class="soft small">${t(state.replay ? "city-note-replay" : "city-note")}</p>`;
}
