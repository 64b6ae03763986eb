/** The book of rules and cards: its words and its script load once it opens. */

import { html, nothing } from "lit-html";
import { onceDrawn, whenNew } from "../../../parts/drawn.js";
import { drawAll, icon } from "../../../parts/icon.js";
import { points } from "../../../parts/number.js";
import { seal } from "../../../parts/seal.js";
import { focusOn, intoView } from "../../../parts/view.js";
import {
  adoptPart,
  attributesOf,
  change,
  commas,
  language,
  late,
  mention,
  plain,
  spoken,
  state,
  t,
  tell,
} from "../../kit.js";
import { cardBack, cardTile, fullCard, house, pictureCard } from "../card.js";
import { buildingNamed, buildingOf, catalogue, isBuilding } from "../catalogue.js";
import { facts } from "../edition.js";
import { emblems } from "../emblems.js";
import { goodMark } from "../good.js";
import { governorWheel } from "../governor.js";
import { bookLink, citedTitle, openBook } from "../reading.js";
import { roleList } from "../roles.js";
import { cardEffect, cardName, goodName, theMarkedCard } from "../words/names.js";

/** The helpers to inject into the book: imports of its own would split the page's script into many files. */
const KIT = {
  ...{ html, nothing, onceDrawn, whenNew, icon, focusOn, intoView, catalogue, change, state },
  ...{
    attributesOf,
    commas,
    facts,
    language,
    spoken,
    t,
    mention,
    plain,
    tell,
    fullCard,
    buildingNamed,
    buildingOf,
    isBuilding,
  },
  ...{ bookLink, citedTitle, openBook, cardEffect, cardName, goodName, theMarkedCard },
  ...{ cardBack, cardTile, goodMark, governorWheel, house, pictureCard, points, roleList, seal },
};

/** @typedef {typeof KIT} Kit */

/** @type {typeof import("../book/book.js") | null} */
let book = null;

async function fetchBook() {
  try {
    const [fetched] = await Promise.all([
      late("book", () => import("../book/book.js")),
      adoptPart("book"),
      drawAll(emblems),
    ]);
    fetched.take(KIT);
    book = fetched;
    change({});
  } catch {
    change({ dialog: null, notice: { id: "load_file", args: { file: "book" } } });
  }
}

export const name = /** @type {const} */ ("book");

export const title = () => t("book-title");

/**
 * @param {unknown} _
 * @param {import("../reading.js").Open} open
 */
export const draw = (_, open) =>
  book ? book.draw(open) : html`<p role="status" ${whenNew(fetchBook)}>${t("status-sent")}</p>`;
