/** The price of a building for the viewer, with the parts that make it. */
import { html, nothing } from "lit-html";
import { dashed, t } from "../kit.js";
import { coin } from "./tokens.js";

/** @typedef {import("./types").Quote} Quote */

/** @param {number} amount */
const signed = (amount) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param {Quote["parts"][number]} part @param {number} k */
const part = ({ id, args }, k) =>
  html`<span class="row part"><span>${t(`part-${dashed(id)}`)}</span> <b class="num">${k ? signed(args.amount) : args.amount}</b></span>`;

/** Whether a price has parts beside the cost. @param {Quote | undefined} quote */
export const isCut = (quote) => quote !== undefined && quote.parts.length > 1;

/** The cost, each reduction, and the price. @param {Quote | undefined} quote */
export const priceParts = (quote) =>
  quote
    ? html`<span class="row wrap parts">${quote.parts.map(part)}<span class="row part"><span>${t("part-price")}</span> ${coin(quote.price)}</span></span>`
    : nothing;
