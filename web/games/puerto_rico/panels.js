/** The parts of the table of which a phone shows one at a time: that of the question, unless a person chose another. */
import { html } from "lit-html";
import { change, state, t } from "../kit.js";
import { partOf } from "./catalogue.js";
import { isHidden } from "./hidden.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {"own" | "market" | "port" | "rivals"} Panel */

/** @type {readonly Panel[]} */
const PANELS = ["own", "market", "port", "rivals"];

/** The parts by the places in them, at which the coach of a lesson points. @type {Readonly<Record<string, Panel>>} */
const PART_OF = {
  ...{ city: "own", numbers: "own", stock: "own", market: "market", rivals: "rivals" },
  ...{ port: "port", fields: "port", shop: "port", fleet: "port", supply: "port", ends: "port" },
};

/** The part that a person chose, and the moment at which it did. @type {{ panel: Panel, moment: string } | null} */
let chosen = null;

/** The question, and the step of a lesson. @param {Table} table */
const momentOf = ({ view, coach }) => `${view.ply} ${coach?.step}`;

/** The part on show: the chosen one, else that of the lesson's step, else that of the question. @param {Table} table */
export const panelNow = (table) =>
  chosen?.moment === momentOf(table)
    ? chosen.panel
    : (PART_OF[table.coach?.place ?? ""] ?? partOf(table.view.question?.name));

/** @param {Table} table @param {Panel} panel */
function choose(table, panel) {
  chosen = { panel, moment: momentOf(table) };
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
  ${PANELS.filter((panel) => !isHidden(table, panel)).map((panel) => tab(table, panel))}
</div>`;
