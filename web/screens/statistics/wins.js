/** The share of games won with its interval, and its course over time, as a curve and a table. */
import { html, nothing, svg } from "lit-html";
import { percent } from "../../parts/chance.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { language, t } from "../../words/fluent.js";
import { byChance, overTime, won } from "./figures.js";

/** @typedef {import("./figures.js").Entry} Entry */
/** @typedef {import("./figures.js").Wins} Wins */
/** @typedef {ReturnType<typeof overTime>[number]} Point */

/** Formats a number of wins; a shared victory counts half. @param {number} wins */
export const whole = (wins) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(wins);

/** @param {Wins} wins */
const limits = ({ low, high }) => ({ low: Math.round(100 * low), high: Math.round(100 * high) });

/** @param {Point} point */
const span = ({ from, to }) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).formatRange(from, to);

/** @param {Entry[]} entries */
function headline(entries) {
  const all = won(entries);
  const facts = { games: all.games, wins: whole(all.wins), share: percent(all.share) };
  return html`<p class="share"><b class="num">${percent(all.share)}</b> <span>${t("statistics-won", facts)}</span></p>`;
}

/** @param {number} place @param {number} count */
const across = (place, count) => (100 * (place + 0.5)) / count;

/** @param {number} share */
const down = (share) => 100 - 100 * share;

/** @param {Point} point @param {number} place @param {Point[]} points */
const bar = ({ low, high }, place, points) =>
  svg`<line class="interval" x1=${across(place, points.length)} x2=${across(place, points.length)} y1=${down(low)} y2=${down(high)} />`;

/** @param {Point} point @param {number} place @param {Point[]} points */
const dot = ({ share }, place, points) =>
  html`<span class="dot" ${styled({ left: `${across(place, points.length)}%`, top: `${down(share)}%` })}></span>`;

/** @param {Point[]} points */
const path = (points) => points.map(({ share }, place) => `${across(place, points.length)},${down(share)}`).join(" ");

/** @param {number} height */
const rule = (height) => svg`<line class="rule" x1="0" x2="100" y1=${height} y2=${height} />`;

/** @param {Point[]} points @param {number} chance */
const drawing = (points, chance) => html`<div class="plot">
  <ol class="scale" aria-hidden="true">
    ${[1, 0.5, 0].map((share) => html`<li ${styled({ top: `${down(share)}%` })}>${percent(share)}</li>`)}
  </ol>
  <div class="shares">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${t("statistics-drawing")}>
      ${[0, 50, 100].map(rule)}
      <line class="chance-line" x1="0" x2="100" y1=${down(chance)} y2=${down(chance)} />
      ${points.map(bar)}
      <polyline class="won" points=${path(points)} />
    </svg>
    <div aria-hidden="true">${points.map(dot)}</div>
  </div>
</div>`;

/** @param {Point} point */
const line = (point) => html`<tr>
  <th scope="row">${span(point)}</th>
  <td class="num">${whole(point.wins)}/${point.games} · ${percent(point.share)}</td>
  <td class="soft">${t("statistics-between", limits(point))}</td>
</tr>`;

/** @param {Point[]} points */
const asTable = (points) => html`<table class="tally">
  <thead>
    <tr>
      <th scope="col">${t("statistics-when")}</th>
      <th scope="col">${t("statistics-wins")}</th>
      <th scope="col">${t("statistics-interval")}</th>
    </tr>
  </thead>
  <tbody>
    ${points.map(line)}
  </tbody>
</table>`;

/**
 * The interval of the share and the figures of the drawing, behind a press.
 * @param {Entry[]} entries
 * @param {Point[]} points
 */
const sure = (entries, points) => html`<details class="how">
  <summary>${t("statistics-how-sure")}</summary>
  <p class="soft small">${t("statistics-sure", { ...limits(won(entries)), chance: percent(byChance(entries)) })} ${t("statistics-drawing-note")}</p>
  ${asTable(points)}
</details>`;

/** The share, and its course if there are games enough for two points. @param {Entry[]} entries */
export function wins(entries) {
  const points = overTime(entries);
  return html`<section class="sheet" aria-labelledby="wins">
    <h2 id="wins">${icon("laurel")}${t("statistics-wins-title")}</h2>
    ${headline(entries)}${points.length > 1 ? drawing(points, byChance(entries)) : nothing}${sure(entries, points)}
  </section>`;
}
