/** Comes between two people when the next decision is one nobody else may see. */
import { html } from "lit-html";
import { takeDevice } from "../../actions/play.js";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { calledAt, handoverDue, mine } from "../../state/people.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { bar } from "../bar.js";

export const name = /** @type {const} */ ("hand_over");

export { tableTitle as title } from "../title.js";

export const isDue = () => state.screen !== "start" && state.table !== null && handoverDue(state.table);

/** @param {import("../../types").Table} table */
export function draw(table) {
  const name = calledAt(table, mine(table));
  return html`<div class="pass-on" data-place="hand-over">
    ${bar(table)}
    <main class="sheet handover" data-screen="handover">
      ${seal(mine(table), "large")}
      <h2 data-focus tabindex="-1">${t("handover-title", { name })}</h2>
      <p>${t("handover-text", { name })}</p>
      <button type="button" class="button main big" data-action="take-device" @click=${takeDevice}>
        ${icon("eye")}<span>${t("handover-button", { name })}</span>
      </button>
    </main>
  </div>`;
}
