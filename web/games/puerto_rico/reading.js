/** Links into the book: each rule and each part has its own address. */
import { html, nothing } from "lit-html";
import { t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { openBook } from "./open.js";

/** @param {string} at */
const opens = (at) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser opens a new tab or window
  event.preventDefault();
  openBook(at);
};

/** @param {string} at `rule=P45`, `book=frame` @param {unknown} label */
export const bookLink = (at, label) => html`<a href="#${at}" @click=${opens(at)}>${label}</a>`;

/** The rule behind a question. @param {import("./types").Asked | null} question */
export function ruleOf(question) {
  const rule = question && catalogue.asked[question.name];
  return rule ? bookLink(`rule=${rule}`, t("book-rule", { rule })) : nothing;
}
