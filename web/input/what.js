/**
 * “What is this?”: an element with `data-what` gets its explanation by a press, a long press or the mouse at rest. The
 * words load with the first one.
 */
import { game } from "../games/index.js";
import { at } from "../parts/place.js";
import { focusOn, intoView } from "../parts/view.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../state/state").What} What */

/** Only around a table: elsewhere, seals may be of players of another one. */
const EXPLAINED = ":is(.board, .bar, .final, dialog) [data-what]";

/** Elements that do something else when they are pressed. */
const ACTING = "button, a, summary, label, [data-rival]";

/** The element that is explained. @type {HTMLElement | null} */
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

/** Marks the element that is explained. @param {HTMLElement | null} one */
function pointTo(one) {
  anchor?.removeAttribute("data-explained");
  anchor = one;
  anchor?.setAttribute("data-explained", "");
}

const popover = () => /** @type {HTMLElement | null} */ (document.querySelector(".what"));

/** Puts the explanation beside its subject, after a drawing or a scroll. */
export function placeWhat() {
  const drawn = popover();
  if (drawn && anchor) beside(drawn, anchor);
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
export const explainedAt = (target) => (target instanceof Element && state.table ? target.closest(EXPLAINED) : null);

/** @param {HTMLElement} one @returns {Omit<What, "touring">} */
function aboutOf(one) {
  const { what: id = "", of = "" } = one.dataset;
  const { seat } = /** @type {HTMLElement | null} */ (one.closest("[data-seat]"))?.dataset ?? {};
  return { id, of, seat: seat ? Number(seat) - 1 : null };
}

/** Fetches the words of all explanations; throws if it cannot. */
export async function fetchWords() {
  await adoptPart("explanations");
  return true;
}

/** Whether the words are here; if they cannot be fetched, the page says so. */
const hasWords = () =>
  fetchWords().catch(() => {
    change({ notice: { id: "load_file", args: { file: "explanations" } } });
    return false;
  });

/** @param {Omit<What, "touring">} about */
export function wordsOf(about) {
  const { args, more } = game().explained(/** @type {import("../types").Table} */ (state.table), about);
  return { title: t(`what-${about.id}`, args), says: t(`what-${about.id}.says`, args), more };
}

/** The words about an element. @param {HTMLElement} one */
export const wordsAt = (one) => wordsOf(aboutOf(one));

/**
 * @param {HTMLElement} one
 * @param {boolean} [touring]
 */
export async function explain(one, touring = false) {
  if (!(await hasWords()) || !one.isConnected) return;
  held ??= document.activeElement;
  pointTo(one);
  change({ what: { ...aboutOf(one), touring } });
}

/** @param {EventTarget | null} target */
const isInside = (target) => target instanceof Node && popover()?.contains(target) === true;

/** Gives the focus back to where it was before. */
function leave() {
  if (held instanceof HTMLElement && held !== document.body && held.isConnected) focusOn(held);
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
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

/** The visible elements with an explanation, one for each text, in the order of the page. */
function stops() {
  const within = (state.dialog && document.querySelector("dialog[open]")) || document;
  const all = /** @type {HTMLElement[]} */ ([...within.querySelectorAll(EXPLAINED)]);
  const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1);
  return [...new Map(shown.toReversed().map((one) => [textOf(one), one])).values()].toReversed();
}

/** @param {HTMLElement} one */
const textOf = (one) => Object.values(wordsAt(one)).join(" ");

/** Leads the tour to an element. @param {HTMLElement | undefined} one */
function go(one) {
  if (!one) return;
  intoView(one);
  explain(one, true);
}

/** Leads to the next explanation, or to the one before. @param {number} way */
export function step(way) {
  const all = stops();
  const here = all.findIndex((one) => anchor && textOf(one) === textOf(anchor));
  go(all[(here + way + all.length) % all.length]);
}

/** Explains everything on the table, one by one, from the focused part on. */
export async function tour() {
  if (!state.table || !document.querySelector(at("board")) || !(await hasWords())) return;
  const all = stops();
  const part = document.activeElement?.closest("[data-card], [data-role], [data-place]");
  go(all.find((one) => part?.contains(one)) ?? all[0]);
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

/** @param {Event} event */
function press({ target, defaultPrevented }) {
  if (defaultPrevented || isInside(target)) return;
  const one = explainedAt(target);
  const isAgain = one === anchor;
  if (state.what === before) closeWhat();
  if (one && !isAgain && !one.closest(ACTING)) explain(one);
}

/** @type {Record<string, number>} */
const WAYS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Handles keys while an explanation is open; the table below hears none of them from inside it. @param {KeyboardEvent} event */
function hear(event) {
  const { key, target } = event;
  if (!state.what) return;
  const way = state.what.touring ? WAYS[key] : undefined;
  if (isInside(target)) event.stopPropagation();
  if (key !== "Escape" && !way && !(key.toUpperCase() === "X" && isInside(target))) return;
  event.preventDefault();
  event.stopPropagation();
  if (way) step(way);
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
