/** The chips of a player: hand, points, buildings, tucked cards. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { points } from "../../parts/number.js";
import { change, mine, t } from "../kit.js";
import { lastPlace, nearPlace } from "./catalogue.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Seat} Seat */

/** @param {Seat} seat */
export const handSizeOf = ({ hand }) => (Array.isArray(hand) ? hand.length : hand);

/**
 * The most cards that a hand may hold at a hand check, if the viewer may know: in its own hand.
 * @param {Table} table
 * @param {number} seat
 */
const limitOf = (table, seat) => (seat === mine(table) ? (table.limit?.args.limit ?? 0) : 0);

/**
 * The number of cards in a hand, of the viewer's with its limit.
 * @param {Table} table
 * @param {number} seat
 */
export function handChip(table, seat) {
  const count = handSizeOf(table.view.seats[seat]);
  const limit = limitOf(table, seat);
  return html`<span class="row fact" data-what="hand"
    ><span
      class="cards"
      data-hand
      role="img"
      aria-label=${t("hand-chip", { count, limit })}
      ?data-over=${limit > 0 && count > limit}
      translate="no"
      >${count}${limit ? html`<small>/${limit}</small>` : nothing}</span
    ><span class="small soft lab" aria-hidden="true">${t("hand-label")}</span></span
  >`;
}

/** @param {number} count */
export const placesTaken = (count) => html`<span
  class="ends num"
  data-what="buildings"
  data-near=${count >= nearPlace() ? "yes" : "no"}
  aria-label=${t("buildings-count", { count, places: lastPlace() })}
  role="img"
  >${icon("house")}<span>${count}<small>/${lastPlace()}</small></span></span
>`;

/** @param {Seat} seat */
export const tucked = ({ tucked: count }) =>
  count
    ? html`<span class="row fact tucked" data-what="tucked"
        ><span class="cards">${count}</span><span class="small soft">${t("tucked-label", { count })}</span></span
      >`
    : nothing;

/** @param {number} total */
export const pointsFact = (total) => html`<span class="row fact" data-what="points"
  >${points(total)}<span class="small soft lab">${t("points-label", { count: total })}</span></span
>`;

/**
 * The points of a player, as a button that shows their parts.
 * @param {number} total
 */
export const pointsButton = (total) => html`<button
  type="button"
  class="row fact parts"
  data-what="points"
  aria-label=${t("points-open", { points: total })}
  @click=${() => change({ dialog: { name: "scores" } })}
>
  ${points(total)} <span class="small soft">${t("points-label", { count: total })}</span>
</button>`;
