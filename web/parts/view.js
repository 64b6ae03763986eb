/** Scrolls elements into view and moves the focus within this page: its host page stays where its reader is. */
import { isFramed } from "../site/frame.js";

/** @typedef {"nearest" | "center"} Block */

/**
 * The visible height of a scroller.
 * @param {Element} scroller
 */
function room(scroller) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  return { top: top + (parseFloat(scrollPaddingTop) || 0), bottom: bottom - (parseFloat(scrollPaddingBottom) || 0) };
}

/**
 * The distance to scroll.
 * @param {DOMRect} at
 * @param {{ top: number, bottom: number }} within
 * @param {Block} block
 */
function distance(at, within, block) {
  if (block === "center") return (at.top + at.bottom - within.top - within.bottom) / 2;
  if (at.top < within.top) return at.top - within.top;
  return Math.max(0, Math.min(at.bottom - within.bottom, at.top - within.top));
}

/** @param {Element} one */
const scrolls = (one) => one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowY);

/**
 * Scrolls an element into view. `scrollIntoView` would scroll the host page, too.
 * @param {Element | null} element
 * @param {Block} [block]
 */
export function intoView(element, block = "nearest") {
  if (!isFramed()) return element?.scrollIntoView({ block });
  for (let around = element?.parentElement; element && around; around = around.parentElement) {
    if (scrolls(around)) around.scrollBy(0, distance(element.getBoundingClientRect(), room(around), block));
  }
}

/**
 * Whether it can have the focus: a board may draw its options in SVG.
 * @param {unknown} one
 * @returns {one is HTMLElement | SVGElement}
 */
export const canFocus = (one) => one instanceof HTMLElement || one instanceof SVGElement;

/** Presses an element; one of SVG has no `click()`. @param {Element} one */
export const press = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** @param {unknown} element */
export function focusOn(element) {
  if (!canFocus(element)) return;
  element.focus({ preventScroll: isFramed() });
  if (isFramed()) intoView(element);
}
