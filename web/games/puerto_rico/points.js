/** The points of a seat, as the viewer knows them. */
import { html } from "lit-html";
import { points } from "../../parts/number.js";
import { t } from "../kit.js";

/** @typedef {import("./types").Table} Table */

/** Whether the viewer does not know a seat's chips. @param {Table} table @param {number} seat */
const areHidden = ({ view }, seat) => view.seats[seat].points === null;

/** The points of a seat; with a plus if its chips are hidden. @param {Table} table @param {number} seat */
export function pointsOf(table, seat) {
  const { total } = table.scores[seat];
  return areHidden(table, seat) ? t("points-known", { count: total }) : String(total);
}

/** The same in words. @param {Table} table @param {number} seat */
export function pointsSaid(table, seat) {
  const known = t("points-count", { count: table.scores[seat].total });
  return areHidden(table, seat) ? `${known} (${t("points-hidden")})` : known;
}

/** @param {Table} table @param {number} seat */
export const pointsWords = (table, seat) =>
  html`<span class="row fact" data-what="points">${points(pointsOf(table, seat))}<span class="sr">${pointsSaid(table, seat)}</span></span>`;
