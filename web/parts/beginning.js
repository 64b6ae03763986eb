/** A button for what begins at the table on show; a page inside another one leaves that to it. */
import { html, nothing } from "lit-html";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/**
 * @param {"share" | "what-if"} action what it does, and its words
 * @param {string} glyph the name of its icon
 * @param {() => void} act
 * @param {boolean} isShort whether its name is only read out
 */
export const beginningButton = (action, glyph, act, isShort) =>
  state.embed
    ? nothing
    : html`<button
        type="button"
        class="button"
        data-action=${action}
        aria-label=${t(`${action}-button`)}
        title=${t(`${action}-button`)}
        ?disabled=${state.busy}
        @click=${act}
      >
        ${icon(glyph)}${isShort ? nothing : html`<span>${t(`${action}-button`)}</span>`}
      </button>`;
