/** What the keyboard does at the table; arrows are heard in roving.js. */
import { closeHint, confirm, putDown } from "../actions/play.js";
import { closeReplay } from "../actions/replay.js";
import { at } from "../parts/place.js";
import { focusOn } from "../parts/view.js";
import { isPicked, isReady } from "../state/choice.js";
import { state } from "../state/store.js";
import { ALL, EVERYWHERE } from "./shortcuts.js";

/** @param {string} action */
function press(action) {
  const button = document.querySelector(`[data-action="${action}"]`);
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

/**
 * Asks the state: what is drawn may lag behind quick fingers.
 * @param {Element} at
 */
function isTakenUp(at) {
  const held = at.closest("[data-card], [data-option]");
  if (!(held instanceof HTMLElement)) return false;
  const { card, option } = held.dataset;
  return card ? isPicked(Number(card)) : state.role !== null && state.role === Number(option);
}

/**
 * Enter takes up a card as on any button; on one that is taken up it answers.
 * @param {Element} at
 */
function enter(at) {
  const pressed = at.closest("button, a, summary, label");
  if (pressed && !isTakenUp(at)) return false;
  if (isReady()) confirm();
  else if (!pressed) press("confirm") || press("take-device") || press("next");
  return true;
}

function giveUp() {
  if (state.replay) closeReplay();
  else if (state.hint) closeHint();
  else putDown();
  return true;
}

/**
 * The digits of the upper row count by their place: on some keyboards they need Shift.
 * @param {KeyboardEvent} event
 */
function characterOf({ code, key, shiftKey }) {
  if (key.length !== 1) return "";
  if (/^Digit\d$/.test(code) && !shiftKey) return code.slice(-1);
  return shiftKey && /\p{L}/u.test(key) ? "" : key.toUpperCase();
}

/** @param {string} key */
function choose(key) {
  const option = document.querySelector(`${at("board")} [data-choice="${CSS.escape(key)}"]`);
  if (!(option instanceof HTMLElement)) return false;
  focusOn(option);
  option.click();
  return true;
}

/** @param {string} key */
function shortcut(key) {
  const found = (document.querySelector(at("board")) ? ALL : EVERYWHERE).find((one) => one.key === key);
  if (found?.action) return press(found.action);
  found?.run?.();
  return found !== undefined;
}

/** @param {string} key */
const character = (key) => key !== "" && state.settings.keys && (choose(key) || shortcut(key));

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

/**
 * Keys mean nothing here while somebody writes, a dialog is open or a modifier is held.
 * @param {KeyboardEvent} event
 */
export function hear(event) {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || state.dialog) return;
  if (!(target instanceof Element) || target.closest(FIELDS)) return;
  const heard = key === "Enter" ? enter(target) : key === "Escape" ? giveUp() : character(characterOf(event));
  if (heard) event.preventDefault();
}
