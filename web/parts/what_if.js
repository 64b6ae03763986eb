/** The buttons of what-ifs: try another answer, and go back. */
import { html, nothing } from "lit-html";
import { beginWhatIf, goBack, openWhatIf } from "../actions/what_if.js";
import { variation } from "../state/branches.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { beginningButton } from "./beginning.js";
import { icon } from "./icon.js";

/** @param {boolean} [isShort] whether its label is for screen readers only */
export const whatIfButton = (isShort = false) => beginningButton("what-if", "fork", openWhatIf, isShort);

/**
 * Replays a decision of a finished game from its seat.
 * @param {{ ply: number, seat: number }} decision
 */
export const againButton = ({ ply, seat }) =>
  state.embed || state.visit
    ? nothing
    : html`<button
        type="button"
        class="link small"
        data-again=${ply}
        ?disabled=${state.busy}
        @click=${() => beginWhatIf(ply, seat)}
      >
        ${t("what-if-again")}
      </button>`;

/** The number of the variation on show, as a button that lists all of them. */
export function variationMark() {
  const here = variation();
  return here
    ? html`<button type="button" class="link small" data-action="variations" @click=${openWhatIf}>
        ${t("variation", { number: here.number })}
      </button>`
    : nothing;
}

export const backButton = () => html`<button
  type="button"
  class="button plain push"
  data-action="go-back"
  aria-label=${t("what-if-back")}
  title=${t("what-if-back")}
  @click=${goBack}
>
  ${icon("close")}<span class="wide">${t("what-if-back")}</span>
</button>`;
