/** The button that shares what is on show; a page inside another one leaves that to it. */
import { html, nothing } from "lit-html";
import { openShare } from "../actions/share.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

const isBusy = () => state.sent || state.behind > 0;

/** @param {boolean} [isShort] whether its name is only read out */
export const shareButton = (isShort = false) =>
  state.embed
    ? nothing
    : html`<button
        type="button"
        class="button"
        data-action="share"
        aria-label=${t("share-button")}
        title=${t("share-button")}
        ?disabled=${isBusy()}
        @click=${openShare}
      >
        ${icon("share")}${isShort ? nothing : html`<span>${t("share-button")}</span>`}
      </button>`;
