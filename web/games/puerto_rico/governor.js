/** The governor's wheel. */
import { html } from "lit-html";
import { icon } from "../../parts/icon.js";
import { t } from "../kit.js";

export const governorWheel = () =>
  html`<span class="wheel" data-governor data-what="governor" title=${t("governor")}>${icon("governor", "shape")}<span class="sr">${t("governor")}</span></span>`;
