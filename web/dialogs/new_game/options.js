/** Options that most games leave alone, folded under one line: those of the game, seriousness, seed. */
import { html } from "lit-html";
import { game } from "../../games/index.js";
import { onOff } from "../../parts/field.js";
import { icon } from "../../parts/icon.js";
import { LONGEST_SEED, setForm } from "../../state/settings.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { summary } from "./summary.js";

/** @param {Event} event */
const targetOf = (event) => /** @type {HTMLInputElement} */ (event.target);

/**
 * Unfolds the options: a browser reports an invalid field only if the field is visible.
 * @param {Event} event
 */
function unfold(event) {
  const folded = targetOf(event).closest("details");
  if (folded) folded.open = true;
}

/** The seed, stored at every keystroke, so that a late redraw does not undo the typing. */
const seed = () => html`<fieldset>
  <legend>${t("new-seed")}</legend>
  <input
    id="seed"
    class="seed num"
    inputmode="numeric"
    autocomplete="off"
    pattern="\\s*[0-9]*\\s*"
    maxlength=${LONGEST_SEED}
    placeholder=${t("new-seed-empty")}
    aria-label=${t("new-seed-label")}
    .value=${state.form.seed}
    @invalid=${unfold}
    @input=${(/** @type {Event} */ event) => setForm({ seed: targetOf(event).value.trim() })}
  />
</fieldset>`;

function serious() {
  const { serious: on } = state.form;
  const words = { name: t("new-serious"), note: t("new-serious-note") };
  return onOff("serious", { ...words, on, flip: () => setForm({ serious: !on }) });
}

export const options = () => html`<details class="more">
  <summary>
    <b>${t("new-more")}</b><span class="soft small chosen">${summary()}</span>${icon("chev", "ico chev")}
  </summary>
  <div class="options">${game().start.options()} ${serious()} ${seed()}</div>
</details>`;
