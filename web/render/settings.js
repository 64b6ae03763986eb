/** The settings: pace, movement, what is confirmed, what is shown, keys, sound and touch. */
import { html } from "lit-html";
import { setSettings } from "../settings.js";
import { state } from "../store.js";
import { t } from "../words.js";

/** @typedef {import("../types").Settings} Settings */

/** Milliseconds a step of a computer player stays on show. */
const PACES = /** @type {const} */ ([
  ["slow", 1200],
  ["normal", 600],
  ["quick", 250],
  ["once", 0],
]);

/** How long a card is on its way, in parts of the usual. */
const MOTIONS = /** @type {const} */ ([
  ["slow", 2],
  ["normal", 1],
  ["quick", 0.5],
  ["once", 0],
]);

const CONFIRMS = /** @type {const} */ (["always", "cards", "several", "never"]);

/**
 * @param {"pace" | "motion"} name
 * @param {readonly (readonly [string, number])[]} speeds
 */
const speed = (name, speeds) => html`<fieldset>
  <legend>${t(`settings-${name}`)}</legend>
  <span class="choice">
    ${speeds.map(
      ([word, value]) =>
        html`<input
            type="radio"
            name=${name}
            id="${name}-${word}"
            .checked=${state.settings[name] === value}
            @change=${() => setSettings({ [name]: value })}
          /><label for="${name}-${word}">${t(`pace-${word}`)}</label>`,
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

/** @param {"scores" | "keys" | "sound" | "touch"} name */
const onOff = (name) => html`<label class="switch"
  ><input
    type="checkbox"
    role="switch"
    aria-labelledby="set-${name}"
    aria-describedby="note-${name}"
    .checked=${state.settings[name]}
    @change=${() => setSettings({ [name]: !state.settings[name] })}
  /><span class="knob"></span
  ><span
    ><b id="set-${name}">${t(`settings-${name}`)}</b
    ><small id="note-${name}" class="note">${t(`settings-${name}.note`)}</small></span
  ></label
>`;

export const settings = () => html`<div class="menu">
  ${speed("pace", PACES)}${speed("motion", MOTIONS)}${confirming()}${onOff("scores")}${onOff("keys")}${onOff("sound")}${onOff("touch")}
</div>`;
