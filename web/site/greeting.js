/** The start screen as the build has drawn it: what somebody does there is done once more when the page's script has drawn it. */

import { isComposing } from "./composing.js";

/** @typedef {HTMLInputElement & HTMLSelectElement & HTMLDetailsElement} Control */

/** By what a control is found on both screens, though there may be more on the other. @param {Control} one */
const keyOf = ({ id, dataset, localName, type }) => id || dataset.action || `${localName} ${type}`;

/** @param {ParentNode} within @returns {Map<string, Control>} */
function controls(within) {
  const found = /** @type {NodeListOf<Control>} */ (within.querySelectorAll("button, input, select, details, summary"));
  return new Map([...found].map((one) => [keyOf(one), one]));
}

/** What scrolls: the page, or what lies beside the picture. @param {ParentNode} within */
const scrollers = (within) => [document.documentElement, ...within.querySelectorAll("main")];

/** Notes from now on which button was pressed last; in a field of the form Enter is its button. @param {HTMLElement} greeting */
export function heed(greeting) {
  greeting.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isDone = key === "Enter" && !isComposing(event) && target instanceof HTMLInputElement;
    const button = isDone ? target.form?.querySelector("[data-action=start]") : null;
    if (button) greeting.dataset.pressed = keyOf(/** @type {Control} */ (button));
  });
  greeting.addEventListener("click", ({ target }) => {
    const button = /** @type {Control | null} */ (/** @type {Element} */ (target).closest("button"));
    if (button) greeting.dataset.pressed = keyOf(button);
  });
}

/**
 * The greeting; null: there is none.
 * @param {HTMLElement} root
 */
const greetingIn = (root) => /** @type {HTMLElement | null} */ (root.querySelector("div"));

/** Milliseconds that a greeting has to be painted: what is out of sight is not. */
const PATIENCE = 200;

/** The next time that the page was painted. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Ends once a greeting can be seen.
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} whether there is one
 */
export async function seen(root) {
  if (!greetingIn(root)) return false;
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([painted(), late]);
  return true;
}

/** Where somebody is writing. @param {Element | null} one @returns {[number, number] | null} */
function caretIn(one) {
  if (!(one instanceof HTMLInputElement) || one.selectionStart === null) return null;
  return [one.selectionStart, one.selectionEnd ?? one.selectionStart];
}

/**
 * What was done on the greeting so far; null: there is none.
 * @param {HTMLElement} root
 */
export function doneIn(root) {
  const greeting = greetingIn(root);
  if (!greeting) return null;
  const held = document.activeElement;
  return {
    fields: controls(greeting),
    focused: greeting.contains(held) ? keyOf(/** @type {Control} */ (held)) : "",
    caret: caretIn(held),
    pressed: greeting.dataset.pressed ?? "",
    scrolled: scrollers(greeting).map(({ scrollTop }) => scrollTop),
  };
}

/** @typedef {NonNullable<ReturnType<typeof doneIn>>} Done */

/** @param {Control} control */
function tell(control) {
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * What was chosen, and what is chosen yet.
 * @param {Control} control
 * @param {Control} before
 */
function takeFile(control, before) {
  const take = () => {
    control.files = before.files;
    tell(control);
  };
  if (before.files?.length) take();
  before.addEventListener("change", take);
}

/** What is on or off, and in a group of which one is on. */
const SWITCH = "[type=radio], [type=checkbox]";

/**
 * @param {Control} control
 * @param {Control} before the same in the greeting
 */
function fill(control, before) {
  if (control.open !== before.open) control.open = before.open;
  if (control.matches("[type=file]")) return takeFile(control, before);
  const name = control.matches(SWITCH) ? "checked" : "value";
  if (control[name] === before[name] || (control.matches("[type=radio]") && !before.checked)) return; // another one is on
  Object.assign(control, { [name]: before[name] });
  tell(control);
}

/**
 * Fills in the start screen that has taken its place as that was left.
 * @param {HTMLElement} root
 * @param {Done} done
 */
export function fillIn(root, { fields, focused, caret, scrolled }) {
  const all = controls(root);
  for (const [key, before] of fields) {
    const control = all.get(key);
    if (control) fill(control, before);
  }
  for (const [k, one] of scrollers(root).entries()) one.scrollTop = scrolled[k];
  const one = all.get(focused);
  one?.focus({ preventScroll: true });
  if (caret) one?.setSelectionRange(...caret);
}

/**
 * Presses the button that was pressed last, now that it is known what is kept here.
 * @param {HTMLElement} root
 * @param {Done} done
 */
export const pressAgain = (root, { pressed }) => controls(root).get(pressed)?.click();
