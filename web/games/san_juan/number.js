/** A number of cards, on an upright card. */
import { html } from "lit-html";

/** @param {number | string} count */
export const cards = (count) => html`<span class="cards" translate="no">${count}</span>`;
