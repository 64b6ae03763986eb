/** A price in its parts: 5 − 1 builder − 1 quarry = 3; and the income from goods: 1 + 2 = 3. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { state, t } from "../kit.js";
import { buildingOf } from "./catalogue.js";
import { goodWord } from "./good.js";
import { cards } from "./number.js";
import { theCard } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Quote} Quote */
/** @typedef {import("./types").Part} Part */

const EMBLEMS = /** @type {Record<string, string>} */ ({ goods: "producer" });

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {Part} part */
function part({ id, args }) {
  const the = typeof args.card === "number" ? theCard(buildingOf(args.card).id) : "";
  return html`<span class="part"
    >${signed(args.amount)} ${icon(EMBLEMS[id] ?? id)}<span class="word">${t(`part-${id}`, { the })}</span></span
  >`;
}

/** @param {number} count */
const equals = (count) => html`<span class="part">${t("sum-equals")} ${cards(count)}</span>`;

/**
 * The parts of a price and their sum; the price alone if it has no reductions.
 * @param {Quote} quote
 */
const terms = ({ price, parts: [cost, ...rest] }) =>
  rest.length
    ? html`${cards(cost.args.amount)}${rest.map(part)}${equals(price)}`
    : html`<span class="part">${t("sum-price")} ${cards(price)}</span>`;

/** @param {Quote} quote */
export const broken = (quote) => html`<p class="sum">${terms(quote)}</p>`;

/**
 * The income from the picked goods.
 * @param {Table} table
 */
export const income = ({ prices }) => state.picks.reduce((all, card) => all + (prices[card] ?? 0), 0);

/** @param {Table} table */
const brought = (table) =>
  html`${state.picks.map(
    (card, place) =>
      html`<span class="part">${place ? "+" : ""} ${goodWord(buildingOf(card).good ?? "")} ${table.prices[card]}</span>`,
  )}${equals(income(table))}`;

/**
 * Returns the first price that the table has:
 * 1. of the current building, less the payment of the picked goods;
 * 2. of the current building, over the building picked to be covered;
 * 3. of the current building;
 * 4. of the card picked to be built.
 * @param {Table} table
 */
function quoteFor({ quote, quotes, covers, paid }) {
  const [picked] = state.picks;
  return paid[state.picks.length] ?? covers[picked] ?? quote ?? quotes[picked];
}

/** @param {Quote} quote */
const leaves = ({ left }) =>
  left === undefined ? nothing : html`<span class="part soft">${t("sum-leaves", { left })}</span>`;

/** @param {Quote} quote */
const price = (quote) => html`${terms(quote)}${leaves(quote)}`;

/**
 * The length of the line, so that a style sheet can leave words out. Payment by goods, the name of a covered building
 * and the cards left count, too.
 * @param {Table} table
 * @param {Quote} quote
 */
const length = ({ paid }, { parts, left }) =>
  parts.length + [paid.length > 0, left !== undefined, parts.some(({ args }) => "card" in args)].filter(Boolean).length;

/**
 * The line of a price or a sale. An empty line keeps its height, so that nothing moves.
 * @param {Table} table
 * @param {import("./types").Asked} question
 */
export function sum(table, { priced }) {
  if (!priced) return nothing;
  const quote = quoteFor(table);
  const known = quote ? price(quote) : state.picks.length > 0 && brought(table);
  return html`<p class="sum detail" data-row data-parts=${quote ? length(table, quote) : 0}>${known || nothing}</p>`;
}
