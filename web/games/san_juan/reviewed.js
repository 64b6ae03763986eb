/** Marks on the options of a reviewed decision, as icons and in words. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { sign } from "../../parts/judgement.js";
import { reviewed, t } from "../kit.js";

/** @typedef {import("../../state/review.js").Mark} Mark */

/** Icons by mark: the light of a hint, the tick of a choice without a bad judgement. @type {Record<Mark, string>} */
const ICONS = { open: "", given: "check", best: "hint", shown: "hint" };

/** @param {Mark} mark */
function drawing(mark) {
  const judged = mark === "given" && reviewed()?.judgement;
  return judged ? sign(judged) : html`<span data-mark=${mark}>${icon(ICONS[mark])}</span>`;
}

/** @param {Mark[]} marks */
export const reviewMarks = (marks) => {
  const drawn = marks.filter((mark) => ICONS[mark]);
  return drawn.length
    ? html`<span class="marks" aria-hidden="true"
        >${drawn.map(drawing)}</span
      >`
    : nothing;
};

/** @param {Mark[]} marks */
export const reviewSaid = (marks) => marks.map((mark) => t(`label-review-${mark}`)).join(" ");
