/** The viewer's result as a picture to send: the game's drawing, the day, the points and par. */
import { html, nothing } from "lit-html";
import { parOf } from "../actions/day.js";
import { sendPicture } from "../actions/end_picture.js";
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

/** @param {string[]} said @returns {(event: Event) => void} */
const sending = (said) => (event) => {
  const shown = /** @type {HTMLElement} */ (event.currentTarget).parentElement?.querySelector("figure > *");
  const picture = game().end.picture;
  if (shown && picture) sendPicture(() => picture.paint(shown, said), said);
};

export const name = /** @type {const} */ ("end-picture");

export const title = () => t("end-picture-title");

/** @param {Table} table */
export const draw = (table) => html`<div class="menu">
  <figure class="endpicture" role="img" aria-label=${game().end.picture?.words(table, mine(table)) ?? nothing}>
    ${game().end.picture?.draw(table, mine(table))}
  </figure>
  <p>${lines(table).join(" · ")}</p>
  <button type="button" class="button main" data-action="send-picture" @click=${sending(lines(table))}>
    ${icon("share")}<span>${t("end-picture-send")}</span>
  </button>
</div>`;
