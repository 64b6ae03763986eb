/** One card in full, with its good, its cost now and the reason why it cannot be chosen. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { handOpen, state, t } from "../kit.js";
import { fullCard } from "./card.js";
import { buildingNamed, buildingOf } from "./catalogue.js";
import { refusal } from "./face.js";
import { worksIn } from "./forecast.js";
import { goodLabel } from "./label.js";
import { on } from "./place.js";
import { roleNow } from "./roles.js";
import { broken } from "./sum.js";

/** @typedef {import("./types").Table} Table */

/** The texts of a card in the hand. @param {number} card */
const textsOf = (card) => [...document.querySelectorAll(`${on("hand")} [data-card="${card}"] [data-rule]`)];

/** Whether a dialog or the hand shows the whole text of a card. @param {number} card */
export const isWhole = (card) => state.dialog?.name === "card" || textsOf(card).some((text) => text.checkVisibility());

/**
 * The cost of one of the viewer's cards now.
 * @param {Table} table
 * @param {number} card
 */
function priceOf(table, card) {
  const quote = table.quotes[card];
  return quote ? broken(quote) : nothing;
}

/**
 * @param {Table} table
 * @param {number} card
 */
function whyNot(table, card) {
  const found = refusal(table, card);
  return found ? html`<p class="reason">${found.why}</p>` : nothing;
}

/**
 * The good on a building in a city, and its price now.
 * @param {Table} table
 * @param {number} card
 */
function holding({ view, prices }, card) {
  const placed = view.seats.flatMap(({ buildings }) => buildings).find((one) => one.card === card);
  const made = placed && buildingNamed(placed.id).good;
  if (!made) return nothing;
  const price = prices[card];
  return html`<p>
    ${goodLabel(made, placed.good)} ${price === undefined ? nothing : t("label-sells", { price })}
  </p>`;
}

/**
 * The emblem on a building that counts in the current phase, in words.
 * @param {Table} table
 * @param {number} card
 */
function atWork(table, card) {
  const role = roleNow(table);
  const works = role && worksIn(table, role).includes(card);
  return works ? html`<p class="row">${icon(role, "shape")}${t("label-works")}</p>` : nothing;
}

/**
 * @param {Table | null} table
 * @param {number} card
 */
export const oneCard = (table, card) =>
  html`<div class="onecard">
    ${fullCard(buildingOf(card))} ${table ? [holding(table, card), atWork(table, card)] : nothing}
    ${table && handOpen(table) ? [priceOf(table, card), whyNot(table, card)] : nothing}
  </div>`;
