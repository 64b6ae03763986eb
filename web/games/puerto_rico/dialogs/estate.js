/** The board of a seat, in readable size. */
import { html } from "lit-html";
import { isYou, nameOf, t } from "../../kit.js";
import { city, island } from "../land.js";
import { head } from "../own.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../../../state/state").Dialog<{ seat: number }>} Open */

export const name = /** @type {const} */ ("estate");

/** @param {Open} open @param {Table} table */
export function title({ about }, table) {
  const seat = about?.seat ?? 0;
  return isYou(table, seat) ? t("city-yours") : t("city-of", { name: nameOf(table, seat) });
}

/** @param {Table} table @param {Open} open */
export function draw(table, { about }) {
  const seat = about?.seat ?? 0;
  return html`<div class="estate" data-seat=${seat + 1}>
    ${head(table, seat)}
    <div class="lands" data-rove="table">${island(table, seat, false)}${city(table, seat, false)}</div>
  </div>`;
}
