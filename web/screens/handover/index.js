/** The hand-over screen between two people, before a decision that only the next may see. */
import { html, nothing } from "lit-html";
import { canTakeDevice, takeDevice } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { seal } from "../../parts/seal.js";
import { calledAt, handoverDue, mine } from "../../state/people.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { bar } from "../bar.js";

export const name = /** @type {const} */ ("handover");

export { tableTitle as title } from "../title.js";

/** Whether the screen is due; never while another tab plays the table. */
export const isDue = () =>
  state.screen !== "start" && state.table !== null && handoverDue(state.table) && !state.elsewhere;

/** The acts of others meanwhile, which everybody saw. @param {import("../../types").Table} table */
function since(table) {
  const acts = game().ask.meanwhile(table);
  if (!acts.length) return nothing;
  return html`<section class="meanwhile">
    <h3>${t("handover-meanwhile")}</h3>
    <ul>${acts.map(({ seat, told }) => html`<li class="row">${seal(seat, "small")}<span>${told}</span></li>`)}</ul>
  </section>`;
}

/** @param {import("../../types").Table} table */
export function draw(table) {
  const who = calledAt(table, mine(table));
  return html`<div class="pass-on" data-place="handover">
    ${bar(table)}
    <main class="sheet handover" data-seat=${mine(table) + 1} data-screen=${state.sent ? nothing : name}>
      ${seal(mine(table), "large")}
      <h2 data-focus tabindex="-1">${t("handover-title", { name: who })}</h2>
      <p>${t("handover-text", { name: who })}</p>
      ${since(table)}
      <button type="button" class="button main big" data-action="take-device" aria-disabled=${canTakeDevice() ? "false" : "true"} @click=${takeDevice}>
        ${icon("eye")}<span>${t("handover-button", { name: who })}</span>
      </button>
    </main>
  </div>`;
}
