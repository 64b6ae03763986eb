/** A part of the book: its rules in a list, or the table of prices. */
import { entriesIn, numberOf, titleOf } from "./rules.js";
import { rich, ruleLink } from "./sentence.js";
import { html, kit } from "./with.js";

/** @typedef {import("./rules.js").Entry} Entry */

/**
 * @param {Entry} entry
 * @param {boolean} [isHere] whether the address leads to it
 */
export const entry = ({ id, told }, isHere = false) => html`<li id=${id} tabindex="-1" ?data-here=${isHere}>
  ${numberOf(id) ? html`<b class="num">${ruleLink(id)}</b>` : kit.nothing}
  <p>${rich(told)}</p>
</li>`;

/**
 * @param {string} part
 * @param {string} [here] the rule that the address leads to
 */
export const partPage = (part, here = "") => html`<h3 tabindex="-1">${titleOf(part)}</h3>
  <ul class="rules">${entriesIn(part).map((one) => entry(one, one.id === here))}</ul>`;

/** @param {string} tile @param {number[]} prices */
const tileLine = (tile, prices) =>
  html`<tr><th scope="row">${tile}</th>${prices.map((price) => html`<td>${price}</td>`)}</tr>`;

/** Every price tile, with its price of each good. */
export const pricesPage = () => html`<h3 tabindex="-1">${kit.t("book-prices")}</h3>
  <p>${kit.t("tiles-note")}</p>
  <table class="prices">
    <tr><td></td>${kit.catalogue.goods.map((good) => html`<th scope="col">${kit.goodName(good)}</th>`)}</tr>
    ${Object.entries(kit.catalogue.tiles).map(([tile, prices]) => tileLine(tile, prices))}
  </table>`;

/** The game in a few lines, and the five roles. */
export const howToPage = () => html`<h3 tabindex="-1">${kit.howTo.title()}</h3>${kit.howTo.draw()}`;
