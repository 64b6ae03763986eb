/** Each player's points as the viewer knows them, and the table of their sources. */
import { html } from "lit-html";
import { seal } from "../../parts/seal.js";
import { styled } from "../../parts/styled.js";
import { pointsTable } from "../../parts/tally.js";
import { nameOf, pointsOpen, t } from "../kit.js";
import { isHidden } from "./hidden.js";
import { openDialog } from "./open.js";
import { pointsOf } from "./points.js";
import { ends } from "./supply.js";

/** @typedef {import("./types").Table} Table */

/** @param {Table} table @param {number} seat @param {number} most */
const line = (table, seat, most) => html`<li data-seat=${seat + 1}>
  ${seal(seat, "small")}<bdi class="name">${nameOf(table, seat)}</bdi>
  <span class="meter"><i ${styled({ width: `${(100 * table.scores[seat].total) / most}%` })}></i></span>
  <b class="num">${pointsOf(table, seat)}</b>
</li>`;

/** @param {Table} table */
function standings(table) {
  const most = Math.max(...table.scores.map(({ total }) => total), 1);
  return html`<div class="row">
      <h2>${t("points-now")}</h2>
      <button type="button" class="button plain push" data-action="points" @click=${() => openDialog("scores")}>${t("points-parts")}</button>
    </div>
    <ol>${table.ranking.map((seat) => line(table, seat, most))}</ol>`;
}

/** @param {Table} table */
export const scores = (table) => html`<section class="ranks">
  ${pointsOpen(table) && !isHidden(table, "scores") ? standings(table) : ""}${ends(table)}
</section>`;

/** The doubloons and barrels, which decide a tie. @param {Table} table */
const leftovers = (table) => html`<tr class="tie" data-part="leftovers">
  <th scope="row">${t("score-leftovers")}<small class="note">${t("score-leftovers.note")}</small></th>
  ${table.ranking.map((seat) => html`<td class="num">${table.leftovers[seat]}</td>`)}
</tr>`;

/** @param {Table} table */
export const tally = (table) => pointsTable(table, table.over ? leftovers(table) : undefined);
