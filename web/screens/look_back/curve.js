/** Each player's chance of winning as a curve over the game; a table gives the same numbers. */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { openReplay } from "../../actions/replay.js";
import { percent } from "../../parts/chance.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { styled } from "../../parts/styled.js";
import { mistakesOf } from "../../state/look_back.js";
import { language, t } from "../../words/fluent.js";

/** @typedef {import("../../types").Decision} Decision */
/** @typedef {import("../../types").LookBack} LookBack */
/** @typedef {import("../../types").Table} Table */
/** @typedef {LookBack["curve"][number]} Point */

/** The most rounds that are named below the curves. */
const NAMED = 8;

/** The most mistakes that have their number on the curves. */
const NUMBERED = 9;

/** The decisions whose numbers in the list are on the curves. @param {LookBack} found */
const numbered = (found) => mistakesOf(found, found.seat).slice(0, NUMBERED);

/**
 * The distance of a moment of the game from the left edge, in percent.
 * @param {Table} table
 * @param {number} ply
 */
const across = (table, ply) => (100 * ply) / Math.max(1, table.view.ply);

/** @param {number} chance */
const down = (chance) => 100 - 100 * chance;

/**
 * @param {LookBack} found
 * @param {number} seat
 */
function line({ table, curve }, seat) {
  const places = curve.map(({ ply, chances }) => `${across(table, ply).toFixed(2)},${down(chances[seat]).toFixed(2)}`);
  return svg`<polyline class="curve" data-seat=${seat + 1} points=${places.join(" ")} />`;
}

/** @param {number} height */
const rule = (height) => svg`<line class="rule" x1="0" x2="100" y1=${height} y2=${height} />`;

/**
 * The first moment of each named round.
 * @param {Point[]} curve
 */
function rounds(curve) {
  const begun = curve.filter(({ round }, place) => round !== curve[place - 1]?.round);
  const step = Math.ceil(begun.length / NAMED);
  return begun.filter((_, place) => place % step === 0);
}

/**
 * The height of a curve between two of its points.
 * @param {Point[]} curve
 * @param {number} ply
 * @param {number} seat
 */
function height(curve, ply, seat) {
  const after = curve.find((point) => point.ply >= ply) ?? curve[curve.length - 1];
  const before = curve.findLast((point) => point.ply <= ply) ?? after;
  const part = (ply - before.ply) / Math.max(1, after.ply - before.ply);
  return before.chances[seat] + Math.min(1, part) * (after.chances[seat] - before.chances[seat]);
}

/**
 * @param {LookBack} found
 * @param {Decision} mistake
 * @param {number} place
 */
function mark({ table, curve }, { ply, seat }, place) {
  if (!curve.length) return nothing;
  const at = { left: `${across(table, ply)}%`, top: `${down(height(curve, ply, seat))}%` };
  return html`<span class="turn" data-seat=${seat + 1} ${styled(at)}>${place + 1}</span>`;
}

/**
 * Opens the replay at the nearest point or mistake.
 * @param {LookBack} found
 * @param {MouseEvent} event
 */
function press(found, event) {
  const { table, curve } = found;
  const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const at = (100 * (event.clientX - left)) / width;
  const far = (/** @type {number} */ ply) => Math.abs(across(table, ply) - at);
  const all = [...numbered(found), ...curve].map(({ ply }) => ply);
  if (all.length) openReplay(all.reduce((best, ply) => (far(ply) < far(best) ? ply : best)));
}

/**
 * @param {Table} table
 * @param {number} seat
 */
const key = (table, seat) => html`<li>
  ${seal(seat, "small")}<svg class="sample" viewBox="0 0 40 8" aria-hidden="true">
    <line class="curve" data-seat=${seat + 1} x1="0" x2="40" y1="4" y2="4" /></svg
  >${named(table, seat)}
</li>`;

/** @param {LookBack} found */
const drawing = (found) => html`<div class="plot">
  <ol class="scale" aria-hidden="true">
    ${[1, 0.75, 0.5, 0.25, 0].map((share) => html`<li ${styled({ top: `${down(share)}%` })}>${percent(share)}</li>`)}
  </ol>
  <div class="field" @click=${(/** @type {MouseEvent} */ event) => press(found, event)}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${t("look-back-curve-label")}>
      ${[0, 25, 50, 75, 100].map(rule)}${found.table.players.map((_, seat) => line(found, seat))}
    </svg>
    <div aria-hidden="true">${numbered(found).map((one, place) => mark(found, one, place))}</div>
  </div>
  <ol class="rounds" aria-hidden="true">
    <li class="axis">${t("look-back-axis")}</li>
    ${rounds(found.curve).map(({ ply, round }) => html`<li ${styled({ left: `${across(found.table, ply)}%` })}>${round}</li>`)}
  </ol>
</div>`;

/**
 * Makes a row lead to its moment, as a point of the curve does.
 * @param {LookBack} found
 * @param {Point} point
 */
const figures = ({ table }, { ply, round, chances }) => html`<tr>
  <th scope="row">
    <button type="button" class="link" data-point=${ply} @click=${() => openReplay(ply)}>
      ${ply === table.view.ply ? t("look-back-end") : t("era", { era: round })}
    </button>
  </th>
  ${chances.map((chance) => html`<td class="num">${percent(chance)}</td>`)}
</tr>`;

/** @param {LookBack} found */
const asTable = (found) => html`<details class="figures">
  <summary>${t("look-back-figures")}</summary>
  <table class="tally">
    <thead>
      <tr>
        <td></td>
        ${found.table.players.map((_, seat) => html`<th scope="col">${named(found.table, seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${found.curve.map((point) => figures(found, point))}
    </tbody>
  </table>
</details>`;

/** @param {LookBack} found */
export const curve = (found) => html`<section class="sheet chances" aria-labelledby="chances">
  <h2 id="chances">${t("look-back-curve")}</h2>
  <ul class="keys">
    ${found.table.players.map((_, seat) => key(found.table, seat))}
  </ul>
  ${guard([found.curve, found.decisions, found.seat, language()], () => html`${drawing(found)}${asTable(found)}`)}
  <p class="soft small">${t("look-back-curve-note")}</p>
</section>`;
