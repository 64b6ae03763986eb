/** Opens the thing, or the explanation, under a resting mouse, under the focus or under a long press. */
import { game } from "../games/index.js";
import { STRAY, stopCarrying } from "../parts/drag.js";
import { canFocus } from "../parts/view.js";
import { hidePeek, peekAt, showPeek } from "./peek.js";
import { explain, explainedAt } from "./what.js";

/** Milliseconds before a peek at a thing, so that a passing mouse causes no flicker; an explanation takes twice as long. */
const REST = 450;
/** Milliseconds of a long press. */
const HOLD = 500;

const THINGS = "[data-thing], [data-named]";

/** A thing, or something with an explanation. @param {Event} event */
const thingOf = ({ target }) => (target instanceof Element ? (target.closest(THINGS) ?? explainedAt(target)) : null);

/** @param {Element | null} held */
function numberOf(held) {
  if (!canFocus(held) || !held.matches(THINGS)) return null;
  return Number(held.dataset.thing ?? held.dataset.named);
}

/** @param {Element | null} held */
function open(held) {
  const thing = numberOf(held);
  if (thing !== null) game().thing?.open(thing);
  else if (canFocus(held)) explain(held);
  return held !== null;
}

let timer = 0;
/** @type {Element | null} */
let pointed = null;

function rest() {
  clearTimeout(timer);
  pointed = null;
  hidePeek();
}

/** Hides the peek of a thing that a drawing has removed; call it after each drawing. */
export const hideGone = () => pointed?.isConnected === false && rest();

/**
 * Whether a thing may get a peek. A picked card may not: the prompt names it, and a peek would cover the next choice.
 * @param {Element} held
 */
const mayShow = (held) => held.isConnected && held.ariaPressed !== "true";

/** @param {Element} held */
function show(held) {
  const thing = numberOf(held);
  if (!mayShow(held)) return;
  if (thing !== null) showPeek(thing, held.getBoundingClientRect());
  else if (canFocus(held) && !held.closest("button")) peekAt(held, () => held === pointed);
}

/**
 * Shows a peek after a rest, unless the pointer has moved on by then.
 * @param {Element | null} held
 */
function pointAt(held) {
  if (held === pointed) return;
  rest();
  if (!held) return;
  pointed = held;
  timer = window.setTimeout(() => show(held), numberOf(held) === null ? 2 * REST : REST);
}

/** The latest place of the mouse. */
let mouse = { x: Number.NaN, y: Number.NaN };

/** Whether the mouse has moved: browsers report a mouse at rest as well, once a drawing changes the thing below it. @param {PointerEvent} event */
function hasMoved({ clientX: x, clientY: y }) {
  const { x: fromX, y: fromY } = mouse;
  mouse = { x, y };
  return x !== fromX || y !== fromY;
}

/** @param {PointerEvent} event */
const hovered = (event) =>
  event.pointerType === "mouse" && hasMoved(event) && !event.buttons && pointAt(thingOf(event));

/** @param {FocusEvent} event */
function focused({ target }) {
  if (target instanceof Element && target.matches(`:focus-visible:is(${THINGS})`)) pointAt(target);
}

/** The pens and fingers that are down, by their numbers. @type {Map<number, PointerEvent>} */
const down = new Map();

/** Notes a pen or finger; a first one of its kind says that the others are gone. @param {PointerEvent} event */
function noteDown(event) {
  for (const [id, { pointerType }] of down) if (event.isPrimary && pointerType === event.pointerType) down.delete(id);
  if (event.pointerType !== "mouse") down.set(event.pointerId, event);
}

/** Whether it is a finger, or a palm, beside a pen. @param {PointerEvent} event */
const isBesidePen = ({ pointerType }) =>
  pointerType === "touch" && [...down.values()].some((one) => one.pointerType === "pen");

/** The press that may be a long one; `at` is its timer. */
let held = { at: 0, id: -1, x: 0, y: 0, opened: false };

/** @param {PointerEvent} press */
function openHeld(press) {
  held.opened = open(thingOf(press));
  if (held.opened) stopCarrying();
}

/** @param {PointerEvent} event */
function pressed(event) {
  rest();
  noteDown(event);
  if (isBesidePen(event)) return;
  clearTimeout(held.at); // a second finger means a pinch or a slip
  const { clientX: x, clientY: y, pointerId: id, pointerType } = event;
  held = { at: 0, id, x, y, opened: false };
  const isAlone = pointerType === "pen" || (pointerType === "touch" && down.size === 1);
  if (isAlone) held.at = window.setTimeout(openHeld, HOLD, event);
}

/** @param {PointerEvent} event */
function strayed({ pointerId, clientX, clientY }) {
  if (pointerId === held.id && Math.hypot(clientX - held.x, clientY - held.y) > STRAY) clearTimeout(held.at);
}

/** @param {PointerEvent} event */
function lifted({ pointerId }) {
  down.delete(pointerId);
  if (pointerId === held.id) clearTimeout(held.at);
}

/**
 * Cancels the click of a long press that has opened a thing.
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
  if (held.opened || down.size > 1 || open(thingOf(event))) event.preventDefault();
}

/** @param {HTMLElement} root */
export function watchPointing(root) {
  root.addEventListener("pointermove", hovered);
  root.addEventListener("pointerleave", rest);
  root.addEventListener("focusin", focused);
  root.addEventListener("focusout", rest);
  root.addEventListener("pointerdown", pressed);
  root.addEventListener("pointermove", strayed);
  addEventListener("pointerup", lifted, true);
  addEventListener("pointercancel", lifted, true);
  root.addEventListener("click", swallow, true);
  root.addEventListener("contextmenu", contextMenu);
  addEventListener("scroll", rest, { capture: true, passive: true });
  addEventListener("keydown", rest, true);
}
