/** A part of the book as a list of its entries, and the table of prices. */
import { html, nothing } from "lit-html";
import { marked } from "../../../parts/book/sentence.js";
import { t } from "../../kit.js";
import { catalogue } from "../catalogue.js";
import { goodMark } from "../good.js";
import { citedTitle } from "../reading.js";
import { goodName } from "../words/names.js";
import { entriesIn, numberOf, titleOf } from "./rules.js";
import { numberLink, rich } from "./sentence.js";

/** @typedef {import("./rules.js").Entry} Entry */

/** The title of a rule that the table cites. @param {string} id @param {import("../../../parts/book/sentence.js").IsFound} [isFound] */
function title(id, isFound) {
  const cited = citedTitle(id);
  return cited ? html`<b class="cited-title">${marked(cited, isFound)}</b>` : nothing;
}

/**
 * @param {Entry} entry
 * @param {boolean} [isHere] whether the address leads to it
 * @param {import("../../../parts/book/sentence.js").IsFound} [isFound] finds the words to mark
 */
export const entry = (
  { id, told },
  isHere = false,
  isFound = undefined,
) => html`<li id=${id} tabindex="-1" ?data-here=${isHere}>
  <p>${title(id, isFound)}${rich(told, isFound)}</p>
  ${numberOf(id) ? html`<span class="num">${numberLink(id)}</span>` : nothing}
</li>`;

/**
 * @param {string} part
 * @param {string} [here] the entry that the address leads to
 */
export const partPage = (part, here = "") => html`<h3 tabindex="-1">${titleOf(part)}</h3>
  <ul class="rules">${entriesIn(part).map((one) => entry(one, one.id === here))}</ul>`;

/** @param {number[]} prices */
const tileLine = (prices) => html`<tr>${prices.map((price) => html`<td class="num">${price}</td>`)}</tr>`;

/** Every price tile, with its price of each good. */
export const pricesPage = () => html`<h3 tabindex="-1">${t("book-prices")}</h3>
  <p>${t("tiles-note")}</p>
  <table class="prices">
    <tr>${catalogue.goods.map((good) => html`<th scope="col">${goodMark(good)} ${goodName(good)}</th>`)}</tr>
    ${Object.values(catalogue.tiles).map(tileLine)}
  </table>`;
