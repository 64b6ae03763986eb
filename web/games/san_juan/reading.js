/** The ways into the book: each card, each rule and each part has an address of its own. */
import { html } from "lit-html";
import { catalogue } from "../../state/catalogue.js";
import { change, state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

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

/** @param {string} rule that says so */
export const whyLink = (rule) =>
  html`<a href="#rule=${rule}" aria-label=${t("book-why.said", { rule })} @click=${opens(`rule=${rule}`)}>${t("book-why")}</a>`;

/**
 * The rule that a question follows.
 * @param {import("../../types").Asked} question
 */
export const askedBy = ({ name, source }) => catalogue.asked[String(source)] ?? catalogue.asked[name];
