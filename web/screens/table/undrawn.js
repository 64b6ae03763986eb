/** Buttons in the prompt for the options of the open question that nothing on the board stands for. */
import { html, nothing, render } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { repeat } from "lit-html/directives/repeat.js";
import { isAdvised } from "../../actions/advice.js";
import { pick } from "../../actions/play.js";
import { game } from "../../games/index.js";
import { thenDraw } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { at } from "../../parts/place.js";
import { answersByPress, choosing, isFull, isPicked } from "../../state/choice.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../types").Asked} Asked */

/**
 * The options that nothing on the board stands for.
 * @param {Asked} question
 * @param {Element} buttons those of this script
 */
function missing({ options }, buttons) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`${at("board")} [data-option]`)]);
  const drawn = new Set(all.filter((one) => !buttons.contains(one)).map((one) => Number(one.dataset.option)));
  return options.filter((option) => !drawn.has(option));
}

/**
 * @param {Asked} question
 * @param {number} option
 */
function wordsOf({ name, options }, option) {
  const told = state.table?.option_words[options.indexOf(option)];
  return told && game().words.option(name, told);
}

/** @param {number} option */
const hinted = (option) =>
  isAdvised(option) ? html`${icon("hint")}<span class="sr">${t("label-advised")}</span>` : nothing;

/**
 * @param {Asked} question
 * @param {number} option
 */
function button(question, option) {
  const picked = isPicked(option);
  const pressed = picked ? "true" : "false";
  return html`<button
    type="button"
    class="button"
    data-option=${option}
    aria-pressed=${ifDefined(answersByPress() ? undefined : pressed)}
    aria-disabled=${isFull() && !picked ? "true" : "false"}
    @click=${() => pick(option)}
  >
    ${picked ? icon("check") : hinted(option)}<span>${wordsOf(question, option)}</span>
  </button>`;
}

function drawButtons() {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-undrawn]"));
  const question = choosing();
  if (!place) return;
  const options = question ? missing(question, place) : [];
  render(
    repeat(
      options,
      (option) => option,
      (option) => button(/** @type {Asked} */ (question), option),
    ),
    place,
  );
}

/** The place of the buttons, which follow once the board is drawn. */
export function undrawn() {
  thenDraw(drawButtons);
  return html`<div class="undrawn" data-undrawn data-rove="table" role="group" aria-label=${t("options-label")}></div>`;
}
