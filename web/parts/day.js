/** The result of the deal of a day, and the button that shares it. */
import { html, nothing } from "lit-html";
import { lineOf, parOf, resultOf, row, shareDay } from "../actions/day.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @param {string} day */
export const dayWords = (day) => [resultOf(day), parOf(day), row()].filter(Boolean).join(" · ");

/** @param {string} day */
export const shareDayButton = (day) => html`<button
    type="button"
    class="link"
    data-action="share-day"
    @click=${() => shareDay(day)}
  >
    ${t("day-share")}</button
  >${state.copied === lineOf(day) ? html`<span class="soft small" role="status">${t("share-copied")}</span>` : nothing}`;
