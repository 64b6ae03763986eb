/** Cards to choose from that are neither in the hand nor in the city: laid where the roles and prices are, to move nothing. */
import { html, nothing } from "lit-html";
import { picking } from "../../state/choice.js";
import { mine } from "../../state/people.js";
import { dashed, t } from "../../words/fluent.js";
import { cardsInHand, row } from "./hand.js";
import { allPrices } from "./market.js";

/** @typedef {import("../../types").Table} Table */

/**
 * Options that lie nowhere else on the table: cards drawn or revealed.
 * @param {Table} table
 */
function cardsOnTray(table) {
  const known = new Set([...cardsInHand(table), ...table.offered]);
  for (const { card } of table.view.seats[mine(table)].buildings) known.add(card);
  return picking()?.options.filter((card) => !known.has(card)) ?? [];
}

/** @param {Table} table */
export function tray(table) {
  const cards = cardsOnTray(table);
  if (!cards.length) return nothing;
  const title = t(`prompt-${dashed(picking()?.name ?? "")}.tray`);
  return html`<section class="tray" aria-label=${title} data-count=${cards.length}>
    <div class="row head"><h2>${title}</h2>${allPrices()}</div>
    ${row(table, cards)}
  </section>`;
}
