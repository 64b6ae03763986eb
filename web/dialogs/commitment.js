/** The fingerprint of a serious game's deal; after its end, also the deal, the salt and a check. */
import { html, nothing } from "lit-html";
import { canCheck, check, text } from "../actions/commitment.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../types").Commitment} Commitment */

/**
 * @param {string} label
 * @param {string} value
 */
const part = (label, value) => html`<dt><b>${label}</b></dt>
  <dd><code>${value}</code></dd>`;

/**
 * @param {Commitment} commitment
 * @param {boolean} [fits] the result of the last check
 */
const checking = (commitment, fits) => html`<form
  @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    check(commitment, String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("noted")));
  }}
>
  <label for="noted">${t("commitment-noted")}</label>
  <input id="noted" name="noted" autocomplete="off" spellcheck="false" />
  <p role="status"><b>${fits === undefined ? nothing : t(fits ? "commitment-fits" : "commitment-differs")}</b></p>
  <button class="button main">${t("commitment-check")}</button>
</form>`;

/** @param {Commitment & Required<Pick<Commitment, "deal" | "salt">>} opened */
const parts = (opened) => html`${part(t("commitment-deal"), opened.deal)}${part(t("commitment-salt"), opened.salt)}
${part(t("commitment-shell"), `printf '%s' '${text(opened)}' | sha256sum`)}`;

/**
 * @param {Commitment} commitment
 * @returns {commitment is Commitment & Required<Commitment>}
 */
const isOpened = (commitment) => commitment.salt !== undefined;

export const name = /** @type {const} */ ("commitment");

export const title = () => t("commitment-title");

/**
 * @param {import("../types").Table} table
 * @param {import("../state/state").Dialog<import("../actions/commitment.js").Checked>} open
 */
export function draw({ commitment }, { about }) {
  if (!commitment) return nothing;
  const opened = isOpened(commitment) ? commitment : null;
  return html`<div class="menu">
    <p>${t("commitment-note")}</p>
    <dl>${part(t("commitment-fingerprint"), commitment.fingerprint)}${opened ? parts(opened) : nothing}</dl>
    ${opened && canCheck() ? checking(commitment, about?.fits) : nothing}
  </div>`;
}
