/** The settings: pace, movement, what is confirmed, what is shown, keys, sound, touch and cores. */
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
      (one) => html`<option value=${one} ?selected=${state.settings.confirm === one}>${t(`confirm-${one}`)}</option>`,
    )}
  </select>
</div>`;

const detail = () => html`<fieldset>
  <legend>${t("settings-detail")}</legend>
  <span class="choice">
    ${DETAILS.map((one) =>
      oneOf("detail", one, {
        label: t(`detail-${one}`),
        checked: state.settings.detail === one,
        choose: () => setSettings({ detail: one }),
        note: "detail-note",
      }),
    )}
  </span>
  <small id="detail-note" class="note">${t("settings-detail.note")}</small>
</fieldset>`;

const thinking = () => html`<fieldset>
  <legend>${t("settings-cores")}</legend>
  <span class="choice">
    ${choices().map((count) =>
      oneOf("cores", count, {
        label: count || t("cores-fitting"),
        checked: state.settings.cores === count,
        choose: () => setSettings({ cores: count }),
        note: "cores-note",
      }),
    )}
  </span>
  <small id="cores-note" class="note">${t("settings-cores.note")}</small>
</fieldset>`;

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
