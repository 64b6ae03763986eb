/** Links into a book: each page, rule and question has its own address. */
import { html } from "lit-html";
import { change, state } from "../../state/store.js";

/** The text searched for, and the pages that led to the open one. @typedef {{ search?: string, trail?: string[] }} Way */
/** @typedef {import("../../state/state").Dialog<Way>} Open */

/** The name of the dialog. */
export const name = /** @type {const} */ ("book");

/** The open book; null once another dialog replaces it. */
export const openedBook = () => (state.dialog?.name === name ? /** @type {Open} */ (state.dialog) : null);

/** The pages before the next one. @param {Open} open */
const trailOf = ({ about, at = "book" }) => [...(about?.trail ?? []), at];

/** @param {string} at the address of a page: `rule=P45`, `book=frame`; `book` is the first chapter */
export function openBook(at) {
  const open = openedBook();
  change({ dialog: { name, at, about: { trail: open ? trailOf(open) : [] } } });
}

/** @param {string} at */
export const opens = (at) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser opens a new tab or window
  event.preventDefault();
  openBook(at);
};

/** @param {string} at @param {unknown} label */
export const bookLink = (at, label) => html`<a href="#${at}" @click=${opens(at)}>${label}</a>`;
