/** The table of points: a column for each seat, a row for each part that counts for one of them. */
import { html, nothing } from "lit-html";
import { mine } from "../state/people.js";
import { dashed, t } from "../words/fluent.js";
import { points } from "./number.js";
import { named } from "./person.js";
import { seal } from "./seal.js";

/** @typedef {import("../types").Table} Table */

/** @param {number} value */
const cell = (value) => (value ? html`<td class="num">${value}</td>` : html`<td class="num" data-zero>–</td>`);

/**
 * The parts that count for at least one player.
 * @param {Table} table
 */
const partsOf = ({ scores: all }) => Object.keys(all[0].parts).filter((part) => all.some(({ parts }) => parts[part]));

/**
 * @param {Table} table
 * @param {number} seat
 */
const head = (table, seat) => html`<th
  scope="col"
  data-seat=${seat + 1}
  ?data-first=${table.winners.includes(seat)}
  ?data-own=${seat === mine(table)}
>
  ${seal(seat)}${named(table, seat)}
</th>`;

/**
 * The points of each seat by their parts, the first seat first.
 * @param {Table} table
 * @param {unknown} [tie] the row below the total
 */
export function pointsTable(table, tie = nothing) {
  const ranked = table.ranking;
  return html`<table class="tally">
    <col />
    ${ranked.map((seat) => html`<col ?data-first=${table.winners.includes(seat)} />`)}
    <thead>
      <tr>
        <td></td>
        ${ranked.map((seat) => head(table, seat))}
      </tr>
    </thead>
    <tbody>
      ${partsOf(table).map(
        (part) =>
          html`<tr data-part=${part}>
            <th scope="row">${t(`score-${dashed(part)}`)}</th>
            ${ranked.map((seat) => cell(table.scores[seat].parts[part]))}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr data-part="total">
        <th scope="row">${t("score-total")}</th>
        ${ranked.map((seat) => html`<td>${points(table.scores[seat].total)}</td>`)}
      </tr>
      ${tie}
    </tfoot>
  </table>`;
}
