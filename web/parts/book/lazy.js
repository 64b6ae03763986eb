/** The dialog of a game's book: its words, drawings and scripts load once it opens. */

import { html } from "lit-html";
import { late } from "../../site/late.js";
import { tellLost } from "../../state/lost_file.js";
import { change } from "../../state/store.js";
import { adoptPart } from "../../words/adopt.js";
import { t } from "../../words/fluent.js";
import { whenNew } from "../drawn.js";
import { drawAll } from "../icon.js";
import { fetchGuide } from "./phones.js";

/** @typedef {import("./link.js").Open} Open */

/**
 * The script of a game's book.
 * @typedef {object} Book
 * @property {(open: Open) => unknown} draw
 * @property {(search: typeof import("../search.js")) => void} useSearch
 */

export const title = () => t("book-title");

/**
 * The `draw` of that dialog.
 * @param {Parameters<typeof adoptPart>[0]} words the part of the locale files
 * @param {() => Promise<Book>} fetched
 * @param {Parameters<typeof drawAll>[0]} drawings
 */
export function drawLazily(words, fetched, drawings) {
  /** @type {Book | null} */
  let book = null;
  async function fetchBook() {
    try {
      const [made, search] = await Promise.all([
        fetched(),
        late("search", () => import("../search.js")),
        adoptPart(words),
        fetchGuide(),
        drawAll(drawings),
      ]);
      made.useSearch(search);
      book = made;
      change({});
    } catch (error) {
      await tellLost(error, { part: "book", closes: true });
    }
  }
  return (/** @type {unknown} */ _, /** @type {Open} */ open) =>
    book ? book.draw(open) : html`<p role="status" ${whenNew(fetchBook)}>${t("status-sent")}</p>`;
}
