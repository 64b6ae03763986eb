/** Updates keys, focus and history after each drawing. */
import { keepArrival } from "../actions/arrival.js";
import { keepPlace } from "./back.js";
import { keepFocus } from "./focus.js";
import { markKeys } from "./keycaps.js";
import { hideGone } from "./pointing.js";
import { rove } from "./roving.js";
import { closeLost } from "./what.js";

/**
 * @param {HTMLElement} root
 * @param {string} screen on show
 * @param {Element | null} held the focused element before the drawing
 */
export function attend(root, screen, held) {
  hideGone();
  closeLost();
  markKeys(root);
  keepFocus(root, screen, held);
  rove(root);
  keepPlace();
  keepArrival();
}
