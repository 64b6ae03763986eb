/** The form of a new game: players, options, and games from outside this browser. */

import { html, nothing } from "lit-html";
import { startGame } from "../../actions/play.js";
import { openers } from "../../parts/file.js";
import { icon } from "../../parts/icon.js";
import { isComposing } from "../../site/composing.js";
import { dealtInForm } from "../../state/deal.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { options } from "./options.js";
import { seats } from "./seats.js";

/**
 * Starts the game if the form is valid. It submits nothing: a frame of a host page may forbid that.
 * @param {Event} event
 */
function start({ target }) {
  const filled = /** @type {HTMLFormElement} */ (/** @type {Element} */ (target).closest("form"));
  if (!state.wanted && filled.reportValidity()) startGame();
}

/**
 * Makes Enter in a field press the button, after a `change` event as if the field had lost the focus.
 * @param {KeyboardEvent} event
 */
function enter(event) {
  const field = event.target;
  if (event.key !== "Enter" || isComposing(event) || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (field.type === "text") field.dispatchEvent(new Event("change"));
  start(event);
}

const button = () => html`<button
  class="button main big"
  type="button"
  data-action="begin"
  ?disabled=${state.wanted}
  @click=${start}
>
  ${icon("ship")}<span>${t("new-button")}</span>
</button>`;

const fromOutside = () => html`<section aria-labelledby="elsewhere">
  <h3 id="elsewhere">${t("open-title")}</h3>
  <div class="row wrap">${openers()}</div>
</section>`;

export const name = /** @type {const} */ ("new-game");

export const title = () => t("new-title");

export const draw = () => html`<form class="menu new" aria-labelledby="dialog-title" @keydown=${enter}>
  ${seats()}${options()}
  ${dealtInForm() ? html`<p class="soft" role="note">${t("link-deal")}</p>` : nothing}
  <div class="foot">${button()}</div>
  ${fromOutside()}
</form>`;
