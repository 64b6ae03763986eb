/** A number of points, on a shield. */
import { html } from "lit-html";

/** @param {number | string} count */
export const points = (count) => html`<span class="points" translate="no">${count}</span>`;
