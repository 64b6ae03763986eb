/** Back, of the browser or of a phone, closes the dialog before it leaves the page. */

import { isFramed } from "../site/frame.js";
import { state } from "../state/store.js";

/** Whether this place in the history is that of an open dialog. */
const isOfDialog = () => history.state?.dialog === true;

/** That place is being left, which takes a moment. */
let leaving = false;

/**
 * Gives an open dialog a place in the history, and takes it away from a closed one; to be called after each drawing.
 * In a frame the history is that of the page around it, which would go back too.
 */
export function keepPlace() {
  const isOpen = state.dialog !== null;
  if (leaving || isFramed() || isOpen === isOfDialog()) return;
  if (isOpen) return history.pushState({ ...history.state, dialog: true }, "");
  leaving = true;
  history.back();
}

const close = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-dialog]"))?.close();

/** Another place was gone to, by this page or by a person. */
export function goThere() {
  const wasLeaving = leaving;
  leaving = false;
  if (!wasLeaving && state.dialog && !isOfDialog()) close();
  else keepPlace();
}
