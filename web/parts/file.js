/** Buttons that open a game from outside this browser: a save file, a code or a link. */
import { html, nothing } from "lit-html";
import { openFile } from "../actions/opened_file.js";
import { change, state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/**
 * Reads a chosen file at once, then empties the field, so that the same file can be chosen again.
 * @param {Event} event
 */
function loadChosen(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  openFile(input.files?.[0]);
  input.value = "";
}

const filePicker = () => html`<label class="button file"
  >${icon("load")}<span>${t("load-file")}</span>
  <input type="file" class="sr" accept=".json,application/json,.txt,text/plain" @change=${loadChosen}
/></label>`;

const pasteButton = () => html`<button
  type="button"
  class="button"
  data-action="paste"
  @click=${() => change({ dialog: { name: "paste" } })}
>
  ${icon("load")}<span>${t("paste-button")}</span>
</button>`;

/** The buttons that open a game; an embedded page opens no links. */
export const openers = () => html`${filePicker()}${state.embed ? nothing : pasteButton()}`;
