/** A field for a pasted link or bare code, which may have come on paper, by a message, or to a page on a disk. */
import { html } from "lit-html";
import { openPasted } from "../actions/links.js";
import { codeField, textIn } from "../parts/code_field.js";
import { t } from "../words/fluent.js";

export const name = /** @type {const} */ ("paste");

export const title = () => t("paste-button");

export const draw = () => html`<div class="menu">
  <label for="pasted">${t("paste-label")}</label>
  ${codeField("pasted", openPasted, "paste-note")}
  <small id="paste-note" class="note">${t("paste-note")}</small>
  <button type="button" class="button main" data-action="open-pasted" @click=${() => openPasted(textIn("pasted"))}>${t("paste-open")}</button>
</div>`;
