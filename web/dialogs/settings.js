/** The settings, in four groups: look, play, sound, and what concerns the device. */
import { html, nothing } from "lit-html";
import { ringOnce } from "../effects/signals.js";
import { oneOf, onOff } from "../parts/field.js";
import { languageSelect } from "../parts/language.js";
import { choices } from "../state/cores.js";
import { CONFIRMS, DETAILS, MOTIONS, PACES, setSettings, TEXTS, THEMES, VOLUMES } from "../state/settings.js";
import { state } from "../state/store.js";
import { either, t } from "../words/fluent.js";

/** @typedef {import("../types").Settings} Settings */

/**
 * A choice of one value.
 * @template {keyof Settings} N
 * @param {N} name
 * @param {readonly (readonly [Settings[N], unknown])[]} values with their labels
 * @param {string} [note] the id of an element
 */
const oneValue = (name, values, note) => html`<span class="choice">
  ${values.map(([value, label]) =>
    oneOf(name, String(value), {
      label,
      checked: state.settings[name] === value,
      choose: () => setSettings({ [name]: value }),
      note,
    }),
  )}
</span>`;

/**
 * @template {"theme" | "text" | "volume" | "pace" | "motion"} N
 * @param {N} name
 * @param {readonly (readonly [Settings[N], string])[]} values with their labels
 */
const choice = (name, values) => html`<fieldset>
  <legend>${t(`settings-${name}`)}</legend>
  ${oneValue(name, values)}
</fieldset>`;

/**
 * @template {"pace" | "motion"} N
 * @param {N} name
 * @param {readonly (readonly [string, Settings[N]])[]} speeds
 */
const speed = (name, speeds) =>
  choice(
    name,
    speeds.map(([word, value]) => [value, t(`pace-${word}`)]),
  );

/** @param {string} theme */
const themeWord = (theme) => t(`theme-${theme}`);

const theme = () =>
  choice(
    "theme",
    THEMES.map((one) => [one, themeWord(one || "auto")]),
  );

const text = () =>
  choice(
    "text",
    TEXTS.map(([word, value]) => [value, t(`text-${word}`)]),
  );

const volume = () =>
  choice(
    "volume",
    VOLUMES.map(([word, value]) => [value, t(`volume-${word}`)]),
  );

/** Plays a few notes of the loudness that was just chosen. @param {Event} event */
const hearVolume = ({ target }) => target instanceof HTMLInputElement && ringOnce();

const sound = () => html`${setting("sound")}
${state.settings.sound ? html`<div @change=${hearVolume}>${volume()}</div>` : nothing}`;

/** @param {Event} event */
const setConfirm = ({ target }) =>
  setSettings({ confirm: /** @type {Settings["confirm"]} */ (/** @type {HTMLSelectElement} */ (target).value) });

/** The words of the game, which names its options, or else the usual ones. @param {string} one */
const confirmWord = (one) => either(`own-confirm-${one}`, t(`confirm-${one}`));

const confirming = () => html`<div>
  <label for="confirm"><b>${t("settings-confirm")}</b></label>
  <select id="confirm" @change=${setConfirm}>
    ${CONFIRMS.map(
      (one) => html`<option value=${one} .selected=${state.settings.confirm === one}>${confirmWord(one)}</option>`,
    )}
  </select>
</div>`;

/**
 * A choice with a note on its values.
 * @template {"detail" | "cores"} N
 * @param {N} name
 * @param {readonly (readonly [Settings[N], string | number])[]} values with their labels
 */
const noted = (name, values) => html`<fieldset>
  <legend>${t(`settings-${name}`)}</legend>
  ${oneValue(name, values, `${name}-note`)}
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

/** @param {"scores" | "keys" | "caps" | "sound" | "touch"} name */
const setting = (name) =>
  onOff(`set-${name}`, {
    name: t(`settings-${name}`),
    note: t(`settings-${name}.note`),
    on: state.settings[name],
    flip: () => setSettings({ [name]: !state.settings[name] }),
  });

const language = () => html`<div>
  <label for="set-language"><b>${t("language-label")}</b></label>
  ${languageSelect("set-language")}
</div>`;

/**
 * @param {string} id
 * @param {unknown} parts
 */
const group = (id, parts) => html`<section aria-labelledby="settings-${id}">
  <h3 id="settings-${id}">${t(`settings-of-${id}`)}</h3>
  ${parts}
</section>`;

export const name = /** @type {const} */ ("settings");

export const title = () => t("settings-title");

export const draw = () => html`<div class="menu">
  ${group("look", html`${language()}${theme()}${text()}${detail()}${setting("scores")}`)}
  ${group("play", html`${speed("pace", PACES)}${speed("motion", MOTIONS)}${confirming()}`)}
  ${group("sound", html`${sound()}${setting("touch")}`)}
  ${group("device", html`${setting("keys")}${state.settings.keys ? setting("caps") : nothing}${thinking()}`)}
</div>`;
