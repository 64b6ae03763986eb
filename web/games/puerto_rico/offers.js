/** The viewer's own things that answer a question as pieces: payments, doubloons for a bank, people of San Juan. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { points } from "../../parts/number.js";
import { choicesOf } from "./choices.js";
import { spot } from "./spot.js";
import { coin, person } from "./tokens.js";
import { option as words } from "./words/options.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Choice} Choice */

/** By payment: its piece. @type {Record<string, () => unknown>} */
const PAYMENTS = {
  colonist: person,
  good: () => icon("craftsman", "ico"),
  point: () => points("1"),
};

/** The piece that stands for an option. @param {Choice["args"]} args */
function pieceOf({ payment, count, occupant }) {
  if (payment) return PAYMENTS[payment]();
  return count === undefined ? person(occupant) : coin(count);
}

/** @param {Choice} choice */
function offer({ option, id, args }) {
  const label = words("", { id, args: /** @type {never} */ (args) });
  return html`<li>${spot({ sort: "barrel", option, label }, html`<span aria-hidden="true">${pieceOf(args)}</span>`)}</li>`;
}

/** @param {Table} table */
export function offers(table) {
  const all = [
    ...choicesOf(table, "payment"),
    ...choicesOf(table, "doubloons"),
    ...choicesOf(table, "occupied", { place: "san_juan" }),
  ];
  return all.length ? html`<ul class="row wrap offers" data-rove="table">${all.map(offer)}</ul>` : nothing;
}
