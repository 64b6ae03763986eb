/** Cards move from where they were to where they are: the difference of two drawings. */
import { state } from "./store.js";

/** @typedef {Map<string, DOMRect>} Places */

const MOVE = 280;
const EASE = "cubic-bezier(.2, .8, .2, 1)";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {import("./types").Table | null} */
let drawn = null;

/**
 * Where every card lies before the next drawing; nothing if no card can move in it.
 * @param {HTMLElement} root
 * @returns {Places | null}
 */
export function remember(root) {
  const moved = drawn && state.table && drawn !== state.table;
  drawn = state.table;
  if (!moved || still.matches || state.settings.pace * state.settings.motion === 0) return null;
  return new Map(cardsIn(root).map((card) => [card.dataset.card ?? "", card.getBoundingClientRect()]));
}

/**
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
const cardsIn = (root) => [...root.querySelectorAll(".board [data-card]")].filter((one) => one instanceof HTMLElement);

/**
 * @param {HTMLElement} root
 * @param {Places | null} before
 */
export function flip(root, before) {
  if (!before?.size) return;
  const pile = root.querySelector("[data-pile=draw] .back")?.getBoundingClientRect();
  const ways = cardsIn(root).map((card) => ({
    card,
    from: before.get(card.dataset.card ?? "") ?? (card.dataset.size === "hand" ? pile : undefined),
    to: card.getBoundingClientRect(),
  }));
  for (const { card, from, to } of ways) if (from) slide(card, from, to);
}

/**
 * @param {HTMLElement} card
 * @param {DOMRect} from
 * @param {DOMRect} to measured before any card was moved: measuring in between costs a layout each
 */
function slide(card, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.abs(x) + Math.abs(y) < 2) return;
  const away = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const frames = [{ transform: away, transformOrigin: "0 0", zIndex: 8 }, { transformOrigin: "0 0", zIndex: 8 }];
  card.animate(frames, { duration: MOVE * state.settings.motion, easing: EASE });
}
