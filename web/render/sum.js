/** A price broken down: 5 − 1 builder − 1 quarry = 3; and what goods bring: 1 + 2 = 3. */
import { html, nothing } from "lit-html";
import { buildingOf } from "../catalogue.js";
import { state } from "../store.js";
import { t, theCard } from "../words.js";
import { goodWord } from "./good.js";
import { icon } from "./icon.js";
import { cards } from "./number.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Quote} Quote */
/** @typedef {import("../types").Told} Told */

const EMBLEMS = /** @type {Record<string, string>} */ ({ goods: "producer" });

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {Told} part */
function part({ id, args }) {
  const words = t(`part-${id}`, typeof args.card === "number" ? { the: theCard(buildingOf(args.card).id) } : {});
  return html`<span>${signed(args.amount)} <span class="pt">${icon(EMBLEMS[id] ?? id)}${words}</span></span>`;
}

/**
 * Nothing where nothing is added or taken off.
 * @param {Quote} quote
 */
export const broken = ({ price, parts: [cost, ...rest] }) =>
  rest.length
    ? html`<p class="sum">
        ${cards(cost.args.amount)}${rest.map(part)}<span>${t("sum-equals")}</span>${cards(price)}
      </p>`
    : nothing;

/**
 * What the goods picked bring together.
 * @param {Table} table
 */
const income = ({ prices }) => html`<p class="sum">
  ${state.picks.map(
    (card, place) =>
      html`<span>${place ? "+" : ""} <span class="pt">${goodWord(buildingOf(card).good ?? "")} ${prices[card]}</span></span>`,
  )}<span>${t("sum-equals")}</span>${cards(state.picks.reduce((all, card) => all + prices[card], 0))}
</p>`;

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
 * @param {Table} table
 * @param {import("../types").Asked} question
 */
export function sum(table, { name }) {
  if (name === "sell") return state.picks.length ? income(table) : nothing;
  const quote = quoteFor(table, name);
  return quote ? broken(quote) : nothing;
}
