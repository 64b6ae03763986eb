/** The dialog of the help on own phones. */
import { html } from "lit-html";
import { guide } from "../../parts/book/phones.js";
import { t } from "../../words/fluent.js";

export const name = /** @type {const} */ ("phones-guide");

export const title = () => t("phones-title");

export const draw = () => html`<div class="phones">${guide()}</div>`;
