/**
 * The greeting, a pre-rendered start screen. The page's script draws the real screen later, and repeats the input on
 * it.
 */

import { isComposing } from "./composing.js";

/** @typedef {HTMLInputElement & HTMLSelectElement & HTMLDetailsElement} Control */

/** The key that matches a control of the greeting with the same control of the real screen. @param {Control} one */
const keyOf = ({ id, dataset, localName, type }) => id || dataset.action || `${localName} ${type}`;

/** @param {ParentNode} within @returns {Map<string, Control>} */
function controls(within) {
  const found = /** @type {NodeListOf<Control>} */ (within.querySelectorAll("button, input, select, details, summary"));
  return new Map([...found].map((one) => [keyOf(one), one]));
}

/** The elements that scroll: the page, or the part beside the picture. @param {ParentNode} within */
const scrollers = (within) => [document.documentElement, ...within.querySelectorAll("main")];

/**
 * Records the last pressed button from now on; Enter in a field of the form presses Start.
 * @param {HTMLElement} greeting
 */
export function recordInput(greeting) {
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

/** Milliseconds of waiting for the first paint, which never comes out of sight. */
const PATIENCE = 200;

/** Resolves after the next paint of the page. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Resolves once the greeting has been painted.
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} whether there is one
 */
export async function whenPainted(root) {
  if (!greetingIn(root)) return false;
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([painted(), late]);
  return true;
}

/** The selection in a text field. @param {Element | null} one @returns {[number, number] | null} */
function caretIn(one) {
  if (!(one instanceof HTMLInputElement) || one.selectionStart === null) return null;
  return [one.selectionStart, one.selectionEnd ?? one.selectionStart];
}

/**
 * The input on the greeting so far; null: there is no greeting.
 * @param {HTMLElement} root
 */
export function captureInput(root) {
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

/** @typedef {NonNullable<ReturnType<typeof captureInput>>} Done */

/** @param {Control} control */
function tell(control) {
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Takes over a chosen file, and a file that the person chooses later in the open file dialog.
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

/** The controls that are on or off, some of them in groups. */
const SWITCH = "[type=radio], [type=checkbox]";

/**
 * @param {Control} control
 * @param {Control} before the same control of the greeting
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
 * Restores the input on the start screen that has replaced the greeting.
 * @param {HTMLElement} root
 * @param {Done} done
 */
export function restoreInput(root, { fields, focused, caret, scrolled }) {
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
 * Clicks the last pressed button again; call this once the stored tables are known.
 * @param {HTMLElement} root
 * @param {Done} done
 */
export const replayClick = (root, { pressed }) => controls(root).get(pressed)?.click();
