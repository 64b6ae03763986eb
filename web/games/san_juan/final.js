/** The table after the game: the winner's street, and every city. */
import { html } from "lit-html";
import { points } from "../../parts/number.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { house } from "./card.js";
import { buildingNamed } from "./catalogue.js";
import { tucked } from "./chips.js";
import { places, worthIn } from "./city.js";
import { lookAt } from "./press.js";

/** @typedef {import("../../types").Table} Table */

/**
 * A city, the winner's at first, as a street by the water.
 * @param {Table} table
 * @param {number} [seat]
 */
export const street = ({ view, winners: [first] }, seat = first) => html`<div class="street" aria-hidden="true">
  ${view.seats[seat].buildings.map(({ id }, at) => house(buildingNamed(id), at))}
</div>`;

/** @param {number} card */
const look = (card) => ({ card, press: () => lookAt(card) });

/**
 * @param {Table} table
 * @param {number} seat
 */
const cityOf = (table, seat) => html`<section class="lastcity" data-seat=${seat + 1}>
  <div class="row head">
    ${seal(seat, "small")}
    <h3>${named(table, seat)}</h3>
    ${points(table.scores[seat].total)}${tucked(table.view.seats[seat])}
  </div>
  ${places(table.view.seats[seat], look, worthIn(table, seat))}
</section>`;

/** @param {Table} table */
export const cities = (table) => table.ranking.map((seat) => cityOf(table, seat));
