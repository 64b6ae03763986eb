/** The helpers that the page injects into the book. */

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
