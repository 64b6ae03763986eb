/** Handles keys at the table; roving.js handles the arrows. */
import { closeHint, confirm, putDown } from "../actions/play.js";
import { closeReplay } from "../actions/replay.js";
import { at } from "../parts/place.js";
import { focusOn } from "../parts/view.js";
import { isComposing } from "../site/composing.js";
import { isPicked, isReady } from "../state/choice.js";
import { state } from "../state/store.js";
import { characterOf, isModified } from "./character.js";
import { notePress } from "./keycaps.js";
import { ALL, EVERYWHERE } from "./shortcuts.js";

/** @param {string} action */
function press(action) {
  const button = document.querySelector(`[data-action="${action}"]`);
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

/**
 * Whether an option is picked, by the state, because the drawing may lag behind quick fingers.
 * @param {Element} at
 */
function isTakenUp(at) {
  const held = at.closest("[data-card], [data-option]");
  if (!(held instanceof HTMLElement)) return false;
  const { card, option } = held.dataset;
  return card ? isPicked(Number(card)) : state.role !== null && state.role === Number(option);
}

/**
 * Handles Enter: on a picked card it answers; on any other button it presses as usual.
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

/** @param {string} key */
function choose(key) {
  const option = document.querySelector(`${at("board")} [data-choice="${CSS.escape(key)}"]`);
  if (!(option instanceof HTMLElement)) return false;
  focusOn(option);
  option.click();
  return true;
}

/**
 * Whether a key pages through a replay: only at its slider, because elsewhere these keys scroll.
 * @param {string} key
 * @param {Element} target
 */
const isPaging = (key, target) => key.startsWith("Page") && target.matches("[data-action=moment]");

/** @param {string} key */
function shortcut(key) {
  const all = document.querySelector(at("board")) ? ALL : EVERYWHERE;
  const found = all.find((one) => one.key === key || one.also === key);
  if (found?.action) return press(found.action);
  found?.run?.();
  return found !== undefined;
}

/** @param {string} key */
const character = (key) => key !== "" && state.settings.keys && (choose(key) || shortcut(key));

/**
 * @param {KeyboardEvent} event
 * @param {Element} target
 */
function act(event, target) {
  if (event.key === "Enter") return enter(target);
  if (event.key === "Escape") return giveUp();
  return isPaging(event.key, target) ? shortcut(event.key) : character(characterOf(event));
}

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

/** Whether a key is typed into a field, or belongs to a shortcut of the browser. @param {KeyboardEvent} event */
const isElsewhere = (event) =>
  isModified(event) || isComposing(event) || !(event.target instanceof Element) || event.target.closest(FIELDS);

/**
 * Handles a key, except while a person types in a field, a dialog is open or a modifier is down.
 * @param {KeyboardEvent} event
 */
export function hear(event) {
  if (isElsewhere(event)) return;
  notePress();
  if (event.repeat || event.defaultPrevented || state.dialog) return;
  if (act(event, /** @type {Element} */ (event.target))) event.preventDefault();
}
