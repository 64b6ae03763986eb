/** Puts ids into words, from the locale files. Nothing else on the page holds a sentence. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { html } from "lit-html";
import english from "./locales/en.ftl";

/** @typedef {import("./types").Args} Args */

/** @type {Record<string, string>} */
const texts = { en: english };

export const languages = Object.keys(texts);

let bundle = speak("en");

/**
 * @param {string} language
 * @returns {FluentBundle}
 */
export function speak(language) {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts[language] ?? english));
  return bundle;
}

export const language = () => bundle.locales[0];

/**
 * The pattern of `message` or `message.attribute`.
 * @param {string} id
 */
function pattern(id) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** @param {string} id */
export const has = (id) => pattern(id) != null;

/**
 * The words for an id; an id without words is shown as it is, for the test to find.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  const found = pattern(id);
  return found == null ? id : bundle.formatPattern(found, args, []);
}

/** @param {string} id */
export const dashed = (id) => id.replaceAll("_", "-");

/** @param {readonly string[]} names */
export const list = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** @param {string} id */
export const cardName = (id) => t(`card-${dashed(id)}`);

/** @param {string} id */
export const cardEffect = (id) => t(`card-${dashed(id)}.effect`);

/** @param {string} id */
export const roleName = (id) => t(`role-${id}`);

/** @param {string} id */
export const goodName = (id) => t(`good-${id}`);

/**
 * A name inside a sentence that is to stand out; `rich` turns it into an element.
 * @param {string} text
 * @param {number | string} [card] its physical card, so that it can be looked at
 */
export const mark = (text, card = "") => `\uE000${card}\uE001${text}\uE002`;

/** @param {string} text */
export const plain = (text) => text.replaceAll(/\uE000\d*\uE001|\uE002/g, "");

/**
 * A sentence with its marked names as elements.
 * @param {string} text
 */
export function rich(text) {
  const pieces = text.split(/\uE000(\d*)\uE001(.*?)\uE002/);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece;
    if (place % 3 === 1) return "";
    const card = pieces[place - 1];
    return card ? html`<b data-named=${card}>${piece}</b>` : html`<b>${piece}</b>`;
  });
}
