/** Makes Back, in the browser or on a phone, close an open dialog before it leaves the page. */

import { follow } from "../actions/links.js";
import { isFramed } from "../site/frame.js";
import { readAddress } from "../state/address.js";
import { state } from "../state/store.js";

/** Whether the current history entry is that of an open dialog. */
const isOfDialog = () => history.state?.dialog === true;

/** True while the page leaves that entry, which takes a moment. */
let leaving = false;

/** The address of the page under an open dialog, which may have one of its own. */
let under = "";

const address = () => (state.dialog?.at ? new URL(`#${state.dialog.at}`, location.href).href : under);

function open() {
  under = location.href;
  history.pushState({ ...history.state, dialog: true, under }, "", address());
}

/** Replaces the address when a dialog moves to another place. */
function tellAddress() {
  under = history.state.under;
  if (address() !== location.href) history.replaceState(history.state, "", address());
}

/**
 * Adds a history entry for an open dialog and removes that of a closed one; call it after each drawing. A frame adds
 * none, because it shares the history of its host page, which would go back too.
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

/** Follows a changed address, unless it returns to the page under a dialog, which is on show already. */
export function goToAddress() {
  const isBack = history.state?.dialog || location.href === under;
  under = "";
  if (!isBack) follow();
}

const close = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-dialog]"))?.close();

/** Whether the address opens the book, which replaces any open dialog. */
const leadsToBook = () => readAddress(location.hash.slice(1)).book !== "";

/** Handles a move in the history, by this page or by a person. */
export function goThere() {
  const wasLeaving = leaving;
  leaving = false;
  if (!isOfDialog() && leadsToBook()) return;
  if (!wasLeaving && state.dialog && !isOfDialog()) close();
  else keepPlace();
}
