/** Carries a settler from a circle to a free one; both picks change at once. */
import { drag } from "../../parts/drag.js";
import { isPicked, pick } from "../kit.js";

/** @typedef {import("../../parts/drag.js").Piece} Piece */

/** @param {Piece} circle */
const optionOf = (circle) => Number(circle.dataset.option);

/** A copy of the settler on a circle. @param {Piece} circle */
const lift = (circle) =>
  /** @type {HTMLElement | undefined} */ (circle.querySelector("[data-man]")?.cloneNode(true)) ?? null;

/** Frees the circle and fills the one under the pointer, if that is free. @param {Piece} from @param {Element | null} at */
function drop(from, at) {
  /** @type {Piece | null | undefined} */
  const to = at?.closest("[data-place=city] :is([data-sort=circle], [data-sort=tile])[data-option]");
  if (!to || isPicked(optionOf(to))) return;
  pick(optionOf(from));
  pick(optionOf(to));
}

export const carry = drag({ lift, drop });
