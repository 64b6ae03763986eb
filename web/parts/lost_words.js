/** Asks for a retry or another language if the first words cannot be fetched. */
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
 * @param {string} tag of the lost language
 * @returns {Promise<string>} the tag to try next
 */
const next = (root, tag) =>
  new Promise((choose) => {
    const { lost, again } = lostWords(tag);
    const others = languages.filter((one) => one !== tag);
    const place = document.createElement("main"); // lit marks the element it renders into, and the root must stay unmarked
    render(
      html`<div class="sheet" role="alert"><p lang=${tag}>${lost}</p>
        <p class="row wrap">${button(tag, again, choose)}${others.map((one) => button(one, ownName(one), choose))}</p></div>`,
      place,
    );
    root.replaceChildren(place);
  });

/**
 * Speaks a language, or another one that a person chooses after its words were lost.
 * @param {HTMLElement} root of the page
 * @param {string} [tag]
 */
export async function speakAny(root, tag = firstLanguage()) {
  try {
    await speakIn(tag);
  } catch {
    await speakAny(root, await next(root, tag));
  }
}
