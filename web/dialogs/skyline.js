/** The viewer's city as a picture to send: its houses, the day, the points and par. */
import { html, nothing } from "lit-html";
import { parOf } from "../actions/day.js";
import { sendSkyline } from "../actions/skyline.js";
import { game } from "../games/index.js";
import { icon } from "../parts/icon.js";
import { dayOn } from "../state/days.js";
import { mine } from "../state/people.js";
import { dated, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/** The words in the picture, which also stand below it. @param {Table} table */
function lines(table) {
  const [seat, day] = [mine(table), dayOn(table)];
  const place = table.winners.includes(seat) ? 1 : table.ranking.indexOf(seat) + 1;
  const points = table.scores[seat].total;
  const result = t("day-result", { points, place, seats: table.players.length });
  return [t("app-title"), ...(day ? [dated(day)] : []), result, day ? parOf(day) : ""].filter(Boolean);
}

export const name = /** @type {const} */ ("skyline");

export const title = () => t("skyline-title");

/** @param {Table} table */
export const draw = (table) => html`<div class="menu">
  <figure class="skyline" data-skyline role="img" aria-label=${game().end.picture?.words(table, mine(table)) ?? nothing}>
    ${game().end.picture?.draw(table, mine(table))}
  </figure>
  <p>${lines(table).join(" · ")}</p>
  <button type="button" class="button main" data-action="send-skyline" @click=${() => sendSkyline(lines(table))}>
    ${icon("share")}<span>${t("skyline-send")}</span>
  </button>
</div>`;
