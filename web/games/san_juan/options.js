/** Options that most games leave alone, folded under one line: edition, New Buildings, start, seriousness, seed. */
import { html } from "lit-html";
import { oneOf, onOff } from "../../parts/field.js";
import { icon } from "../../parts/icon.js";
import { catalogue } from "../../state/catalogue.js";
import { LONGEST_SEED, setForm, setOptions } from "../../state/settings.js";
import { state } from "../../state/store.js";
import { dashed, t } from "../../words/fluent.js";
import { editionIn, editionWords } from "./edition.js";

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

/** @param {string} edition */
const editionChoice = (edition) =>
  oneOf("edition", edition, {
    label: t(`new-edition-${edition}`),
    checked: state.form.options.edition === edition,
    choose: () => setOptions({ edition }),
    note: "edition-note",
  });

const edition = () => html`<fieldset>
  <legend>${t("new-edition")}</legend>
  <span class="choice">${catalogue.editions.map(editionChoice)}</span>
  <small id="edition-note" class="note">${t("new-edition-note", { which: editionIn(state.form.options) })}</small>
</fieldset>`;

/** @param {string} name @param {boolean} on @param {() => void} flip */
const onOrOff = (name, on, flip) =>
  onOff(dashed(name), { name: t(`new-${dashed(name)}`), note: t(`new-${dashed(name)}-note`), on, flip });

/** @param {string} name */
function option(name) {
  const on = Boolean(state.form.options[name]);
  return onOrOff(name, on, () => setOptions({ [name]: !on }));
}

const serious = () => onOrOff("serious", state.form.serious, () => setForm({ serious: !state.form.serious }));

/** The options of the form, in a line. */
export function summary() {
  const { options, serious, seed: number } = state.form;
  const more = [
    editionWords(options),
    options.choose_four && t("new-choose-four"),
    serious && t("new-serious"),
    number && t("new-seed-set", { seed: number }),
  ];
  return more.filter(Boolean).join(" · ");
}

export const options = () => html`<details class="more">
  <summary>
    <b>${t("new-more")}</b><span class="soft small chosen">${summary()}</span>${icon("chev", "ico chev")}
  </summary>
  <div class="options">${edition()} ${option("expansion")} ${option("choose_four")} ${serious()} ${seed()}</div>
</details>`;
