/** The luck of each player, and the parts that add up to the final chance of winning. */
import { html } from "lit-html";
import { percent } from "../../parts/chance.js";
import { named } from "../../parts/person.js";
import { seal } from "../../parts/seal.js";
import { games } from "../../state/look_back.js";
import { person } from "../../state/people.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").LookBack} LookBack */
/** @typedef {import("../../types").Luck} Luck */

/** Share of a win: a smaller one is neither good nor bad luck. */
const EVEN = 0.05;

/** @param {number} share */
const signed = (share) =>
  t("look-back-signed", { sign: games(share) ? (share < 0 ? "−" : "+") : "±", games: games(share) });

/** @param {number} drawn */
const kind = (drawn) => (Math.abs(drawn) < EVEN ? "even" : drawn < 0 ? "bad" : "good");

/**
 * @param {LookBack} found
 * @param {Luck} luck
 * @param {number} seat
 */
const luckOf = ({ table }, luck, seat) => html`<li data-seat=${seat + 1}>
  ${seal(seat, "small")}
  <p>
    <b>${t("look-back-luck-of", { ...person(table, seat), luck: kind(luck.drawn) })}</b>
    <b class="num">${signed(luck.drawn)}</b>
  </p>
</li>`;

/** The parts of the final chance of winning, in the order in which they add up. */
const PARTS = /** @type {const} */ (["start", "own", "rivals", "drawn", "end"]);

/**
 * @param {LookBack} found
 * @param {typeof PARTS[number]} part
 */
const sumLine = ({ luck: all }, part) => html`<tr>
  <th scope="row">${t(`look-back-luck-${part}`)}</th>
  ${all.map((one) => html`<td class="num">${part === "start" || part === "end" ? percent(one[part]) : signed(one[part])}</td>`)}
</tr>`;

/** @param {LookBack} found */
const sums = (found) => html`<table class="tally">
  <thead>
    <tr>
      <td></td>
      ${found.luck.map((_, seat) => html`<th scope="col" data-seat=${seat + 1}>${seal(seat, "small")}${named(found.table, seat)}</th>`)}
    </tr>
  </thead>
  <tbody>
    ${PARTS.map((part) => sumLine(found, part))}
  </tbody>
</table>`;

/** @param {LookBack} found */
export const luck = (found) => html`<section class="sheet luck" aria-labelledby="luck">
  <h2 id="luck">${t("look-back-luck")}</h2>
  ${
    found.luck.length
      ? html`<ul>
          ${found.luck.map((one, seat) => luckOf(found, one, seat))}
        </ul>
        ${sums(found)}
        <p class="soft small">${t("look-back-luck-note")}</p>`
      : html`<p class="soft">${t("look-back-luck-later")}</p>`
  }
</section>`;
