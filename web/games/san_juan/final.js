/** The end: the winner's street, the points, the course of the game, and every city. */
import { html } from "lit-html";
import { points } from "../../parts/number.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { late, t } from "../kit.js";
import { house } from "./card.js";
import { buildingNamed } from "./catalogue.js";
import { tucked } from "./chips.js";
import { chronicle } from "./chronicle.js";
import { places, worthIn } from "./city.js";
import { lookAt } from "./press.js";
import { tally } from "./scores.js";

/** @typedef {import("./types").Table} Table */

/**
 * A city as a street by the water.
 * @param {Table} table
 * @param {number} seat
 */
const street = ({ view }, seat) => html`<div class="skyline" aria-hidden="true">
  ${view.seats[seat].buildings.map(({ id }, at) => house(buildingNamed(id), at))}
</div>`;

/** @type {import("../game").EndPicture} */
export const picture = {
  draw: street,
  paint: async (street, lines) => (await late("skyline", () => import("../../parts/skyline.js"))).paint(street, lines),
  words: (/** @type {Table} */ { view }, seat) => t("skyline-alt", { count: view.seats[seat].buildings.length }),
};

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

/** The points with the course of the game, then the cities. @param {Table} table */
export const sections = (table) => [
  { id: "points-table", title: t("end-table"), isUntitled: true, drawn: [tally(table), chronicle(table)] },
  { id: "cities", title: t("end-cities"), drawn: table.ranking.map((seat) => cityOf(table, seat)) },
];
