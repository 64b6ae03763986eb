/**
 * “What is this?”: an element with `data-what` gets its explanation by a press, a long press or the mouse at rest. The
 * words and the drawing load with the first one.
 */
import { explains, loadExplanations } from "../games/late.js";
import { lateExplanations, loadLate } from "../parts/late.js";
import { at } from "../parts/place.js";
import { canFocus, focusOn } from "../parts/view.js";
import { tellLost } from "../state/lost_file.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { characterOf } from "./character.js";

/** @typedef {import("../state/state").What} What */
/** @typedef {HTMLElement | SVGElement} Subject */

/** Only around a table: elsewhere, seals may be of players of another one. */
export const EXPLAINED = ":is([data-explains], dialog) [data-what]";

/** Elements that do something else when they are pressed. */
const ACTING = "button, a, summary, label, [data-rival]";

/** The element that is explained. @type {Subject | null} */
let anchor = null;

/** The focused element before the first of several explanations. @type {Element | null} */
let held = null;

const GAP = 8;

/**
 * Places an explanation below its subject if there is room, else above, and never outside the window.
 * @param {HTMLElement} one
 * @param {Element} subject
 */
export function beside(one, subject) {
  const at = subject.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = one;
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  const below = at.bottom + GAP + height <= innerHeight;
  const top = below ? at.bottom + GAP : Math.max(at.top - GAP - height, 0);
  Object.assign(one.style, { left: `${left}px`, top: `${top}px` });
}

/** Marks the element that is explained. @param {Subject | null} one */
function pointTo(one) {
  anchor?.removeAttribute("data-explained");
  anchor = one;
  anchor?.setAttribute("data-explained", "");
}

/** Whether this element is the explained one. @param {Subject} one @param {(one: Subject) => string} textOf */
export const isExplained = (one, textOf) => anchor !== null && textOf(one) === textOf(anchor);

const popover = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-explanation]"));

/** Puts the explanation beside its subject, after a drawing or a scroll. */
export function placeWhat() {
  const drawn = popover();
  if (drawn && anchor) beside(drawn, anchor);
}

/** @param {EventTarget | null} target @returns {Subject | null} */
export const explainedAt = (target) =>
  target instanceof Element && state.table && explains() ? target.closest(EXPLAINED) : null;

/** @param {Subject} one @returns {Omit<What, "touring">} */
function aboutOf(one) {
  const { what: id = "", of = "" } = one.dataset;
  const { seat } = /** @type {HTMLElement | null} */ (one.closest("[data-seat]"))?.dataset ?? {};
  return { id, of, seat: seat ? Number(seat) - 1 : null };
}

/** Fetches the words and the drawing of all explanations; throws if it cannot. */
export const fetchAll = () => Promise.all([adoptPart("explanations"), loadExplanations(), loadLate()]);

/** Whether all is here; if it cannot be fetched, the page says so. */
const hasAll = () =>
  fetchAll().catch(async (error) => {
    await tellLost(error, { part: "explanations" });
    return null;
  });

/** The words about an element, once all is here. @param {Subject} one */
export const wordsAt = (one) => lateExplanations()?.wordsOf(aboutOf(one)) ?? { title: "", says: "" };

/**
 * @param {Subject} one
 * @param {boolean} [touring]
 */
export async function explain(one, touring = false) {
  if (!(await hasAll()) || !one.isConnected) return;
  held ??= document.activeElement;
  pointTo(one);
  change({ what: { ...aboutOf(one), touring } });
}

/** @param {EventTarget | null} target */
const isInside = (target) => target instanceof Node && popover()?.contains(target) === true;

/** Gives the focus back to where it was before. */
function leave() {
  if (held !== document.body && held?.isConnected) focusOn(held);
  else if (canFocus(document.activeElement)) document.activeElement.blur();
}

/** Closes the explanation, and returns whether there was one. */
export function closeWhat() {
  if (!state.what) return false;
  if (isInside(document.activeElement)) leave();
  pointTo(null);
  held = null;
  change({ what: null });
  return true;
}

/** Closes the explanation of an element that a drawing has removed; call it after each drawing. */
export const closeLost = () => state.what && !anchor?.isConnected && closeWhat();

/** Explains everything on the table, one by one, from the focused part on. */
export async function tour() {
  if (state.table && explains() && document.querySelector(at("board")) && (await hasAll())) lateExplanations()?.begin();
}

/** The explanation before the current press, which may itself open another. @type {What | null} */
let before = null;

/** On a tour, a press explains and does nothing else. @param {Event} event */
function redirect(event) {
  before = state.what;
  if (!state.what?.touring || event.defaultPrevented || isInside(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  const one = explainedAt(event.target);
  if (one) explain(one, true);
  else closeWhat();
}

/** Whether a press on that does something else. @param {EventTarget | null} target */
const acts = (target) => target instanceof Element && target.closest(ACTING) !== null;

/** @param {Event} event */
function press({ target, defaultPrevented }) {
  if (defaultPrevented || isInside(target)) return;
  const one = explainedAt(target);
  const isAgain = one === anchor;
  if (state.what === before) closeWhat();
  if (one && !isAgain && !acts(target)) explain(one);
}

/** @type {Record<string, number>} */
const WAYS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The key of the tour, which ends it, too. */
const TOUR = new Set(["X"]);

/** Handles keys while an explanation is open; the table below hears none of them from inside it. @param {KeyboardEvent} event */
function hear(event) {
  const { key, target } = event;
  if (!state.what) return;
  const way = state.what.touring ? WAYS[key] : undefined;
  if (isInside(target)) event.stopPropagation();
  if (key !== "Escape" && !way && !(isInside(target) && characterOf(event, TOUR))) return;
  event.preventDefault();
  event.stopPropagation();
  if (way) lateExplanations()?.step(way);
  else closeWhat();
}

/** @param {HTMLElement} root */
export function watchQuestions(root) {
  root.addEventListener("click", redirect, true);
  document.addEventListener("click", press);
  addEventListener("keydown", hear, true);
  addEventListener("scroll", placeWhat, { capture: true, passive: true });
  addEventListener("resize", placeWhat);
}
