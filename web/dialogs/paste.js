/** A field for a pasted link or bare code, which may have come on paper, by a message, or to a page on a disk. */
import { html } from "lit-html";
import { openPasted } from "../actions/links.js";
import { isComposing } from "../site/composing.js";
import { t } from "../words/fluent.js";

const open = () => openPasted(/** @type {HTMLInputElement} */ (document.querySelector("#pasted")).value);

/** Opens on Enter without a form: some frames forbid submitting. @param {KeyboardEvent} event */
const enter = (event) => event.key === "Enter" && !isComposing(event) && open();

export const name = /** @type {const} */ ("paste");

export const title = () => t("paste-button");

export const draw = () => html`<div class="menu">
  <label for="pasted">${t("paste-label")}</label>
  <input id="pasted" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="paste-note" @keydown=${enter} />
  <small id="paste-note" class="note">${t("paste-note")}</small>
  <button type="button" class="button main" data-action="open-pasted" @click=${open}>${t("paste-open")}</button>
</div>`;
