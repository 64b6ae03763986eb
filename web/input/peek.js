/** Shows a full card beside the pointed one, for the eye only: the card itself has the same text for screen readers. */

import { render } from "lit-html";
import { game } from "../games/index.js";
import { at } from "../parts/place.js";
import { state } from "../state/store.js";

const GAP = 8;

let lifted = document.createElement("div");

/** Creates the element each time, because a page translator may have changed the last one. @param {number} card */
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
 * Places the peek beside the card if there is room, and never outside the window.
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
 * @param {DOMRect} at its box
 */
export function showPeek(card, at) {
  if (state.dialog?.name === "card" || tellsAll(card)) return;
  lift(card);
  lifted.showPopover();
  place(at);
}

/** Removes the peek, because hidden text would stay for the next person at the device. */
export const hidePeek = () => lifted.remove();
