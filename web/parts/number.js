/** The two shapes that carry all numbers: an upright card for cards, a shield for points. */
import { html } from "lit-html";

/** @param {number | string} count */
export const cards = (count) => html`<span class="cards" translate="no">${count}</span>`;

/** @param {number | string} count */
export const points = (count) => html`<span class="points" translate="no">${count}</span>`;
