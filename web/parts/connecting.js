/** The parts that both sides of a pairing share: why it failed, what to try, and the code as text. */
import { html, nothing } from "lit-html";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";

/** @typedef {import("../devices/pairing/fault.js").Reason} Reason */

/** @param {Reason | ""} reason */
export const refusal = (reason) =>
  html`<p role="alert" class="refusal">${reason ? t(`pairing-${reason}`) : nothing}</p>`;

/**
 * A way that most people need not take.
 * @param {string} title
 * @param {boolean} open
 * @param {unknown} drawn
 */
export const folded = (title, open, drawn) => html`<details class="more" ?open=${open}>
  <summary><b>${title}</b>${icon("chev", "ico chev push")}</summary>
  ${drawn}
</details>`;

const TIPS = /** @type {const} */ (["network", "guest", "camera", "once"]);

/** @param {boolean} open */
export const trouble = (open) =>
  folded(t("phones-trouble"), open, html`<ul>${TIPS.map((tip) => html`<li>${t(`phones-try-${tip}`)}</li>`)}</ul>`);

/** @param {string} text @param {HTMLInputElement | null} field that holds it */
const copy = (text, field) => navigator.clipboard.writeText(text).catch(() => field?.select());

/** @param {string} text */
const send = (text) => navigator.share({ text }).catch(() => {}); // a person may cancel

/**
 * A text to copy or to send, for devices without a camera.
 * @param {string} id of its field
 * @param {string} label
 * @param {string} text
 */
export const asText = (id, label, text) => html`<label for=${id}>${label}</label>
  <input id=${id} readonly .value=${text} />
  <div class="row wrap">
    <button type="button" class="button" data-action="copy-code" @click=${() => copy(text, document.querySelector(`#${id}`))}>
      ${t("phones-copy")}
    </button>
    ${
      "share" in navigator
        ? html`<button type="button" class="button" data-action="send-code" @click=${() => send(text)}>${t("phones-send")}</button>`
        : nothing
    }
  </div>`;
