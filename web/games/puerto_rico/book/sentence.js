/** A sentence of the book: a building in it opens, and the number of a rule is a link. */
import { html, nothing } from "lit-html";
import { marked, writer } from "../../../parts/book/sentence.js";
import { numberOf } from "./sections.js";

/** @typedef {import("../../../parts/book/sentence.js").Named} Named */
/** @typedef {import("../../../parts/book/sentence.js").IsFound} IsFound */

/** @param {Named} building @param {IsFound} isFound */
const named = ({ name, card }, isFound) =>
  html`<button type="button" class="mentioned" data-named=${card ?? nothing}>${marked(name, isFound)}</button>`;

export const rich = writer((id) => numberOf(id) !== "", named);
