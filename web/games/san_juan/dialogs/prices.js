/** All price tiles known so far. */
import { html } from "lit-html";
import { t } from "../../kit.js";
import { tiles } from "../market.js";

export const name = /** @type {const} */ ("prices");

export const title = () => t("tiles-all");

/** @param {import("../types").Table} table */
export const draw = ({ view }) => html`<p class="soft">${t("tiles-note")}</p>${tiles(view)}`;
