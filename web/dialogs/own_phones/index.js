/** The dialog of the host: the seats of a table, and the invitation of a phone or a shared screen. */
import { html } from "lit-html";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { invitation } from "./invitation.js";
import { seats } from "./seats.js";

export const name = /** @type {const} */ ("own-phones");

export const title = () => t("phones-title");

/** @param {import("../../types").Table} table */
export const draw = (table) => html`<div class="menu phones">
  ${state.invitation ? invitation(state.invitation, table) : seats(table)}
</div>`;
