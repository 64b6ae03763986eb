/** A button that starts something from the table on show. An embedded page leaves that to its host page. */
import { html, nothing } from "lit-html";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/**
 * @param {"share" | "what-if"} action its action, which also names its words
 * @param {string} glyph the name of its icon
 * @param {() => void} act
 * @param {boolean} isShort whether its label is for screen readers only
 */
export const beginningButton = (action, glyph, act, isShort) =>
  state.embed || state.visit
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
