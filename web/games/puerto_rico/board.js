/** The board: roles, harbour, buildings and plantations for all, the viewer's own board, those of the others. */
import { html } from "lit-html";
import { t } from "../kit.js";
import { fields } from "./fields.js";
import { market } from "./market.js";
import { own } from "./own.js";
import { panelNow, panels } from "./panels.js";
import { ships, shop } from "./port.js";
import { rivals } from "./rivals.js";
import { roles } from "./roles.js";
import { boat, ends, goodsLeft } from "./supply.js";

/** @typedef {import("./types").Table} Table */

/** @param {Table} table */
const port = (table) => html`<div class="port" role="group" aria-label=${t("port-label")}>
  ${ships(table)}${shop(table)}${fields(table)}
  <div class="stores" role="group" aria-label=${t("supply-label")}>${boat(table)}${goodsLeft(table)}</div>
  ${ends(table)}
</div>`;

/**
 * @param {Table} table
 * @param {unknown[]} _given
 * @param {unknown} ask the prompt
 */
export const board = (table, _given, ask) => html`
  ${rivals(table)}${roles(table)}${panels(table)}
  <div class="tables" data-panel=${panelNow(table)}>${port(table)}${market(table)}${own(table)}</div>
  ${ask}
`;
