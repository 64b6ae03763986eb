/** The fields of the options: edition, New Buildings, start. */
import { html } from "lit-html";
import { oneOf, onOff } from "../../parts/field.js";
import { dashed, setOptions, state, t } from "../kit.js";
import { catalogue } from "./catalogue.js";
import { editionIn } from "./edition.js";

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

/** @param {string} name */
function option(name) {
  const on = Boolean(state.form.options[name]);
  const words = { name: t(`new-${dashed(name)}`), note: t(`new-${dashed(name)}-note`) };
  return onOff(dashed(name), { ...words, on, flip: () => setOptions({ [name]: !on }) });
}

export const options = () => html`${edition()} ${option("expansion")} ${option("choose_four")}`;
