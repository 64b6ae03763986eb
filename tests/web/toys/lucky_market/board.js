/** The market with its 36 places, the dice, and each seat with its coins and its charm. */
import { html, nothing } from "lit-html";
import { isFull, isOption, isPicked, nameOf, pick, state, t } from "../../../../web/games/kit.js";
import { seal } from "../../../../web/parts/seal.js";
import { charmName, placeName } from "./words.js";

/** @typedef {import("./facts").LuckyMarket} Table */

const PLACES = [...Array(36).keys()];

/** Whether places are the options of the open question. */
const isBuilding = () => state.table?.view.question?.name === "build";

/** @param {Table} table @param {number} place */
function standsOn({ view }, place) {
  const picked = isBuilding() && isPicked(place);
  const barred = !isBuilding() || !isOption(place) || (isFull() && !picked);
  return html`<button
    type="button"
    class="stall"
    data-option=${isBuilding() && isOption(place) ? place : nothing}
    aria-pressed=${picked}
    aria-disabled=${barred}
    aria-label=${placeName(place)}
    @click=${() => !barred && pick(place)}
  >
    ${view.seats.map((stalls, seat) => (stalls.includes(place) ? seal(seat, "small") : nothing))}
  </button>`;
}

/** @param {number | null} charm */
const charmWords = (charm) => (charm === null ? t("charm-hidden") : charm < 0 ? t("charm-gone") : charmName(charm));

/** @param {Table} table @param {number} seat */
const holds = (table, seat) => html`<li data-seat=${seat + 1}>
  ${seal(seat)}<bdi>${nameOf(table, seat)}</bdi>
  <small>${t("seat-coins", { coins: table.view.coins[seat] })}, ${charmWords(table.view.charms[seat])}</small>
</li>`;

/** @param {Table} table @param {unknown[]} _given @param {unknown} ask */
export const board = (table, _given, ask) => html`
  <ol class="holders" aria-label=${t("seats-label")}>${table.players.map((_, seat) => holds(table, seat))}</ol>
  <section class="market" aria-label=${t("market-label")}>
    <p>${t("dice", { row: table.view.dice[0], column: table.view.dice[1] })}</p>
    <div class="stalls" data-rove="table">${PLACES.map((place) => standsOn(table, place))}</div>
  </section>
  ${ask}
`;
