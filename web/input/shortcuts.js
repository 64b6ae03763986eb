/** Every shortcut, in one table: from it keys are heard, buttons are marked and the help is drawn. */
import { lookAt } from "../games/san_juan/press.js";
import { change } from "../state/store.js";

/**
 * It presses the button with this `action`, where there is one; else it does what `run` says.
 * @typedef {object} Shortcut
 * @property {string} name worded by `key-<name>`
 * @property {string} key as `KeyboardEvent.key` has it, letters in capitals
 * @property {string} [action]
 * @property {() => void} [run]
 */

/** The card that has the focus, in full. */
function lookAtFocused() {
  const held = document.activeElement?.closest("[data-card]");
  if (!(held instanceof HTMLElement)) return;
  lookAt(Number(held.dataset.card));
}

/** The latest card named there, else the heading that opens it. */
function lookAtLog() {
  const named = [...document.querySelectorAll(".log[open] [data-named]")].at(-1);
  /** @type {HTMLElement | null | undefined} */ (named ?? document.querySelector(".log summary"))?.focus();
}

/** @param {string} place */
const focusOn = (place) => () => /** @type {HTMLElement | null} */ (document.querySelector(place))?.focus();

/** By where they are listed in the help. @type {Record<string, Shortcut[]>} */
export const SHORTCUTS = {
  answer: [
    { name: "confirm", key: "Enter", action: "confirm" },
    { name: "pass", key: "N", action: "pass" },
    { name: "undo", key: "U", action: "undo" },
    { name: "hint", key: "H", action: "hint" },
    { name: "skip", key: "S", action: "skip" },
  ],
  look: [
    { name: "card", key: "I", run: lookAtFocused },
    { name: "prices", key: "P", run: () => change({ dialog: { name: "prices" } }) },
    { name: "roles", key: "R", run: () => change({ dialog: { name: "roles" } }) },
    { name: "points", key: "T", run: () => change({ dialog: { name: "scores" } }) },
    { name: "rivals", key: "O", run: focusOn(".rivals button") },
    { name: "log", key: "L", run: lookAtLog },
    { name: "menu", key: "M", action: "menu" },
  ],
};

/** These work on every screen. @type {Shortcut[]} */
export const EVERYWHERE = [
  { name: "settings", key: ",", run: () => change({ dialog: { name: "settings" } }) },
  { name: "keys", key: "?", run: () => change({ dialog: { name: "keys" } }) },
];

const taken = new Set(Object.values(SHORTCUTS).flatMap((group) => group.map(({ key }) => key)));

/** The keys of the choices on offer, in their order on the page. */
export const CHOICE_KEYS = [..."1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((key) => !taken.has(key));
