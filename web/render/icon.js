/** Icons of the sprite, all of them ornaments: what they mean is said in words beside them. */
import { html } from "lit-html";
import { symbols } from "../icons/sprite.js";

/** Puts the sprite into the page, once. The only markup that is not made by a template. */
export function placeSprite() {
  const sheet = `<svg id="sprite" width="0" height="0" aria-hidden="true">${symbols}</svg>`;
  document.body.insertAdjacentHTML("afterbegin", sheet);
}

/**
 * @param {string} name
 * @param {string} [sort] a class of its own
 */
export const icon = (name, sort = "ico") =>
  html`<svg class=${sort} aria-hidden="true"><use href="#${name}"></use></svg>`;
