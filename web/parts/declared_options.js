/** The declared options of a game that draws none of its own: their fields in the form, and the chosen ones in words. */
import { html } from "lit-html";
import { declared } from "../state/options.js";
import { setOptions } from "../state/settings.js";
import { state } from "../state/store.js";
import { commas, dashed, either, t } from "../words/fluent.js";
import { oneOf, onOff } from "./field.js";

/** @typedef {import("../types").OptionValues} OptionValues */
/** @typedef {ReturnType<typeof declared>[number]} Declared */

/** @typedef {string | number} Value */

/** @param {string} name @param {Value} [value] */
const idOf = (name, value) => `new-${dashed(value === undefined ? name : `${name}-${value}`)}`;

/** @param {string} id */
const wordsOf = (id) => ({ name: t(id), note: either(`${id}-note`, "") });

/** The chosen values of an option that takes any number of them. @param {OptionValues} options @param {string} name */
const chosenOf = (options, name) => /** @type {Value[]} */ (options[name] ?? []);

/** @param {string} name */
function switched(name) {
  const on = Boolean(state.form.options[name]);
  return onOff(dashed(name), { ...wordsOf(idOf(name)), on, flip: () => setOptions({ [name]: !on }) });
}

/** @param {string} name @param {Value} value */
const choice = (name, value) =>
  oneOf(dashed(name), value, {
    label: t(idOf(name, value)),
    checked: state.form.options[name] === value,
    choose: () => setOptions({ [name]: value }),
  });

/** @param {string} name @param {Value[]} values @param {Value} value */
function some(name, values, value) {
  const chosen = chosenOf(state.form.options, name);
  const on = chosen.includes(value);
  const flip = () => setOptions({ [name]: values.filter((one) => (one === value ? !on : chosen.includes(one))) });
  return onOff(dashed(`${name}-${value}`), { ...wordsOf(idOf(name, value)), on, flip });
}

/** @param {Declared} option */
function field({ name, values, default: usual }) {
  if (!values) return switched(name);
  const draw = (/** @type {Value} */ value) => (Array.isArray(usual) ? some(name, values, value) : choice(name, value));
  const drawn = values.map(draw);
  return html`<fieldset>
    <legend>${t(idOf(name))}</legend>
    ${Array.isArray(usual) ? drawn : html`<span class="choice">${drawn}</span>`}
  </fieldset>`;
}

/** A field for each option. */
export const fields = () => html`${declared().map(field)}`;

/** The names of the values that differ from the usual ones. @param {OptionValues} options */
export const choices = (options) =>
  declared().flatMap(({ name, values, default: usual }) => {
    const value = options[name] ?? usual;
    if (Array.isArray(value)) return value.map((one) => t(idOf(name, String(one))));
    if (value === usual) return [];
    return [t(values ? idOf(name, String(value)) : idOf(name))];
  });

/** The same in a line. @param {OptionValues} options */
export const optionWords = (options) => commas(choices(options));
