/**
 * Shows a thing in full, or an explanation, beside the pointed one, for the eye only: screen readers get the same text
 * from the thing itself and from the tour of explanations.
 */

import { html, nothing, render } from "lit-html";
import { game } from "../games/index.js";
import { state } from "../state/store.js";
import { beside, fetchAll, wordsAt } from "./what.js";

const GAP = 8;

let lifted = document.createElement("div");

/** Creates the element each time, because a page translator may have changed the last one. @param {unknown} content */
function lift(content) {
  lifted.remove();
  lifted = document.createElement("div");
  lifted.className = "peek";
  lifted.popover = "manual";
  lifted.ariaHidden = "true";
  render(content, lifted);
  document.body.append(lifted);
  lifted.showPopover();
}

/**
 * Places the peek beside the thing if there is room, and never outside the window.
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
 * @param {number} thing
 * @param {DOMRect} at its box
 */
export function showPeek(thing, at) {
  if (game().thing?.isWhole?.(thing)) return;
  lift(game().thing?.draw(state.table, thing) ?? nothing);
  place(at);
}

/**
 * Shows the explanation of an element, once its words are here.
 * @param {HTMLElement | SVGElement} one
 * @param {() => boolean} isWanted still
 */
export async function peekAt(one, isWanted) {
  if (state.what || !(await fetchAll().catch(() => null)) || !isWanted()) return;
  const { title, says } = wordsAt(one);
  lift(html`<b>${title}</b><p>${says}</p>`);
  beside(lifted, one);
}

/** Removes the peek, because hidden text would stay for the next person at the device. */
export const hidePeek = () => lifted.remove();
