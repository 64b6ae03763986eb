/** Shows the card that is pointed at in full, beside it: for the eye only, as the card itself reads out as much. */

import { render } from "lit-html";
import { game } from "../games/index.js";
import { at } from "../parts/place.js";
import { state } from "../state/store.js";

const GAP = 8;

let lifted = document.createElement("div");

/** A new one each time: a translator may have changed the last. @param {number} card */
function lift(card) {
  lifted.remove();
  lifted = document.createElement("div");
  lifted.className = "peek";
  lifted.popover = "manual";
  lifted.ariaHidden = "true";
  render(game().oneCard(state.table, card), lifted);
  document.body.append(lifted);
}

/**
 * Whether a card of the hand already shows its whole text.
 * @param {number} card
 */
const tellsAll = (card) =>
  [...document.querySelectorAll(`${at("hand")} [data-card="${card}"] [data-rule]`)].some((rule) =>
    rule.checkVisibility(),
  );

/**
 * Beside the card where there is room, never outside the window.
 * @param {DOMRect} at
 */
function place(at) {
  const { offsetWidth: width, offsetHeight: height } = lifted;
  const right = at.right + GAP + width <= innerWidth;
  const left = right ? at.right + GAP : Math.max(at.left - GAP - width, 0);
  const top = Math.min(Math.max(at.top + at.height / 2 - height / 2, 0), innerHeight - height);
  Object.assign(lifted.style, { left: `${left}px`, top: `${top}px` });
}

/**
 * @param {number} card
 * @param {DOMRect} at where it lies
 */
export function showPeek(card, at) {
  if (state.dialog?.name === "card" || tellsAll(card)) return;
  lift(card);
  lifted.showPopover();
  place(at);
}

/** Takes it out of the page: hidden text would stay for the next person at the device. */
export const hidePeek = () => lifted.remove();
