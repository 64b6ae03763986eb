/** The seal of a seat, an animal or a fruit in its colour. */
import { html } from "lit-html";
import { ANIMALS } from "../state/people.js";
import { icon } from "./icon.js";

/**
 * @param {number} seat
 * @param {string} [size]
 */
export const seal = (seat, size = "") =>
  html`<span class="seal ${size}" data-seat=${seat + 1} data-what="seal">${icon(ANIMALS[seat], "shape")}</span>`;
