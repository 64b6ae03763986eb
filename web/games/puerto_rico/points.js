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

/** @param {Table} table @param {number} seat */
export const pointsWords = (table, seat) =>
  html`<span class="row fact">${points(pointsOf(table, seat))}<span class="sr">${t("points-count", { count: table.scores[seat].total })}${areHidden(table, seat) ? ` (${t("points-hidden")})` : ""}</span></span>`;
