/** The effect of each role, and the reason why the pressed one cannot be taken. */
import { html } from "lit-html";
import { t } from "../../kit.js";
import { roleList, roleRefusal } from "../roles.js";

export const name = /** @type {const} */ ("roles");

export const title = () => t("roles-help");

/**
 * @param {import("../types").Table | null} table
 * @param {import("../../../state/state").Dialog<{ role: string }>} open the role that a person tried to take
 */
export const draw = (table, { about }) =>
  html`${roleRefusal(table, about?.role)}<p class="soft">${t("roles-note")}</p>${roleList()}`;
