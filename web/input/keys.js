/** Handles keys at the table; roving.js handles the arrows. */
import { closeHint, confirm, putDown } from "../actions/play.js";
import { closeReplay } from "../actions/replay.js";
import { at } from "../parts/place.js";
import { canFocus, focusOn, press } from "../parts/view.js";
import { isComposing } from "../site/composing.js";
import { isPicked, isReady } from "../state/choice.js";
import { state } from "../state/store.js";
import { characterOf, isModified } from "./character.js";
import { notePress } from "./keycaps.js";
import { CHOICE_KEYS, EVERYWHERE, shortcuts } from "./shortcuts.js";

/** @param {string} action */
function pressAction(action) {
  const button = document.querySelector(`[data-action="${action}"]`);
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

/** Elements that the browser presses by keys. */
const BUTTONS = "button, a, summary, label";

/** The option at an element. @param {Element} at */
function optionAt(at) {
  const option = at.closest("[data-option]");
  return canFocus(option) ? option : null;
}

/**
 * Whether an option is picked, by the state, because the drawing may lag behind quick fingers.
 * @param {Element} at
 */
const isTakenUp = (at) => isPicked(Number(optionAt(at)?.dataset.option ?? NaN));

/** Presses an option that the browser does not press by keys, such as one of SVG. @param {Element} at */
function pressOption(at) {
  const option = optionAt(at);
  if (!option || option.matches(BUTTONS)) return false;
  press(option);
  return true;
}

/**
 * Handles Enter: on a picked option it answers; on any other button it presses as usual.
 * @param {Element} at
 */
function enter(at) {
  const isButton = at.closest(BUTTONS) !== null;
  if (isButton && !isTakenUp(at)) return false;
  if (!isTakenUp(at) && pressOption(at)) return true;
  if (isReady()) confirm();
  else if (!isButton) pressAction("confirm") || pressAction("take-device") || pressAction("next");
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
  if (!option) return false;
  focusOn(option);
  press(option);
  return true;
}

/**
 * Whether a key pages through a replay: only at its slider, because elsewhere these keys scroll.
 * @param {string} key
 * @param {Element} target
 */
const isPaging = (key, target) => key.startsWith("Page") && target.matches("[data-action=moment]");

/** The shortcuts of the screen. */
const onScreen = () => (document.querySelector(at("board")) ? shortcuts() : EVERYWHERE);

/** All signs with an effect on the screen. */
const signs = () => new Set([...CHOICE_KEYS, ...onScreen().map(({ key }) => key)]);

/** @param {string} key */
function shortcut(key) {
  const found = onScreen().find((one) => one.key === key || one.also === key);
  if (found?.action) return pressAction(found.action);
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
  if (event.key === " ") return pressOption(target);
  return isPaging(event.key, target) ? shortcut(event.key) : character(characterOf(event, signs()));
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
