/** The choice of the language; it is spoken at once, everywhere. */
import { html } from "lit-html";
import { setSettings } from "../state/settings.js";
import { language, languages, t } from "../words.js";

/**
 * What a language calls itself.
 * @param {string} tag
 */
function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** @param {string} tag */
const option = (tag) => html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${ownName(tag)}</option>`;

/** @param {Event} event */
const set = (event) => setSettings({ language: /** @type {HTMLSelectElement} */ (event.target).value });

export const languageChoice = () => html`<label class="sr" for="language">${t("language-label")}</label>
  <select id="language" @change=${set}>
    ${languages.map(option)}
  </select>`;
