/** The length of a name in its field: in signs, which a browser does not count. */
import { isComposing } from "../site/composing.js";
import { LONGEST_NAME } from "../state/people.js";
import { isShort, shortened, unitsOf } from "../state/signs.js";

/** For `maxlength`: the most code units of a name. */
export const MOST_UNITS = unitsOf(LONGEST_NAME);

/** Cuts what was typed or pasted after the last sign that a name may have. @param {Event} event */
export function cutName(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (isComposing(/** @type {KeyboardEvent} */ (event)) || isShort(field.value, LONGEST_NAME)) return;
  field.value = shortened(field.value, LONGEST_NAME);
}
