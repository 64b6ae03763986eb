/** Cards and goods move from where they were to where they are: the difference of two drawings. */
import { handOpen, mine } from "./people.js";
import { state } from "./store.js";

/** @typedef {import("./types").Table} Table */

/**
 * Something that moves, where it lies and whether it goes to the discard pile once it is no longer there.
 * @typedef {object} Piece
 * @property {HTMLElement} one
 * @property {DOMRect} box
 * @property {boolean} goes
 */

/** By the card it is or lies on. @typedef {Map<string, Piece>} Places */

const MOVE = 280;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const OWN = ".city, .hand, .tray, .offer";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Table | null} */
let drawn = null;

/**
 * Where everything lies before the next drawing; nothing if nothing can move in it.
 * @param {HTMLElement} root
 * @returns {Places | null}
 */
export function remember(root) {
  const [before, after] = [drawn, state.table];
  drawn = after;
  if (!before || !after || before === after || still.matches || !state.settings.motion) return null;
  return places(root, goesOn(before, after));
}

/**
 * Whether the same person goes on, so that what is gone was given up.
 * @param {Table} before
 * @param {Table} after
 */
const goesOn = (before, after) => mine(before) === mine(after) && handOpen(after) && before.view.ply < after.view.ply;

/**
 * Turns that are shown at once leave no time to follow the cards of others.
 * @param {HTMLElement} root
 * @param {boolean} given
 * @returns {Places}
 */
function places(root, given) {
  /** @type {Places} */
  const found = new Map();
  for (const one of elements(root, ".board [data-card]")) {
    if (!state.settings.pace && !one.closest(OWN)) continue;
    const goes = given && one.closest(".hand, .tray") !== null;
    found.set(one.dataset.card ?? "", { one, box: one.getBoundingClientRect(), goes });
  }
  for (const one of elements(root, ".city [data-card] > .good")) {
    const card = one.parentElement?.dataset.card;
    found.set(`good ${card}`, { one, box: one.getBoundingClientRect(), goes: given });
  }
  return found;
}

/**
 * @param {HTMLElement} root
 * @param {string} place
 */
const elements = (root, place) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(place)]);

/**
 * @param {HTMLElement} root
 * @param {Places | null} before
 */
export function flip(root, before) {
  if (!before?.size) return;
  const after = places(root, false);
  const [pile, discard] = ["draw", "discard"].map((name) => root.querySelector(`[data-pile=${name}] > :first-child`)?.getBoundingClientRect());
  for (const [name, { one, box }] of after) {
    const from = before.get(name)?.box ?? origin(name, one, pile);
    if (from) slide(one, from, box);
  }
  for (const [name, piece] of before) if (piece.goes && discard && !after.has(name)) leave(piece, discard);
}

/**
 * Where something new comes from: a rival's building from its hand, which is only counted, the rest from the draw pile.
 * @param {string} name
 * @param {HTMLElement} one
 * @param {DOMRect} [pile]
 */
function origin(name, one, pile) {
  if (one.dataset.size === "mini") return one.closest(".rival")?.querySelector(".facts .cards")?.getBoundingClientRect();
  return name.startsWith("good") || one.dataset.size === "hand" ? pile : undefined;
}

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
const away = (from, to) =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;

const timing = () => ({ duration: MOVE * state.settings.motion, easing: EASE });

/**
 * @param {HTMLElement} one
 * @param {DOMRect} from
 * @param {DOMRect} to measured before anything was moved: measuring in between costs a layout each
 */
function slide(one, from, to) {
  if (!to.width || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) return;
  one.animate([{ transform: away(from, to), transformOrigin: "0 0", zIndex: 8 }, { transformOrigin: "0 0", zIndex: 8 }], timing());
}

/**
 * What is no longer drawn is shown once more on its way; it is nothing to press or to be read out.
 * @param {Piece} piece
 * @param {DOMRect} discard
 */
function leave({ one, box }, discard) {
  if (!box.width) return;
  const way = document.createElement("div");
  way.className = "leaving";
  way.inert = true;
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) way.style[side] = `${box[side]}px`;
  for (const name of ["aria-pressed", "data-choice"]) one.removeAttribute(name);
  way.append(one);
  document.body.append(way);
  const moved = way.animate([{}, { transform: away(discard, box), opacity: 0.4 }], timing());
  moved.finished.finally(() => way.remove());
}
