/** The course of a game: each player's buildings, round by round. */
import { html, nothing } from "lit-html";
import { nameOf, t } from "../kit.js";
import { house } from "./card.js";
import { buildingOf } from "./catalogue.js";
import { cardName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/**
 * The cards built in one round, by seat.
 * @typedef {{ round: number, built: Record<number, number[]> }} Chapter
 */

/**
 * The chapters of a game. One that begins at a position has no start of its first round.
 * @param {Table} table
 * @returns {Chapter[]}
 */
function chapters({ events, view }) {
  const next = events.find(({ id }) => id === "round_started")?.args.round ?? view.round + 1;
  /** @type {Chapter[]} */
  const told = [{ round: next - 1, built: {} }];
  for (const { id, args } of events) {
    const { round = 0, seat = 0, card = 0 } = args;
    if (id === "round_started") told.push({ round, built: {} });
    if (id === "built") add(told[told.length - 1], seat, card);
  }
  return told;
}

/**
 * @param {Chapter} chapter
 * @param {number} seat
 * @param {number} card
 */
function add({ built }, seat, card) {
  built[seat] = [...(built[seat] ?? []), card];
}

/** @param {Chapter} chapter */
const busy = ({ built }) => Object.keys(built).length > 0;

/** @param {number} card */
function small(card) {
  const building = buildingOf(card);
  const name = cardName(building.id);
  return html`<span role="img" aria-label=${name} title=${name}>${house(building)}</span>`;
}

/**
 * @param {Chapter} chapter
 * @param {number[]} seats
 */
const line = ({ round, built }, seats) => html`<tr>
  <th scope="row">${t("era", { era: round })}</th>
  ${seats.map((seat) => html`<td>${built[seat]?.map(small)}</td>`)}
</tr>`;

/** @param {Table} table */
export function chronicle(table) {
  const seats = table.ranking;
  const rounds = chapters(table);
  return html`<table class="chronicle tally">
    <caption>
      ${t("end-chronicle")}${rounds.slice(1).every(busy) ? nothing : html`<small>${t("end-chronicle.note")}</small>`}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${seats.map((seat) => html`<th scope="col"><bdi class="sr">${nameOf(table, seat)}</bdi></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rounds.filter(busy).map((chapter) => line(chapter, seats))}
    </tbody>
  </table>`;
}
