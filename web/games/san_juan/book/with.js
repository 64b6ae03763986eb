/** What the book draws with, as the page has handed it over. */

/** @typedef {import("../dialogs/book.js").Kit} Kit */

/** @type {Kit["html"]} */
export let html;
/** @type {Kit} */
export let kit;

/** @param {Kit} given */
export function take(given) {
  kit = given;
  html = given.html;
}
