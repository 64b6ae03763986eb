/** The buttons of what-ifs: to try something else, and back. */
import { html, nothing } from "lit-html";
import { beginWhatIf, goBack, openWhatIf } from "../actions/what_if.js";
import { variation } from "../state/branches.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { beginningButton } from "./beginning.js";
import { icon } from "./icon.js";

/** @param {boolean} [isShort] whether its name is only read out */
export const whatIfButton = (isShort = false) => beginningButton("what-if", "fork", openWhatIf, isShort);

/**
 * Tries a decision of a game that is over once more, with its seat.
 * @param {{ ply: number, seat: number }} decision
 */
export const againButton = ({ ply, seat }) =>
  state.embed
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

/** The variation on show; all of them are a press away. */
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
