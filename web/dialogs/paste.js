/** Where a link or a bare code is pasted: it may have come on paper, by a message, or to a page that lies on a disk. */
import { html } from "lit-html";
import { openPasted } from "../actions/links.js";
import { isComposing } from "../site/composing.js";
import { t } from "../words/fluent.js";

const open = () => openPasted(/** @type {HTMLInputElement} */ (document.querySelector("#pasted")).value);

/** No form: some frames forbid that one is sent. @param {KeyboardEvent} event */
const enter = (event) => event.key === "Enter" && !isComposing(event) && open();

export const name = /** @type {const} */ ("paste");

export const title = () => t("paste-button");

export const draw = () => html`<div class="menu">
  <label for="pasted">${t("paste-label")}</label>
  <input id="pasted" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="paste-note" @keydown=${enter} />
  <small id="paste-note" class="note">${t("paste-note")}</small>
  <button type="button" class="button main" data-action="open-pasted" @click=${open}>${t("paste-open")}</button>
</div>`;
