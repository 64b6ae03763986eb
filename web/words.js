/** Puts ids into words, from the locale files. Nothing else on the page holds a sentence. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { html } from "lit-html";
import texts from "locales";
import { state } from "./state/store.js";

/** @typedef {import("./types").Args} Args */

const FALLBACK = "en";

/** More sentences than a table has at a time. */
const MANY = 4000;

export const languages = Object.keys(texts);

/** Empty until the page knows what to speak: a language is read only when it is spoken. */
let bundle = new FluentBundle([]);

/** @param {string} language one of `languages` */
export function speak(language) {
  if (language === bundle.locales[0]) return;
  worded.clear();
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts[language]));
}

export const language = () => bundle.locales[0];

/** @param {string} tag */
const base = (tag) => tag.split("-")[0];

/**
 * The language to speak to somebody who reads these, the dearest first.
 * @param {readonly string[]} wished language tags; what is unknown is passed over
 */
export function preferred(wished) {
  const near = (/** @type {string} */ tag) => languages.find((one) => base(one) === base(tag));
  return wished.map((tag) => (languages.includes(tag) ? tag : near(tag))).find(Boolean) ?? FALLBACK;
}

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

/** What was worded before in this language: most of a page says again what it said. @type {Map<string, string>} */
const worded = new Map();

/** Names differ between the editions, so every sentence may ask for it. */
const edition = () => state.table?.view.options.edition ?? state.form.edition;

/**
 * The words for an id; an id without words is shown as it is, for the test to find.
 * @param {string} id
 * @param {Args} [args]
 */
export function t(id, args) {
  const found = pattern(id) ?? id;
  if (typeof found === "string") return found;
  const facts = { edition: edition(), ...args };
  const key = `${id} ${JSON.stringify(facts)}`;
  const known = worded.get(key) ?? bundle.formatPattern(found, facts, []);
  if (worded.size > MANY) worded.clear();
  worded.set(key, known);
  return known;
}

/** @param {string} id */
export const dashed = (id) => id.replaceAll("_", "-");

/** @param {readonly string[]} names */
export const list = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/**
 * Words as they are read out: soft hyphens are for print, where room is short.
 * @param {string} text
 */
export const whole = (text) => text.replaceAll("\u00AD", "");

/**
 * The name as it stands on a card.
 * @param {string} id
 */
export const cardTitle = (id) => t(`card-${dashed(id)}`);

/** @param {string} id */
export const cardName = (id) => whole(cardTitle(id));

/**
 * The name with its article, in the form of what is built or won.
 * @param {string} id
 * @param {string} [card] the name, where it is marked
 */
export function theCard(id, card = cardName(id)) {
  const own = `card-${dashed(id)}.the`;
  return t(has(own) ? own : "the-card", { card });
}

/** @param {string} id */
export const cardEffect = (id) => t(`card-${dashed(id)}.effect`);

/**
 * The name as it stands on the card of the role.
 * @param {string} id
 */
export const roleTitle = (id) => t(`role-${id}`);

/** @param {string} id */
export const roleName = (id) => whole(roleTitle(id));

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
 * A marked name; what closes it does not begin a line.
 * @param {string} name
 * @param {string} card
 * @param {string} closing
 */
const named = (name, card, closing) =>
  card
    ? html`<span class="mention"><button type="button" data-named=${card}>${name}</button>${closing}</span>`
    : html`<b>${name}</b>${closing}`;

/**
 * A sentence with its marked names as elements.
 * @param {string} text
 */
export function rich(text) {
  const [first, ...rest] = text.split("\uE000");
  const shown = rest.map((piece) => {
    const [, card, name, closing, after] = /^(\d*)\uE001(.*?)\uE002([,.;)]*)(.*)$/su.exec(piece) ?? [];
    return html`${named(name, card, closing)}${after}`;
  });
  return [first, ...shown].filter(Boolean);
}
