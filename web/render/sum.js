/** A price broken down: 5 − 1 builder − 1 quarry = 3. */
import { html, nothing } from "lit-html";
import { state } from "../store.js";
import { t } from "../words.js";
import { icon } from "./icon.js";
import { cards } from "./number.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Quote} Quote */
/** @typedef {import("../types").Told} Told */

const EMBLEMS = /** @type {Record<string, string>} */ ({ goods: "producer" });

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {Told} part */
const part = ({ id, args }) => html`<span
  >${signed(args.amount)} <span class="pt">${icon(EMBLEMS[id] ?? id)}${t(`part-${id}`)}</span></span
>`;

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
 * The price of what is being paid for, or of the card picked to be built.
 * @param {Table} table
 * @param {import("../types").Asked} question
 */
export function sum(table, question) {
  const [picked] = state.picks;
  const quote = question.name === "build" && picked !== undefined ? table.quotes[picked] : table.quote;
  return quote ? broken(quote) : nothing;
}
