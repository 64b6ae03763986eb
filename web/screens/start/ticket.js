/** A small card that is one button: a title, a line below it, and an icon. */
import { html } from "lit-html";
import { icon } from "../../parts/icon.js";
import { state } from "../../state/store.js";

/**
 * @typedef {object} Ticket
 * @property {string} id
 * @property {string} title
 * @property {unknown} note
 * @property {unknown} action a button, or a link in its place
 */

/** @param {Ticket} ticket */
export const ticket = ({
  id,
  title,
  note,
  action,
}) => html`<section class="sheet ticket" data-place=${id} aria-labelledby=${id}>
  <h2 id=${id}>${title}</h2>
  ${action}
  <p class="soft small">${note}</p>
</section>`;

/**
 * The button of a ticket, which covers all of it.
 * @param {string} action
 * @param {string} glyph the name of its icon
 * @param {string} label
 * @param {() => void} act
 */
export const ticketButton = (action, glyph, label, act) => html`<button
  type="button"
  class="button cover"
  data-action=${action}
  aria-label=${label}
  ?disabled=${state.wanted}
  @click=${act}
>
  ${icon(glyph)}
</button>`;
