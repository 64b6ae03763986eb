/** The choice of the language; the page switches to it once its words have loaded. */
import { html } from "lit-html";
import { keepRest } from "#register";
import { chooseLanguage } from "../state/settings.js";
import { language, t } from "../words/fluent.js";
import { languages, ownName } from "../words/languages.js";

/** @param {string} tag */
const option = (tag) => html`<option value=${tag} lang=${tag} .selected=${tag === language()}>${ownName(tag)}</option>`;

/** @param {Event} event */
async function choose({ target }) {
  const select = /** @type {HTMLSelectElement} */ (target);
  await chooseLanguage(select.value);
  select.value = language();
  keepRest();
}

/** @param {string} id */
export const languageSelect = (id) => html`<select id=${id} @change=${choose}>
  ${languages.map(option)}
</select>`;

export const languageChoice = () => html`<label class="sr" for="language">${t("language-label")}</label>
  ${languageSelect("language")}`;
