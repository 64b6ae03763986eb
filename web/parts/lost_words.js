/** Where the first words do not come: why, another try, and the other languages. */
import { html, render } from "lit-html";
import { firstLanguage, speakIn } from "../state/settings.js";
import { languages, lostWords, ownName } from "../words/languages.js";

/**
 * @param {string} tag
 * @param {string} words
 * @param {(tag: string) => void} choose
 */
const button = (tag, words, choose) =>
  html`<button type="button" class="button" lang=${tag} @click=${() => choose(tag)}>${words}</button>`;

/**
 * @param {HTMLElement} root
 * @param {string} tag whose words are lost
 * @returns {Promise<string>} the language that somebody wants to try next
 */
const next = (root, tag) =>
  new Promise((choose) => {
    const { lost, again } = lostWords(tag);
    const others = languages.filter((one) => one !== tag);
    const place = document.createElement("main"); // what is drawn later finds the root as it was
    render(
      html`<div class="sheet" role="alert"><p lang=${tag}>${lost}</p>
        <p class="row wrap">${button(tag, again, choose)}${others.map((one) => button(one, ownName(one), choose))}</p></div>`,
      place,
    );
    root.replaceChildren(place);
  });

/**
 * Speaks a language; once its words are lost, the one that somebody chooses then.
 * @param {HTMLElement} root where that is asked
 * @param {string} [tag]
 */
export async function speakAny(root, tag = firstLanguage()) {
  try {
    await speakIn(tag);
  } catch {
    await speakAny(root, await next(root, tag));
  }
}
