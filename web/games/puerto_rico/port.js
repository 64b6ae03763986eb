/** The harbour: cargo ships with their load, the trading house with its prices, the goods left. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { list, t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { choicesOf, reasonOf } from "./choices.js";
import { refusalWords } from "./refusal.js";
import { spot, what } from "./spot.js";
import { coin, goodMark } from "./tokens.js";
import { buildingName, goodName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Ship} Ship */

/** @param {Ship} ship */
function shipSaid({ hold, good, count }) {
  if (!good) return t("ship-empty", { hold });
  const facts = { hold, good: goodName(good), count };
  return count === hold ? t("ship-full", facts) : t("ship-loaded", facts);
}

/** The holds of a ship, filled from the first one on. @param {Ship} ship */
const holds = ({ hold, good, count }) =>
  Array.from({ length: hold }, (_, k) =>
    good && k < count ? html`<i class="hold" data-hold>${goodMark(good)}</i>` : html`<i class="hold" data-hold></i>`,
  );

/** The worth of a loading, and the barrels that spoil after it. @param {Table["loads"][string]} load */
export const loadWords = ({ barrels, points, lost }) =>
  `${t("load-worth", { count: barrels, points })}. ${t("load-spoils", { lost })}`;

/** @param {Table} table @param {number} option @param {string} label @param {unknown} mark */
function loading(table, option, label, mark) {
  const worth = table.loads[String(option)];
  const said = worth ? loadWords(worth) : "";
  return spot(
    { sort: "loading", option, label: `${label}: ${said}` },
    html`${mark}${worth ? html`<span class="num" aria-hidden="true">${worth.barrels}</span><span class="points" aria-hidden="true">${worth.points}</span>` : nothing}`,
  );
}

/** The loadings that the viewer may choose for a ship. @param {Table} table @param {number} ship */
const loadings = (table, ship) =>
  choicesOf(table, "loading", { ship }).map(({ option, args: { good = "" } }) =>
    loading(table, option, t("option-loading", { good: goodName(good), ship }), goodMark(good)),
  );

/** @param {Table} table @param {Ship} ship */
const cargo = (table, ship) => html`<li class="vessel" data-ship=${ship.hold} ?data-full=${ship.count === ship.hold}>
  <span class="deck" data-what="ship" data-of=${ship.hold} role="img" aria-label=${shipSaid(ship)}>${icon("sail", "canvas")}<span class="holds" aria-hidden="true">${holds(ship)}</span></span>
  <span class="loads">${loadings(table, ship.hold)}</span>
</li>`;

/** The loadings into a wharf; the small one takes barrels of any kind. @param {Table} table @param {"wharf" | "small_wharf"} id */
function wharf(table, id) {
  const found = choicesOf(table, id);
  if (!found.length) return nothing;
  const said = (/** @type {string | undefined} */ good) =>
    good ? t("option-wharf", { good: goodName(good) }) : buildingName(id);
  return html`<li class="vessel" data-ship="wharf">
    <span class="deck" role="img" aria-label=${buildingName(id)}>${icon(id, "canvas")}</span>
    <span class="loads">${found.map(({ option, args: { good } }) => loading(table, option, said(good), good ? goodMark(good) : nothing))}</span>
  </li>`;
}

/** The viewer's wharf and small wharf, while they may be used. @param {Table} table */
function wharfs(table) {
  return [wharf(table, "wharf"), wharf(table, "small_wharf")];
}

/** @param {Table} table */
export const ships = (table) => html`<section data-place="fleet" aria-label=${t("ship-title")}>
  <ol class="fleet" data-rove="table">${table.view.ships.map((ship) => cargo(table, ship))}${wharfs(table)}</ol>
</section>`;

/** @param {Table} table */
function shopSaid({ view: { shop } }) {
  const goods = shop.length ? list(shop.map(goodName)) : t("none");
  return t("shop-said", { goods, left: catalogue.shop - shop.length });
}

/** @param {Table} table */
const stalls = ({ view: { shop } }) =>
  Array.from({ length: catalogue.shop }, (_, k) =>
    shop[k] ? html`<i class="hold" data-hold>${goodMark(shop[k])}</i>` : html`<i class="hold" data-hold></i>`,
  );

/** A good with its price, which the viewer may sell if the question says so. @param {Table} table @param {string} good @param {number} k */
function price(table, good, k) {
  const [choice] = choicesOf(table, "sale", { good, at: "house" });
  const pays = choice ? table.sales[String(choice.option)] : catalogue.prices[k];
  const label = t("price-said", { good: goodName(good), price: pays });
  const reason = choice ? undefined : reasonOf(table, "sale", { good, at: "house" });
  const facts = {
    sort: "price",
    option: choice?.option,
    label,
    why: reason && refusalWords(reason),
    ...what("price", good),
  };
  return html`<li>${spot(facts, html`${goodMark(good)}<span aria-hidden="true">${coin(pays)}</span>`)}</li>`;
}

/** The trading house. @param {Table} table */
export const shop = (table) => html`<section class="house" data-place="shop" aria-label=${t("shop-title")}>
  <span class="stalls" data-what="shop" role="img" aria-label=${shopSaid(table)}><span class="awning" aria-hidden="true"></span><span class="holds" aria-hidden="true">${stalls(table)}</span></span>
  <ul class="prices" data-rove="table">${catalogue.goods.map((good, k) => price(table, good, k))}</ul>
</section>`;
