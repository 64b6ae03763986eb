/** A button that takes a save from a file. */
import { html } from "lit-html";
import { loadFile } from "../actions/play.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/**
 * A file given is read at once; the same one may be given again.
 * @param {Event} event
 */
function loadChosen(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  loadFile(input.files?.[0]);
  input.value = "";
}

export const filePicker = () => html`<label class="button file"
  >${icon("load")}<span>${t("load-file")}</span>
  <input type="file" class="sr" accept=".json,application/json" @change=${loadChosen}
/></label>`;
