/** Marks choices and buttons with their keys, for assistive technology and for keycap.css, which draws them. */
import { at } from "../parts/place.js";
import { canFocus } from "../parts/view.js";
import { state } from "../state/store.js";
import { CHOICE_KEYS, shortcuts } from "./shortcuts.js";

/** Whether a key was pressed since the page loaded: only then do buttons show their keys. */
let hasPressed = false;

/** Notes the first key press, outside fields and without a modifier. */
export function notePress() {
  if (hasPressed) return;
  hasPressed = true;
  document.documentElement.toggleAttribute("data-caps", true);
}

/** Options, and places that keep the keys of options which are not on offer now. */
const KEYED = `${at("board")} :is([data-option], [data-keeps-key])`;

/**
 * The first options of the open question with their keys.
 * @param {HTMLElement} root
 */
function choices(root) {
  const first = [...root.querySelectorAll(KEYED)].slice(0, CHOICE_KEYS.length);
  const keyed = first.map((one, place) => /** @type {[Element, string]} */ ([one, CHOICE_KEYS[place]]));
  return keyed.filter(([one]) => one.matches("[data-option]"));
}

/** @param {HTMLElement} root */
function buttons(root) {
  /** @type {[Element, string][]} */
  const found = [];
  for (const { action, key } of shortcuts()) {
    const button = action && root.querySelector(`[data-action="${action}"]`);
    if (button && (state.settings.keys || key.length > 1)) found.push([button, key]);
  }
  return found;
}

/**
 * @param {Element} one
 * @param {string} key
 */
function mark(one, key) {
  const drawn = JSON.stringify(key === "Enter" ? "⏎" : key);
  if (!canFocus(one)) return;
  if (one.ariaKeyShortcuts === key && one.style.getPropertyValue("--key") === drawn) return;
  one.ariaKeyShortcuts = key;
  one.style.setProperty("--key", drawn);
}

/**
 * Marks the keys after each drawing, so that code that draws a button need not know of keys.
 * @param {HTMLElement} root
 */
export function markKeys(root) {
  document.documentElement.toggleAttribute("data-caps", state.settings.caps || hasPressed);
  const chosen = new Map(state.settings.keys ? choices(root) : []);
  const caps = new Map([...chosen, ...buttons(root)]);
  for (const one of root.querySelectorAll("[aria-keyshortcuts]"))
    if (!caps.has(one)) one.removeAttribute("aria-keyshortcuts");
  for (const one of root.querySelectorAll("[data-choice]")) if (!chosen.has(one)) one.removeAttribute("data-choice");
  for (const [one, key] of chosen) one.setAttribute("data-choice", key);
  for (const [one, key] of caps) mark(one, key);
}
