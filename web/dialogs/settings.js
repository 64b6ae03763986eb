/** The settings: pace, movement, confirmation, detail, keys, sound, touch and cores. */
import { html } from "lit-html";
import { oneOf, onOff } from "../parts/field.js";
import { choices } from "../state/cores.js";
import { CONFIRMS, DETAILS, MOTIONS, PACES, setSettings } from "../state/settings.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../types").Settings} Settings */

/**
 * @param {"pace" | "motion"} name
 * @param {readonly (readonly [string, number])[]} speeds
 */
const speed = (name, speeds) => html`<fieldset>
  <legend>${t(`settings-${name}`)}</legend>
  <span class="choice">
    ${speeds.map(([word, value]) =>
      oneOf(name, word, {
        label: t(`pace-${word}`),
        checked: state.settings[name] === value,
        choose: () => setSettings({ [name]: value }),
      }),
    )}
  </span>
</fieldset>`;

/** @param {Event} event */
const setConfirm = ({ target }) =>
  setSettings({ confirm: /** @type {Settings["confirm"]} */ (/** @type {HTMLSelectElement} */ (target).value) });

const confirming = () => html`<div>
  <label for="confirm"><b>${t("settings-confirm")}</b></label>
  <select id="confirm" @change=${setConfirm}>
    ${CONFIRMS.map(
      (one) => html`<option value=${one} .selected=${state.settings.confirm === one}>${t(`confirm-${one}`)}</option>`,
    )}
  </select>
</div>`;

/**
 * A choice of one value, with a note on the values.
 * @template {"detail" | "cores"} N
 * @param {N} name
 * @param {readonly (readonly [Settings[N], string | number])[]} values with their labels
 */
const noted = (name, values) => html`<fieldset>
  <legend>${t(`settings-${name}`)}</legend>
  <span class="choice">
    ${values.map(([value, label]) =>
      oneOf(name, value, {
        label,
        checked: state.settings[name] === value,
        choose: () => setSettings({ [name]: value }),
        note: `${name}-note`,
      }),
    )}
  </span>
  <small id="${name}-note" class="note">${t(`settings-${name}.note`)}</small>
</fieldset>`;

const detail = () =>
  noted(
    "detail",
    DETAILS.map((one) => [one, t(`detail-${one}`)]),
  );

const thinking = () =>
  noted(
    "cores",
    choices().map((count) => [count, count || t("cores-fitting")]),
  );

/** @param {"scores" | "keys" | "sound" | "touch"} name */
const setting = (name) =>
  onOff(`set-${name}`, {
    name: t(`settings-${name}`),
    note: t(`settings-${name}.note`),
    on: state.settings[name],
    flip: () => setSettings({ [name]: !state.settings[name] }),
  });

export const name = /** @type {const} */ ("settings");

export const title = () => t("settings-title");

export const draw = () => html`<div class="menu">
  ${speed("pace", PACES)}${speed("motion", MOTIONS)}${confirming()}${detail()}${setting("scores")}${setting("keys")}${setting("sound")}${setting("touch")}${thinking()}
</div>`;
