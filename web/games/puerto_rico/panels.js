/** The parts of the table of which a phone shows one at a time: that of the question, unless a person chose another. */
import { html } from "lit-html";
import { change, state, t } from "../kit.js";
import { partOf } from "./catalogue.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {"own" | "market" | "port" | "rivals"} Panel */

/** @type {readonly Panel[]} */
const PANELS = ["own", "market", "port", "rivals"];

/** The part that a person chose, and the number of answers at that time. @type {{ panel: Panel, ply: number } | null} */
let chosen = null;

/** The part on show. @param {Table} table */
export const panelNow = ({ view }) => (chosen?.ply === view.ply ? chosen.panel : partOf(view.question?.name));

/** @param {Table} table @param {Panel} panel */
function choose(table, panel) {
  chosen = { panel, ply: table.view.ply };
  change({});
}

/** @param {Table} table @param {Panel} panel */
const tab = (table, panel) => html`<button
  type="button"
  class="flap"
  aria-current=${panelNow(table) === panel ? "true" : "false"}
  @click=${() => choose(table, panel)}
>
  ${t(`panel-${panel}`)}
</button>`;

/** @param {Table} table */
export const panels = (
  table,
) => html`<div class="flaps" role="group" aria-label=${t("panels-label")} data-tabs=${state.screen}>
  ${PANELS.map((panel) => tab(table, panel))}
</div>`;
