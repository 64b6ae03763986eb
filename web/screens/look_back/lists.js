/** Two lists of decisions: the costly ones first, and on request all of them by round. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { listDecisionsOf, toggleAll } from "../../actions/look_back.js";
import { lostEach, mistakesOf } from "../../state/look_back.js";
import { nameOf, person } from "../../state/people.js";
import { t } from "../../words/fluent.js";
import { entry } from "./decision.js";
import { asPuzzles } from "./mistakes.js";

/** @typedef {import("../../types").Decision} Decision */
/** @typedef {import("../../types").LookBack} LookBack */

/** @param {Event} event */
function choose({ target }) {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  listDecisionsOf(value === "" ? null : Number(value));
}

/** @param {LookBack} found */
const whose = ({ table, seat }) => html`<label class="row small"
  ><span class="soft">${t("look-back-of")}</span>
  <select data-action="whose" @change=${choose}>
    ${table.players.map((_, k) => html`<option value=${k} .selected=${k === seat}>${nameOf(table, k)}</option>`)}
    <option value="" .selected=${seat === null}>${t("look-back-everybody")}</option>
  </select></label
>`;

/**
 * @param {LookBack} found
 * @param {Decision[]} all
 */
const entries = (found, all) => html`<ol>
  ${repeat(
    all,
    ({ ply }) => ply,
    (one) => entry(found, one),
  )}
</ol>`;

// ------------------------------------------------------------ the costly ones

/**
 * The average cost of a seat's mistakes in a sentence; their sum would exceed a hundred games of a hundred.
 * @param {LookBack} found
 * @param {number} seat
 */
function lost(found, seat) {
  const its = mistakesOf(found, seat);
  const facts = { ...person(found.table, seat), count: its.length };
  if (its.length)
    return html`<p class="lost" data-seat=${seat + 1}>${t("look-back-lost", { ...facts, games: lostEach(its) })}</p>`;
  return html`<p class="soft" data-seat=${seat + 1}>${t(found.done < 1 ? "look-back-lost-yet" : "look-back-lost-nothing", facts)}</p>`;
}

/** @param {LookBack} found */
const seatsOnShow = ({ table, seat }) => (seat === null ? table.players.map((_, one) => one) : [seat]);

/** @param {LookBack} found */
export const mistakes = (found) => html`<section class="sheet decisions costly" aria-labelledby="costly">
  <div class="row wrap head">
    <h2 id="costly">${t("look-back-costly")}</h2>
    ${whose(found)}
  </div>
  ${seatsOnShow(found).map((seat) => lost(found, seat))}${entries(found, mistakesOf(found, found.seat))}${asPuzzles(found)}
</section>`;

// ------------------------------------------------------------ all of them

/**
 * @param {LookBack} found
 * @returns {[number, Decision[]][]} the other decisions, by round
 */
function byRound({ decisions, seat }) {
  /** @type {Map<number, Decision[]>} */
  const rounds = new Map();
  for (const one of decisions.filter((each) => !each.judgement && (seat === null || each.seat === seat))) {
    rounds.set(one.round, [...(rounds.get(one.round) ?? []), one]);
  }
  return [...rounds];
}

/** @param {LookBack} found */
const rest = (found) => html`<div class="by-round">
  ${repeat(
    byRound(found),
    ([round]) => round,
    ([round, all]) => html`<section><h3>${t("era", { era: round })}</h3>${entries(found, all)}</section>`,
  )}
</div>`;

/** @param {LookBack} found */
export const decisions = (found) => html`<section class="sheet decisions" aria-labelledby="decisions">
  <div class="row wrap head">
    <h2 id="decisions">${t("look-back-decisions")}</h2>
    <button type="button" class="button push" data-action="show-all" aria-expanded=${found.all ? "true" : "false"} @click=${toggleAll}>
      ${t(found.all ? "look-back-less" : "look-back-all")}
    </button>
  </div>
  ${found.all ? rest(found) : nothing}
</section>`;
