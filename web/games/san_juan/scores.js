/** Each player's current points, and the table of their parts. */
import { html, nothing } from "lit-html";
import { points } from "../../parts/number.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { styled } from "../../parts/styled.js";
import { change, dashed, mine, nameOf, pointsOpen, t } from "../kit.js";

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

/** @param {Table} table */
export function tally(table) {
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
      ${
        table.over
          ? html`<tr class="tie" data-what="leftovers" data-part="leftovers">
            <th scope="row">${t("score-leftovers")}<small class="note">${t("score-leftovers.note")}</small></th>
            ${ranked.map((seat) => html`<td class="num">${table.leftovers[seat]}</td>`)}
          </tr>`
          : nothing
      }
    </tfoot>
  </table>`;
}
