/** Each player's current points, and the table of their parts. */
import { html, nothing } from "lit-html";
import { seal } from "../../parts/seal.js";
import { styled } from "../../parts/styled.js";
import { pointsTable } from "../../parts/tally.js";
import { change, nameOf, pointsOpen, t } from "../kit.js";

/** @typedef {import("./types").Table} Table */

/**
 * @param {Table} table
 * @param {number} seat
 * @param {number} most
 */
const line = (table, seat, most) => html`<li data-seat=${seat + 1}>
  ${seal(seat, "small")}<bdi class="name">${nameOf(table, seat)}</bdi>
  <span class="meter" data-what="points"><i ${styled({ width: `${(100 * table.scores[seat].total) / most}%` })}></i></span>
  <b class="num" data-what="points">${table.scores[seat].total}</b>
</li>`;

/** @param {Table} table */
export function scores(table) {
  if (!pointsOpen(table)) return nothing;
  const ranked = table.ranking;
  const most = Math.max(table.scores[ranked[0]].total, 1);
  return html`<section class="scores">
    <div class="row">
      <h2>${t("points-now")}</h2>
      <button type="button" class="button plain push" @click=${() => change({ dialog: { name: "scores" } })}>
        ${t("points-parts")}
      </button>
    </div>
    <ol>
      ${ranked.map((seat) => line(table, seat, most))}
    </ol>
  </section>`;
}

/** The leftovers, which decide a tie. @param {Table} table */
const leftovers = (table) => html`<tr class="tie" data-what="leftovers" data-part="leftovers">
  <th scope="row">${t("score-leftovers")}<small class="note">${t("score-leftovers.note")}</small></th>
  ${table.ranking.map((seat) => html`<td class="num">${table.leftovers[seat]}</td>`)}
</tr>`;

/** @param {Table} table */
export const tally = (table) => pointsTable(table, table.over ? leftovers(table) : nothing);
