/** The end: the winner's street, the points by source, and every board. */
import { html } from "lit-html";
import { styled } from "../../parts/styled.js";
import { late, t } from "../kit.js";
import { front } from "./building.js";
import { buildingNamed } from "./catalogue.js";
import { city, island } from "./land.js";
import { head } from "./own.js";
import { tally } from "./scores.js";

/** @typedef {import("./types").Table} Table */

/** A house of a street; dearer ones are taller. @param {{ id: string }} building */
function house({ id }) {
  const building = buildingNamed(id);
  return html`<span class="house" data-size=${building.size} ${styled({ "--cost": String(building.cost) })}>${front(building)}</span>`;
}

/** A city as a street by the water. @param {Table} table @param {number} seat */
const street = ({ view }, seat) =>
  html`<div class="skyline" aria-hidden="true">${view.seats[seat].city.map(house)}</div>`;

/** @type {import("../game").EndPicture} */
export const picture = {
  draw: (table, seat) => street(/** @type {Table} */ (/** @type {unknown} */ (table)), seat),
  paint: async (drawn, lines) => (await late("skyline", () => import("../../parts/skyline.js"))).paint(drawn, lines),
  words: (table, seat) =>
    t("skyline-alt", { count: /** @type {Table} */ (/** @type {unknown} */ (table)).view.seats[seat].city.length }),
};

/** @param {Table} table @param {number} seat */
const boardOf = (table, seat) => html`<section class="estate" data-seat=${seat + 1}>
  ${head(table, seat)}
  <div class="lands" data-rove="table">${island(table, seat, false)}${city(table, seat, false)}</div>
</section>`;

/** @param {Table} table */
const boards = (table) => html`<div class="estates">${table.ranking.map((seat) => boardOf(table, seat))}</div>`;

/** @param {Table} table */
export const sections = (table) => [
  { id: "points-table", title: t("end-table"), isUntitled: true, drawn: tally(table) },
  { id: "islands", title: t("end-cities"), drawn: boards(table) },
];
