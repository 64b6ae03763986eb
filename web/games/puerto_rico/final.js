/** The end: the points by source, and every board. */
import { html } from "lit-html";
import { t } from "../kit.js";
import { city, island } from "./land.js";
import { head } from "./own.js";
import { tally } from "./scores.js";

/** @typedef {import("./types").Table} Table */

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
