/** Moves the focus among the options and other buttons of a board by arrow keys; each group is one Tab stop. */
import { at } from "../parts/place.js";
import { canFocus, focusOn } from "../parts/view.js";

const TABLE = "[data-rove=table]";
/** A group beside the table, within which Up and Down stay. */
const ASIDE = "[data-rove=aside]";
const GROUPS = "[data-rove]";
/** The stops of the arrow keys. */
const BUTTONS = ":is(button, [data-option])";
/** The buttons that matter most: the options, and those that are on or off. */
const CHOICES = ":is([data-option], [aria-pressed])";

/** A button, which a board may draw in SVG. @typedef {HTMLElement | SVGElement} Button */

/** The last focused button of each group. @type {WeakMap<Element, Button>} */
const stops = new WeakMap();

/**
 * @param {ParentNode} within
 * @param {string} place
 */
const buttonsIn = (within, place) => /** @type {Button[]} */ ([...within.querySelectorAll(place)]);

/** @param {Button} one */
const isCurrent = (one) => one.matches("[aria-current=date]");

/**
 * The Tab stop of a group: the focused button, else the last focused one unless only others are choices, else the
 * current one, such as today, else the first.
 * @param {Element} group
 * @param {Button[]} buttons
 */
function stopIn(group, buttons) {
  const focused = buttons.find((one) => one === document.activeElement);
  const choices = buttons.filter((one) => one.matches(CHOICES));
  const last = stops.get(group);
  return (
    focused ??
    (choices.length ? choices : buttons).find((one) => one === last) ??
    choices.find(isCurrent) ??
    choices[0] ??
    buttons[0]
  );
}

/**
 * Writes the attribute only if it differs, and reads the attribute, because reading `tabIndex` is slow.
 * @param {Button} one
 * @param {string} place
 */
function setStop(one, place) {
  if (one.getAttribute("tabindex") !== place) one.setAttribute("tabindex", place);
}

/** @param {Element} group */
function setStops(group) {
  const buttons = buttonsIn(group, BUTTONS);
  const stop = stopIn(group, buttons);
  for (const one of buttons) setStop(one, one === stop ? "0" : "-1");
}

/**
 * Gives every group its one Tab stop; call it after each drawing.
 * @param {HTMLElement} root
 */
export function rove(root) {
  for (const group of root.querySelectorAll(GROUPS)) setStops(group);
}

/**
 * Moves the Tab stop of a group with the focus, even if no drawing follows.
 * @param {FocusEvent} event
 */
export function follow({ target }) {
  const button = target instanceof Element ? target.closest(`${GROUPS} ${BUTTONS}`) : null;
  const group = button?.closest(GROUPS);
  if (!canFocus(button) || !group) return;
  stops.set(group, button);
  setStops(group);
}

/** @param {Button} one */
function middle(one) {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * The button straight above or below, or nearest to that, in the next row with buttons.
 * @param {Button} from
 * @param {Button[]} others
 * @param {number} way
 */
function nearest(from, others, way) {
  const here = middle(from);
  const half = from.getBoundingClientRect().height / 2;
  const found = others
    .filter((one) => one.getBoundingClientRect().width)
    .map((one) => {
      const { x, y } = middle(one);
      return { one, along: (y - here.y) * way, aside: Math.abs(x - here.x) };
    });
  const ahead = found.filter(({ along }) => along > half);
  const row = Math.min(...ahead.map(({ along }) => along)) + half;
  return ahead.filter(({ along }) => along <= row).sort((a, b) => a.aside - b.aside)[0]?.one;
}

/** The step of each key: along the group, or up and down the whole table. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Button} from
 * @param {string} key
 */
function goal(from, key) {
  const own = buttonsIn(from.closest(GROUPS) ?? document, BUTTONS);
  const all = from.closest(ASIDE) ? own : buttonsIn(from.closest("dialog, main") ?? document, `${TABLE} ${BUTTONS}`);
  if (key === "Home") return own[0];
  if (key === "End") return own.at(-1);
  const [along, way] = STEPS[key];
  return way ? nearest(from, all, way) : own[own.indexOf(from) + along];
}

/**
 * Moves the focus; from the prompt it goes to the first choice.
 * @param {KeyboardEvent} event
 */
export function move(event) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(key in STEPS || key === "Home" || key === "End")) return;
  if (!(target instanceof Element)) return;
  const from = target.closest(`${GROUPS} ${BUTTONS}`);
  const prompt = target.closest(`${at("ask")} h2[data-focus]`);
  if (!from && !prompt) return;
  const to = canFocus(from) ? goal(from, key) : document.querySelector(`${at("board")} ${CHOICES}`);
  focusOn(to);
  event.preventDefault();
}
