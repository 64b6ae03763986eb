/** The results of a search in the book. */
import { html, nothing } from "lit-html";
import { finder, listed } from "../../../parts/book/results.js";
import { found } from "./found.js";
import { entry, line } from "./part.js";
import { nextQuestions } from "./questions.js";

/** @typedef {import("../../../parts/book/sentence.js").IsFound} IsFound */

/** @param {import("./found.js").Found} one @param {IsFound} isFound */
const result = (one, isFound) => [
  one.entry ? entry(one.entry, false, isFound) : nothing,
  one.building ? html`<li id=${one.id}>${line(one.building, isFound)}</li>` : nothing,
];

/** @param {string} asked */
export function results(asked) {
  const isFound = finder(asked);
  return listed(found(asked), (one) => result(one, isFound), nextQuestions, isFound);
}
