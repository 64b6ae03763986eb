/** The prices known so far, the next first, and the two piles. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { change, t } from "../kit.js";
import { cardBack } from "./card.js";
import { catalogue } from "./catalogue.js";
import { changesOf } from "./changes.js";
import { goodWord } from "./good.js";
import { tableOnShow } from "./on_show.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").View} View */

/**
 * @param {View} view
 * @param {number} place
 */
function when(view, place) {
  if (place > 0) return t("tile-then", { place: place + 1 });
  return view.tile ? t("tile-now") : t("tile-next");
}

/**
 * The price of each good, certain or expected.
 * @param {(number | string)[]} prices
 */
const priceList = (prices) =>
  catalogue.goods.map(
    (good, k) => html`<span class="price">${goodWord(good)}<span class="num" translate="no">${prices[k]}</span></span>`,
  );

/** The range of prices of each good under the next tile, which is face down. */
const expected = () =>
  (tableOnShow()?.expected ?? []).map(([low, high]) => (low === high ? low : t("price-range", { low, high })));

const unseen = () => html`<span class="unseen" aria-hidden="true">${t("tile-unknown.mark")}</span
  ><span class="sr">${t("tile-unknown")}</span>`;

/**
 * The explanation of a tile.
 * @param {View} view
 * @param {string | null} name
 * @param {number} place
 */
function named(view, name, place) {
  if (place === 0) return view.tile ? "price-now" : "price-next";
  return name === null ? "price-unseen" : "price-later";
}

/**
 * A tile. The first one lists the goods even if its prices are unknown.
 * @param {View} view
 * @param {string | null} name
 * @param {number} place
 */
function tile(view, name, place) {
  const prices = name === null ? undefined : catalogue.tiles[name];
  const now = place === 0 && view.tile !== null;
  const table = tableOnShow();
  const changed = name !== null && table !== null && changesOf(table).tiles.has(name);
  return html`<li class="tile" data-what=${named(view, name, place)} ?data-changed=${changed} ?data-now=${now} ?data-unknown=${!prices}>
    <b class="when">${when(view, place)}${changed ? html` <span class="changed">${t("changed-new")}</span>` : nothing}</b>
    ${prices || place === 0 ? priceList(prices ?? expected()) : unseen()}
  </li>`;
}

/** @param {View} view */
export const tiles = (view) => html`<ol class="tiles" aria-label=${t("tiles-label")}>
  ${view.tiles_known.map((name, place) => tile(view, name, place))}
</ol>`;

/** @param {View} view */
const piles = ({ pile, discard }) => html`<div class="piles">
  <span class="stack" data-pile="draw" data-what="pile"
    >${pile ? cardBack() : html`<span class="gone"></span>`}<span><b class="num">${pile}</b> <span class="lab">${t("pile-label")}</span></span></span
  >
  <span class="stack" data-pile="discard" data-what="discard"
    ><span class="gone">${discard ? icon("discard", "shape") : nothing}</span
    ><span><b class="num">${discard}</b> <span class="lab">${t("discard-label")}</span></span></span
  >
</div>`;

export const allPrices = () => html`<button
  type="button"
  class="button plain all"
  data-what=${tableOnShow()?.view.tile ? "price-now" : "price-next"}
  @click=${() => change({ dialog: { name: "prices" } })}
>
  ${t("tiles-all")}
</button>`;

/** @param {Table} table */
export const market = ({ view }) => html`<section class="market" data-place="market" aria-label=${t("market-label")}>
  ${tiles(view)}
  ${allPrices()}
  ${piles(view)}
</section>`;
