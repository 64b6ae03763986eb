/** Keeps the focus at a useful place, so that keyboard users do not fall back to the top of the page. */
import { at } from "../parts/place.js";
import { canFocus } from "../parts/view.js";
import { isFramed } from "../site/frame.js";
import { asked } from "../state/choice.js";
import { state } from "../state/store.js";

/** The places of an answer: the parts with the prompt, and groups among which arrows move to options. */
const ANSWERING = `:is(${at("ask", "handover")}, [data-option], [data-rove=table])`;

let drawn = { screen: "", question: "" };

/** The focused element before a dialog took the focus. @type {Element | null} */
let under = null;

/** The key of the open question or step; an answered puzzle has a new one, because its verdict replaces the question. */
function questionNow() {
  if (state.puzzle?.given) return "given";
  const question = asked();
  const { view, coach } = state.table ?? {};
  if (coach?.next) return `${view?.ply} step ${coach.step}`;
  return question ? `${view?.ply} ${question.seat}` : "";
}

/** @param {Element | null} heading */
function goOnFrom(heading) {
  if (!canFocus(heading)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Moves the focus to the place marked `data-focus`, else to the first heading: on another screen, for another question,
 * and when the focused element is gone. While a dialog is open, the focus stays there; a focus lost under the dialog
 * moves when it closes. A frame takes no focus from its host page.
 * @param {HTMLElement} root
 * @param {string} screen on show
 * @param {Element | null} held the focused element before the drawing
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
