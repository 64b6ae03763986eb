/** The results of a search in the book. */
import { html, nothing } from "lit-html";
import { finder, listed } from "../../../parts/book/results.js";
import { marked } from "../../../parts/book/sentence.js";
import { icon } from "../../../parts/icon.js";
import { cardEffect } from "../words/names.js";
import { found } from "./found.js";
import { entry } from "./part.js";
import { nextQuestions } from "./questions.js";
import { cardLink } from "./sentence.js";

/** @typedef {import("../../../parts/book/sentence.js").IsFound} IsFound */

/** @param {import("../types").Building} building @param {IsFound} isFound */
const cardLine = ({ id }, isFound) => html`<li id=${`card-${id}`}>${icon(id, "shape")}
  <p>${cardLink(id, isFound)} ${marked(cardEffect(id), isFound)}</p></li>`;

/** @param {import("./found.js").Found} one @param {IsFound} isFound */
const line = (one, isFound) => [
  one.entry ? entry(one.entry, false, isFound) : nothing,
  one.building ? cardLine(one.building, isFound) : nothing,
];

/** @param {string} asked */
export function results(asked) {
  const isFound = finder(asked);
  return listed(found(asked), (one) => line(one, isFound), nextQuestions, isFound);
}
