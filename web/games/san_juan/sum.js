/** A price broken down: 5 − 1 builder − 1 quarry = 3; and what goods bring: 1 + 2 = 3. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { cards } from "../../parts/number.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { theCard } from "../../words/names.js";
import { buildingOf } from "./catalogue.js";
import { goodWord } from "./good.js";

/** @typedef {import("../../types").Table} Table */
/** @typedef {import("../../types").Quote} Quote */
/** @typedef {import("../../types").Told} Told */

const EMBLEMS = /** @type {Record<string, string>} */ ({ goods: "producer" });

/** Questions about a price: their sum has its line even while it is empty, so that nothing moves. */
const PRICED = ["build", "cover", "market", "pay", "sell"];

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {Told} part */
function part({ id, args }) {
  const the = typeof args.card === "number" ? theCard(buildingOf(args.card).id) : "";
  return html`<span class="part"
    >${signed(args.amount)} ${icon(EMBLEMS[id] ?? id)}<span class="word">${t(`part-${id}`, { the })}</span></span
  >`;
}

/** @param {number} count */
const equals = (count) => html`<span class="part">${t("sum-equals")} ${cards(count)}</span>`;

/**
 * Nothing taken off: the price alone.
 * @param {Quote} quote
 */
const terms = ({ price, parts: [cost, ...rest] }) =>
  rest.length
    ? html`${cards(cost.args.amount)}${rest.map(part)}${equals(price)}`
    : html`<span class="part">${t("sum-price")} ${cards(price)}</span>`;

/** @param {Quote} quote */
export const broken = (quote) => html`<p class="sum">${terms(quote)}</p>`;

/**
 * What the goods picked bring together.
 * @param {Table} table
 */
const income = ({ prices }) =>
  html`${state.picks.map(
    (card, place) =>
      html`<span class="part">${place ? "+" : ""} ${goodWord(buildingOf(card).good ?? "")} ${prices[card]}</span>`,
  )}${equals(state.picks.reduce((all, card) => all + prices[card], 0))}`;

/**
 * The price of the card picked to be built, or of the one in work, over what is picked to be covered.
 * @param {Table} table
 * @param {string} name that of the question
 */
function quoteFor({ quote, quotes, covers }, name) {
  const [picked] = state.picks;
  if (picked === undefined) return quote;
  return { build: quotes[picked], cover: covers[picked] }[name] ?? quote;
}

/**
 * What is still to be paid once the goods picked have paid.
 * @param {Quote} quote
 * @param {Record<string, number>} pays
 */
function paidWith({ price, parts, ...rest }, pays) {
  const goods = state.picks.reduce((all, card) => all + (pays[card] ?? 0), 0);
  if (!goods) return { price, parts, ...rest };
  return { ...rest, price: price - goods, parts: [...parts, { id: "goods", args: { amount: -goods } }] };
}

/** @param {Quote} quote */
const leaves = ({ left }) =>
  left === undefined ? nothing : html`<span class="part soft">${t("sum-leaves", { left })}</span>`;

/** @param {Quote} quote */
const price = (quote) => html`${terms(quote)}${leaves(quote)}`;

/**
 * How much there is to say, so that a style sheet can leave words out: what goods will pay, the name of a building covered
 * and what is left count as well.
 * @param {string} name that of the question
 * @param {Quote} quote
 */
const length = (name, { parts, left }) =>
  parts.length + [name === "market", left !== undefined, parts.some(({ id }) => id === "crane")].filter(Boolean).length;

/**
 * @param {Table} table
 * @param {import("../../types").Asked} question
 */
export function sum(table, { name }) {
  if (!PRICED.includes(name)) return nothing;
  const quote = quoteFor(table, name);
  const known = name === "sell" ? state.picks.length > 0 && income(table) : quote && price(paidWith(quote, table.pays));
  return html`<p class="sum" data-parts=${quote ? length(name, quote) : 0}>${known || nothing}</p>`;
}
