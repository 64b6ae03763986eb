/** The first chapter of a book: pictures, each with a few words. */
import { html } from "lit-html";

/** @typedef {import("./entries.js").Entry} Entry */

/** A word or a sign between the pieces of a picture. @param {string} word */
export const sign = (word) => html`<b class="sign">${word}</b>`;

/**
 * @param {import("./questions.js").Part} part whose entries have a heading and a picture each
 * @param {import("./questions.js").Writing} writing
 * @param {(id: string) => unknown} picture of an entry
 */
export function panels({ title, entries }, { rich, parted }, picture) {
  /** @param {Entry} entry */
  const panel = ({ id, told }) => {
    const [heading, text] = parted(told);
    return html`<li id=${id} tabindex="-1">
      <div class="picture" aria-hidden="true">${picture(id)}</div>
      <h4>${rich(heading)}</h4>
      <p>${rich(text)}</p>
    </li>`;
  };
  return html`<h3 tabindex="-1">${title}</h3>
    <ol class="panels">${entries.map(panel)}</ol>`;
}
