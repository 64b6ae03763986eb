/** The points of all seats by their sources. */
import { html } from "lit-html";
import { t } from "../../kit.js";
import { tally } from "../scores.js";

export const name = /** @type {const} */ ("scores");

export const title = () => t("points-now");

/** @param {import("../types").Table} table */
export const draw = (table) => html`${tally(table)}<p class="soft small">${t("points-unknown-note")}</p>`;
