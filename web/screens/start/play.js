/** The button that deals a new game at once, and the way to its form. */
import { html, nothing } from "lit-html";
import { startGame } from "../../actions/play.js";
import { icon } from "../../parts/icon.js";
import { dealtInForm } from "../../state/deal.js";
import { isFormSound } from "../../state/settings.js";
import { change, state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { setup } from "./setup.js";

const openForm = () => change({ dialog: { name: "new-game" } });

/** Opens the form if the game cannot begin with it. */
const start = () => (isFormSound() ? startGame() : openForm());

/** @param {boolean} isMain */
export const play = (isMain) => html`<section class="sheet play" data-place="play" aria-labelledby="setup">
  <button
    type="button"
    class="button ${isMain ? "main" : ""} big"
    data-action="start"
    aria-describedby="setup"
    ?disabled=${state.wanted}
    @click=${start}
  >
    ${icon("ship")}<span>${t("new-button")}</span>
  </button>
  <p id="setup">${setup()}${dealtInForm() ? html`<small class="note" role="note">${t("link-deal")}</small>` : nothing}</p>
  <button type="button" class="link" data-action="change" aria-describedby="setup" @click=${openForm}>
    ${t("setup-change")}
  </button>
</section>`;
