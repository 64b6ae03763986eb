/** The book of rules and cards: its words and its script load once it opens. */

import { html } from "lit-html";
import { whenNew } from "../../../parts/drawn.js";
import { drawAll } from "../../../parts/icon.js";
import { adoptPart, change, late, t } from "../../kit.js";
import { emblems } from "../emblems.js";

export { name } from "../../../parts/book/link.js";

/** @type {typeof import("../book/book.js") | null} */
let book = null;

async function fetchBook() {
  try {
    const [fetched, search] = await Promise.all([
      late("book", () => import("../book/book.js")),
      late("search", () => import("../../../parts/search.js")),
      adoptPart("book"),
      drawAll(emblems),
    ]);
    fetched.useSearch(search);
    book = fetched;
    change({});
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: "book" } } });
  }
}

/** The parameters of an address that open it: the id of a card, the number of a rule, the name of a part. */
export const addresses = ["card", "rule", "book"];

export const title = () => t("book-title");

/**
 * @param {unknown} _
 * @param {import("../../../parts/book/link.js").Open} open
 */
export const draw = (_, open) =>
  book ? book.draw(open) : html`<p role="status" ${whenNew(fetchBook)}>${t("status-sent")}</p>`;
