/** The card that is pointed at: by a mouse at rest, by the focus, by a long press. */
import { game } from "../games/index.js";
import { hidePeek, showPeek } from "./peek.js";

/** Milliseconds before a card shows itself in full, so that nothing flickers on the way. */
const REST = 450;
/** Milliseconds after which a press is a long one, and how far a finger may stray in them. */
const HOLD = 500;
const STRAY = 10;

const CARDS = "[data-card], [data-named]";

/** @param {Event} event */
const cardOf = ({ target }) => (target instanceof Element ? target.closest(CARDS) : null);

/** @param {Element | null} held */
function numberOf(held) {
  if (!(held instanceof HTMLElement)) return null;
  return Number(held.dataset.card ?? held.dataset.named);
}

/** @param {Element | null} held */
function open(held) {
  const card = numberOf(held);
  if (card === null) return false;
  game().lookAt(card);
  return true;
}

let timer = 0;
/** @type {Element | null} */
let pointed = null;

function rest() {
  clearTimeout(timer);
  pointed = null;
  hidePeek();
}

/** Hides a card that is drawn no more, though nothing was pressed; to be called after each drawing. */
export const hideGone = () => pointed?.isConnected === false && rest();

/**
 * A card that is taken up is told by the prompt; a peek would cover the next one to choose.
 * @param {Element} held
 */
const mayShow = (held) => held.isConnected && held.ariaPressed !== "true";

/**
 * Shows the card before long, unless something else is pointed at by then.
 * @param {Element | null} held
 */
function pointAt(held) {
  if (held === pointed) return;
  rest();
  const card = numberOf(held);
  if (!held || card === null) return;
  pointed = held;
  timer = window.setTimeout(() => mayShow(held) && showPeek(card, held.getBoundingClientRect()), REST);
}

/** @param {PointerEvent} event */
const hovered = (event) => event.pointerType === "mouse" && !event.buttons && pointAt(cardOf(event));

/** @param {FocusEvent} event */
function focused({ target }) {
  if (target instanceof Element && target.matches(`:focus-visible:is(${CARDS})`)) pointAt(target);
}

let held = { at: 0, x: 0, y: 0, opened: false };

/** @param {PointerEvent} event */
function pressed(event) {
  rest();
  clearTimeout(held.at); // a second finger makes it something else: a pinch, or a slip
  const { clientX: x, clientY: y } = event;
  held = { at: 0, x, y, opened: false };
  if (event.pointerType === "touch" && event.isPrimary)
    held.at = window.setTimeout(() => (held.opened = open(cardOf(event))), HOLD);
}

/** @param {PointerEvent} event */
function strayed({ clientX, clientY }) {
  if (Math.hypot(clientX - held.x, clientY - held.y) > STRAY) clearTimeout(held.at);
}

/**
 * A long press that has opened a card is not a click too.
 * @param {Event} event
 */
function swallow(event) {
  if (!held.opened) return;
  held.opened = false;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {MouseEvent} event */
function contextMenu(event) {
  if (held.opened || open(cardOf(event))) event.preventDefault();
}

/** @param {HTMLElement} root */
export function watchPointing(root) {
  root.addEventListener("pointermove", hovered);
  root.addEventListener("pointerleave", rest);
  root.addEventListener("focusin", focused);
  root.addEventListener("focusout", rest);
  root.addEventListener("pointerdown", pressed);
  root.addEventListener("pointermove", strayed);
  for (const over of ["pointerup", "pointercancel"]) root.addEventListener(over, () => clearTimeout(held.at));
  root.addEventListener("click", swallow, true);
  root.addEventListener("contextmenu", contextMenu);
  addEventListener("scroll", rest, { capture: true, passive: true });
  addEventListener("keydown", rest, true);
}
