/** What is marked on the options of a decision that is looked back on, and said of them. */
import { html, nothing } from "lit-html";
import { icon } from "../../parts/icon.js";
import { t } from "../../words/fluent.js";

/** @typedef {import("../../state/review.js").Mark} Mark */

/** By mark: the light of a hint, the tick of a choice. @type {Record<Mark, string>} */
const ICONS = { open: "", given: "check", best: "hint", shown: "hint" };

/** @param {Mark[]} marks */
export const reviewMarks = (marks) => {
  const drawn = marks.filter((mark) => ICONS[mark]);
  return drawn.length
    ? html`<span class="marks" aria-hidden="true"
        >${drawn.map((mark) => html`<span data-mark=${mark}>${icon(ICONS[mark])}</span>`)}</span
      >`
    : nothing;
};

/** @param {Mark[]} marks */
export const reviewSaid = (marks) => marks.map((mark) => t(`label-review-${mark}`)).join(" ");
