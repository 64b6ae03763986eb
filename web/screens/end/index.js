/** The end: who won and by what, every part of the points, and the cities as they stand. */
import { html, nothing } from "lit-html";
import { openLookBack } from "../../actions/look_back.js";
import { goHome, rematch } from "../../actions/play.js";
import { house } from "../../games/san_juan/card.js";
import { buildingNamed } from "../../games/san_juan/catalogue.js";
import { chronicle } from "../../games/san_juan/chronicle.js";
import { places, tucked, worthIn } from "../../games/san_juan/city.js";
import { lookAt } from "../../games/san_juan/press.js";
import { tally } from "../../games/san_juan/scores.js";
import { icon } from "../../parts/icon.js";
import { points } from "../../parts/number.js";
import { seal } from "../../parts/seal.js";
import { headline, margin } from "../../parts/winner.js";
import { isYou, mine, nameOf } from "../../state/people.js";
import { download } from "../../state/saves.js";
import { change } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { bar } from "../bar.js";

/** @typedef {import("../../types").Table} Table */

/**
 * Where the viewer came in, unless the line before tells it.
 * @param {Table} table
 */
function ownPlace(table) {
  const place = table.ranking.indexOf(mine(table)) + 1;
  if (!isYou(table, mine(table)) || place < 3) return nothing;
  return html`<p>${t("end-own", { place, points: table.scores[mine(table)].total })}</p>`;
}

/** @param {Table} table */
const wreath = (table) => html`<span class="wreath">${icon("laurel", "leaves")}${seal(table.winners[0])}</span>`;

/** @param {Table} table */
const buttons = (table) => html`<div class="row wrap acts">
  <button type="button" class="button main big" data-action="rematch" @click=${rematch}>
    ${icon("play")}<span>${t("end-rematch")}</span>
  </button>
  <button type="button" class="button" data-action="lookback" @click=${openLookBack}>
    ${icon("log")}<span>${t("lookback-button")}</span>
  </button>
  <button type="button" class="button" data-action="new" @click=${goHome}>${t("end-new")}</button>
  <button type="button" class="button" data-action="save" @click=${() => download(table)}>${t("end-save")}</button>
  <button type="button" class="button" data-action="look" @click=${() => change({ screen: "table" })}>
    ${t("show-table")}
  </button>
</div>`;

/**
 * The winner's city as it stands by the water.
 * @param {Table} table
 */
const street = ({ view, winners: [first] }) => html`<div class="street" aria-hidden="true">
  ${view.seats[first].buildings.map(({ id }) => house(buildingNamed(id)))}
</div>`;

/** @param {number} card */
const look = (card) => ({ card, press: () => lookAt(card) });

/**
 * @param {Table} table
 * @param {number} seat
 */
const cityOf = (table, seat) => html`<section class="lastcity" data-seat=${seat + 1}>
  <div class="row head">
    ${seal(seat, "small")}
    <h3>${nameOf(table, seat)}</h3>
    ${points(table.scores[seat].total)}${tucked(table.view.seats[seat])}
  </div>
  ${places(table.view.seats[seat], look, worthIn(table, seat))}
</section>`;

/** @param {Table} table */
export const end = (table) => html`<div class="end">
  ${bar(table)}
  <main class="close" data-screen="end">
    <section class="win sheet">
      ${table.winners.length ? wreath(table) : nothing}
      <div>
        <h2 data-focus tabindex="-1">${headline(table)}</h2>
        <p>${margin(table)}</p>
        ${ownPlace(table)}
      </div>
      ${buttons(table)}${table.winners.length ? street(table) : nothing}
    </section>
    <section class="sheet points-table" aria-label=${t("end-table")}>${tally(table)}${chronicle(table)}</section>
    <section class="sheet cities" aria-labelledby="cities">
      <h2 id="cities">${t("end-cities")}</h2>
      ${table.ranking.map((seat) => cityOf(table, seat))}
    </section>
  </main>
</div>`;
