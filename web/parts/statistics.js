/** The button that opens the statistics. */
import { html } from "lit-html";
import { openStatistics } from "../actions/statistics.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

export const statisticsButton = () => html`<button
  type="button"
  class="button"
  data-action="statistics"
  @click=${openStatistics}
>
  ${icon("log")}<span>${t("statistics-title")}</span>
</button>`;
