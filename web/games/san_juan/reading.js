/** The ways into the book: each card, each rule and each part has an address of its own. */
import { html } from "lit-html";
import { change, state } from "../../state/store.js";

/** @param {string} at what is opened, as an address has it: `card=crane`, `rule=R12`, `book=frame`; `book` is the contents */
export function openBook(at) {
  const { dialog } = state;
  const trail = dialog?.name === "book" ? [...(dialog.trail ?? []), dialog.at ?? "book"] : [];
  change({ dialog: { name: "book", at, trail } });
}

/** @param {string} at */
const opens = (at) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser opens it elsewhere
  event.preventDefault();
  openBook(at);
};

/**
 * @param {string} at
 * @param {unknown} label
 */
export const bookLink = (at, label) => html`<a href="#${at}" @click=${opens(at)}>${label}</a>`;
