/** The book: rules by number, terms, rulings, examples, and every building with its figures. */
import { html } from "lit-html";
import { whenNew } from "../../../parts/drawn.js";
import { drawAll } from "../../../parts/icon.js";
import { change, has, t } from "../../kit.js";
import { page } from "../book/page.js";
import { emblems } from "../emblems.js";

export const name = /** @type {const} */ ("book");

/** The parameters of an address that open it: the number of a rule, the name of a part. */
export const addresses = ["rule", "book"];

export const title = () => t("book-title");

/** Its words come with the emblems, which the start screen lacks. */
async function fetchWords() {
  try {
    await drawAll(emblems);
    change({});
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: name } } });
  }
}

/**
 * @param {unknown} _
 * @param {import("../../../state/state").Dialog<object>} open
 */
export const draw = (_, { at = "book" }) =>
  has("section-words") ? page(at) : html`<p role="status" ${whenNew(fetchWords)}>${t("status-sent")}</p>`;
