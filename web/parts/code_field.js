/**
 * A field for a code that a person pastes. It takes several lines, because mail breaks codes over lines, and a browser
 * would turn the breaks of a field of one line into blanks. Enter takes the code, without a form: some frames forbid
 * submitting.
 */
import { html, nothing } from "lit-html";
import { isComposing } from "../site/composing.js";

/** The text in the field. @param {string} id */
export const textIn = (id) => /** @type {HTMLTextAreaElement} */ (document.getElementById(id)).value;

/**
 * @param {string} id
 * @param {(text: string) => void} take
 * @param {string} [note] the id of a note about it
 */
export function codeField(id, take, note) {
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    take(textIn(id));
  };
  return html`<textarea
    id=${id}
    rows="2"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-describedby=${note ?? nothing}
    @keydown=${enter}
  ></textarea>`;
}
