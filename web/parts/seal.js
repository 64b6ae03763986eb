/** The seal of a seat, an animal or a fruit in its colour, and the governor's wheel. */
import { html } from "lit-html";
import { ANIMALS } from "../state/people.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/**
 * @param {number} seat
 * @param {string} [size]
 */
export const seal = (seat, size = "") =>
  html`<span class="seal ${size}" data-seat=${seat + 1}>${icon(ANIMALS[seat], "shape")}</span>`;

export const governorWheel = () =>
  html`<span class="governor" title=${t("governor")}
    >${icon("governor", "shape")}<span class="sr">${t("governor")}</span></span
  >`;
