/** The look back: progress, curves, turning points, luck and every decision. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { closeLookBack, goOn, goToDecision, listDecisionsOf, stopLookingBack } from "../../actions/look_back.js";
import { toBoard } from "../../actions/review.js";
import { icon } from "../../parts/icon.js";
import { accuracy, legend } from "../../parts/judgement.js";
import { againButton } from "../../parts/what_if.js";
import { nameOf } from "../../state/people.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { bar } from "../bar.js";
import { curve } from "./curve.js";
import { entry, turn } from "./decision.js";
import { luck } from "./luck.js";

export const name = /** @type {const} */ ("look_back");

/** @typedef {import("../../types").Decision} Decision */
/** @typedef {import("../../types").LookBack} LookBack */

/** Seconds above which an estimate is shown in minutes. */
const MINUTES = 55;

/**
 * Rounds an estimate to its precision.
 * @param {number} seconds
 * @returns {{ unit: string, count: number }}
 */
function roughly(seconds) {
  if (seconds > MINUTES) return { unit: "minutes", count: Math.ceil(seconds / 60) };
  return { unit: seconds < 10 ? "moments" : "seconds", count: 10 * Math.ceil(seconds / 10) };
}

/** @param {LookBack} found */
function progress({ done, left, of, decisions }) {
  if (done === 1) return html`<p>${t("look-back-finished", { count: of })}</p>`;
  const running = state.lookingBack;
  const facts = { looked: decisions.length, count: of };
  return html`<p id="looked">${of ? t("look-back-progress", facts) : t("look-back-begun")}</p>
    <progress value=${done} aria-labelledby="looked"></progress>
    ${left === null ? nothing : html`<p class="soft">${t("look-back-left", roughly(left))}</p>`}
    <button
      type="button"
      class="button"
      data-action=${running ? "stop" : "go-on"}
      @click=${running ? stopLookingBack : () => goOn()}
    >
      ${icon(running ? "close" : "play")}<span>${t(running ? "look-back-stop" : "look-back-go-on")}</span>
    </button>`;
}

/** @param {LookBack} found */
function said({ done }) {
  if (done === 1) return t("look-back-said-finished");
  return t(state.lookingBack ? "look-back-begun" : "look-back-said-stopped");
}

/** @param {LookBack} found */
const head = (found) => html`<section class="sheet looking">
  <div class="row wrap">
    <h2 data-focus tabindex="-1">${t("look-back-title")}</h2>
    <button type="button" class="button push" data-action="replay" @click=${toBoard}>
      ${icon("play")}<span>${t("replay-there")}</span>
    </button>
    <button type="button" class="button" data-action="close-look-back" @click=${closeLookBack}>
      ${t("show-final")}
    </button>
  </div>
  <div class="row wrap how-far">${progress(found)}</div>
  <p class="soft small">${t("look-back-note")}${found.done < 1 ? html` ${t("look-back-way")}` : nothing}</p>
  <p class="sr" role="status">${said(found)}</p>
</section>`;

/**
 * @param {LookBack} found
 * @param {number} ply
 */
function turningPoint({ table, decisions }, ply) {
  const decision = decisions.find((one) => one.ply === ply);
  if (!decision) return nothing;
  return html`<li data-seat=${decision.seat + 1}>
    <button type="button" data-turn=${ply} @click=${() => goToDecision(ply)}>
      <span>${turn(table, decision)}</span>${icon("chev", "ico chev")}
    </button>
    ${againButton(decision)}
  </li>`;
}

/** @param {LookBack} found */
const turningPoints = (found) => html`<section class="sheet turns" aria-labelledby="turns">
  <h2 id="turns">${t("look-back-turns")}</h2>
  ${
    found.turning_points.length
      ? html`<ol>
        ${found.turning_points.map((ply) => turningPoint(found, ply))}
      </ol>`
      : html`<p class="soft">${t("look-back-turns-none")}</p>`
  }
</section>`;

/** @param {LookBack} found */
const accuracies = (found) => html`<section class="sheet accuracies" aria-labelledby="accuracies">
  <h2 id="accuracies">${t("accuracy-title")}</h2>
  ${accuracy(found)}${legend()}
</section>`;

/** @param {Event} event */
function choose({ target }) {
  const { value } = /** @type {HTMLSelectElement} */ (target);
  listDecisionsOf(value === "" ? null : Number(value));
}

/** @param {LookBack} found */
const whose = ({ table, seat }) => html`<label class="row small"
  ><span class="soft">${t("look-back-of")}</span>
  <select data-action="whose" @change=${choose}>
    <option value="" .selected=${seat === null}>${t("look-back-everybody")}</option>
    ${table.players.map((_, k) => html`<option value=${k} .selected=${k === seat}>${nameOf(table, k)}</option>`)}
  </select></label
>`;

/**
 * @param {LookBack} found
 * @returns {[number, Decision[]][]} the listed decisions, by round
 */
function byRound({ decisions, seat }) {
  /** @type {Map<number, Decision[]>} */
  const rounds = new Map();
  for (const one of decisions.filter((each) => seat === null || each.seat === seat)) {
    rounds.set(one.round, [...(rounds.get(one.round) ?? []), one]);
  }
  return [...rounds];
}

/**
 * @param {LookBack} found
 * @param {number} round
 * @param {Decision[]} all
 */
const chapter = (found, round, all) => html`<section>
  <h3>${t("round", { round })}</h3>
  <ol>
    ${repeat(
      all,
      ({ ply }) => ply,
      (one) => entry(found, one),
    )}
  </ol>
</section>`;

/** @param {LookBack} found */
const decisions = (found) => html`<section class="sheet decisions" aria-labelledby="decisions">
  <div class="row wrap head">
    <h2 id="decisions">${t("look-back-decisions")}</h2>
    ${whose(found)}
  </div>
  <p class="soft small">${t("look-back-decisions-note")}</p>
  <div class="by-round">
    ${repeat(
      byRound(found),
      ([round]) => round,
      ([round, all]) => chapter(found, round, all),
    )}
  </div>
</section>`;

export { tableTitle as title } from "../title.js";

/** @param {LookBack} found */
const all = (found) => html`<div class="end">
  ${bar(found.table)}
  <main class="look-back" data-screen=${name}>
    ${head(found)}${curve(found)}${turningPoints(found)}${accuracies(found)}${luck(found)}${decisions(found)}
  </main>
</div>`;

export const draw = () => (state.lookBack ? all(state.lookBack) : nothing);
