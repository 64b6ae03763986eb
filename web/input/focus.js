/** Keeps the focus at a place to go on from: nobody who uses the keyboard is thrown back to the top. */
import { at } from "../parts/place.js";
import { isFramed } from "../site/frame.js";
import { asked } from "../state/choice.js";
import { state } from "../state/store.js";

const ANSWERING = at("ask", "roles", "tray", "hand", "city", "offer", "handover");

let drawn = { screen: "", question: "" };

/** What had the focus before a dialog took it. @type {Element | null} */
let under = null;

/** What is asked or to be read, or that it was asked: the verdict on a puzzle comes where the question was. */
function questionNow() {
  if (state.puzzle?.given) return "given";
  const question = asked();
  const { view, coach } = state.table ?? {};
  if (coach?.next) return `${view?.ply} step ${coach.step}`;
  return question ? `${view?.ply} ${question.seat}` : "";
}

/** @param {Element | null} heading */
function goOnFrom(heading) {
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus to the place marked `data-focus`, else to the first heading: on another screen, for another question,
 * and when the element that had it is gone. While a dialog is open nothing is moved; what was lost under it is found
 * when it closes. A frame takes no focus from the page around it.
 * @param {HTMLElement} root
 * @param {string} screen that is drawn
 * @param {Element | null} held what had the focus before the drawing
 */
export function keepFocus(root, screen, held) {
  if (state.dialog) {
    under ??= held;
    return;
  }
  const question = questionNow();
  const elsewhere = drawn.screen !== "" && drawn.screen !== screen;
  const answered = question !== "" && question !== drawn.question && held?.closest(ANSWERING);
  const lost = document.activeElement === document.body && [held, under ?? held].some((one) => one !== document.body);
  drawn = { screen, question };
  under = null;
  if (isFramed() && !document.hasFocus()) return;
  if (!(elsewhere || answered || lost)) return;
  goOnFrom(root.querySelector("[data-focus]") ?? root.querySelector("main :is(h1, h2)"));
}
