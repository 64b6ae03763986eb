/** Back, of the browser or of a phone, closes the dialog before it leaves the page. */

import { follow } from "../actions/links.js";
import { isFramed } from "../site/frame.js";
import { readAddress } from "../state/address.js";
import { state } from "../state/store.js";

/** Whether this place in the history is that of an open dialog. */
const isOfDialog = () => history.state?.dialog === true;

/** That place is being left, which takes a moment. */
let leaving = false;

/** The address of the page under an open dialog, which may have one of its own. */
let under = "";

const address = () => (state.dialog?.at ? new URL(`#${state.dialog.at}`, location.href).href : under);

function open() {
  under = location.href;
  history.pushState({ ...history.state, dialog: true, under }, "", address());
}

/** Within a dialog one address takes the place of another. */
function tellAddress() {
  under = history.state.under;
  if (address() !== location.href) history.replaceState(history.state, "", address());
}

/**
 * Gives an open dialog a place in the history, and takes it away from a closed one; to be called after each drawing.
 * In a frame the history is that of the page around it, which would go back too.
 */
export function keepPlace() {
  const isOpen = state.dialog !== null;
  if (leaving || isFramed()) return;
  if (isOpen && isOfDialog()) return tellAddress();
  if (isOpen === isOfDialog()) return;
  if (isOpen) return open();
  leaving = true;
  history.back();
}

/** The address has changed. What lay under a dialog is on show already; where else it leads is followed. */
export function goToAddress() {
  const isBack = history.state?.dialog || location.href === under;
  under = "";
  if (!isBack) follow();
}

const close = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-dialog]"))?.close();

/** Whether an address was given to the page that opens the book: whatever else is open gives way to it. */
const leadsToBook = () => readAddress(location.hash.slice(1)).book !== "";

/** Another place was gone to, by this page or by a person. */
export function goThere() {
  const wasLeaving = leaving;
  leaving = false;
  if (!isOfDialog() && leadsToBook()) return;
  if (!wasLeaving && state.dialog && !isOfDialog()) close();
  else keepPlace();
}
