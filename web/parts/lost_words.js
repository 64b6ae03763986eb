/** Tells why the page cannot start: its first words, or every game, cannot be fetched. */
import { html, render } from "lit-html";
import { reloadFresh } from "../site/fresh.js";
import { addressIn } from "../site/lost_file.js";
import { whyLost } from "../site/why_lost.js";
import { firstLanguage, speakIn } from "../state/settings.js";
import { languages, lostWords, ownName, wished } from "../words/languages.js";

/**
 * @param {string} tag
 * @param {string} words
 * @param {(tag: string) => void} choose
 */
const button = (tag, words, choose) =>
  html`<button type="button" class="button" lang=${tag} @click=${() => choose(tag)}>${words}</button>`;

/** Draws a sheet in place of the page. @param {HTMLElement} root @param {unknown} content */
function show(root, content) {
  const place = document.createElement("main"); // lit marks the element it renders into, and the root must stay unmarked
  render(html`<div class="sheet" role="alert">${content}</div>`, place);
  root.replaceChildren(place);
}

/** Tells why no game can be loaded. @param {HTMLElement} root @param {unknown} error */
export async function tellUnstarted(root, error) {
  const tag = wished();
  const { lost, again } = lostWords(tag, await whyLost(addressIn(error)));
  show(root, html`<p lang=${tag}>${lost}</p><p class="row wrap">${button(tag, again, reloadFresh)}</p>`);
}

/**
 * @param {HTMLElement} root
 * @param {string} tag of the lost language
 * @param {import("../site/causes.js").Told} why
 * @returns {Promise<string>} the tag to try next
 */
const next = (root, tag, why) =>
  new Promise((choose) => {
    const { lost, again } = lostWords(tag, why);
    const others = languages.filter((one) => one !== tag);
    const buttons = [button(tag, again, choose), ...others.map((one) => button(one, ownName(one), choose))];
    show(root, html`<p lang=${tag}>${lost}</p><p class="row wrap">${buttons}</p>`);
  });

/**
 * Speaks a language, or another one that a person chooses after its words were lost.
 * @param {HTMLElement} root of the page
 * @param {string} [tag]
 */
export async function speakAny(root, tag = firstLanguage()) {
  try {
    await speakIn(tag);
  } catch (error) {
    const why = await whyLost(addressIn(error), { name: ownName(tag) });
    await speakAny(root, await next(root, tag, why));
  }
}
