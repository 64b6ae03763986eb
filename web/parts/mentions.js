/** A sentence on the page, with its mentions as elements. */
import { html } from "lit-html";

/** @typedef {import("../words/mentions.js").Sentence} Sentence */

/** Punctuation that may follow a mention and must not begin a line. */
const CLOSING = /^[,.;)]*/;

/**
 * @param {import("../words/mentions.js").Mention} mention
 * @param {string} closing
 */
const named = ({ name, card, isOwn }, closing) =>
  card === undefined
    ? html`<b><bdi translate=${isOwn ? "no" : "yes"}>${name}</bdi></b>${closing}`
    : html`<span class="mention"><button type="button" data-named=${card}>${name}</button>${closing}</span>`;

/** @param {string | import("../words/mentions.js").Mention | undefined} part */
const closingOf = (part) => (typeof part === "string" ? (CLOSING.exec(part)?.[0] ?? "") : "");

/** @param {Sentence} told */
export const rich = (told) =>
  told.map((part, k) => {
    if (typeof part !== "string") return named(part, closingOf(told[k + 1]));
    return typeof told[k - 1] === "object" ? part.replace(CLOSING, "") : part;
  });
