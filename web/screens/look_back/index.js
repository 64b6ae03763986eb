/** The look back: progress, costly decisions, curves, accuracy, luck and every decision. */
import { html, nothing } from "lit-html";
import { closeLookBack, goOn, stopLookingBack } from "../../actions/look_back.js";
import { toBoard } from "../../actions/review.js";
import { icon } from "../../parts/icon.js";
import { accuracy, legend } from "../../parts/judgement.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { bar } from "../bar.js";
import { curve } from "./curve.js";
import { decisions, mistakes } from "./lists.js";
import { luck } from "./luck.js";

export const name = /** @type {const} */ ("look_back");

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

/** @param {LookBack} found */
const accuracies = (found) => html`<section class="sheet accuracies" aria-labelledby="accuracies">
  <h2 id="accuracies">${t("accuracy-title")}</h2>
  ${accuracy(found)}${legend()}
</section>`;

export { tableTitle as title } from "../title.js";

/** @param {LookBack} found */
const all = (found) => html`<div class="end">
  ${bar(found.table)}
  <main class="look-back" data-screen=${name}>
    ${head(found)}${mistakes(found)}${curve(found)}${accuracies(found)}${luck(found)}${decisions(found)}
  </main>
</div>`;

export const draw = () => (state.lookBack ? all(state.lookBack) : nothing);
