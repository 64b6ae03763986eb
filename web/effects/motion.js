/** Animates the pieces that a game names from their old to their new places after a drawing. */
import { game } from "../games/index.js";
import { handOpen, mine } from "../state/people.js";
import { state } from "../state/store.js";

/** @typedef {import("../types").Table} Table */

/**
 * A piece that moves, its box, and the selector of its goal once it leaves the page.
 * @typedef {object} Piece
 * @property {HTMLElement} one
 * @property {DOMRect} box
 * @property {string} [goal]
 */

/** The pieces by the names that the game gives them. @typedef {Map<string, Piece>} Places */

const MOVE = 280;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
/** Parts beneath later ones, which rise while a piece in them moves; their templates set this. */
const BENEATH = "[data-beneath]";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Table | null} */
let drawn = null;

/**
 * The places of all pieces before the next drawing; null if that drawing moves none.
 * @param {HTMLElement} root
 * @returns {Places | null}
 */
export function remember(root) {
  const [before, after] = [drawn, state.table];
  drawn = after;
  if (!before || !after || before === after || still.matches || !state.settings.motion) return null;
  if (leaps(before, after)) return null;
  return goesOn(before, after) ? given(places(root), game().motion.goals(before, after)) : places(root);
}

/**
 * Whether a replay jumps over moments: many moving cards would be unclear and slow.
 * @param {Table} before
 * @param {Table} after
 */
const leaps = (before, after) => state.replay !== null && Math.abs(before.view.ply - after.view.ply) > 1;

/**
 * Whether the same person continues, so that missing pieces were given up.
 * @param {Table} before
 * @param {Table} after
 */
const goesOn = (before, after) => mine(before) === mine(after) && handOpen(after) && before.view.ply < after.view.ply;

/**
 * Adds to each piece its goal, in case the piece is given up.
 * @param {Places} found
 * @param {(name: string, one: HTMLElement) => string | undefined} goalOf
 */
function given(found, goalOf) {
  for (const [name, piece] of found) piece.goal = goalOf(name, piece.one);
  return found;
}

/**
 * @param {HTMLElement} root
 * @returns {Places}
 */
const places = (root) =>
  new Map(
    game()
      .motion.pieces(root)
      .map(([name, one]) => [name, { one, box: one.getBoundingClientRect() }]),
  );

/**
 * @param {HTMLElement} root
 * @param {Places | null} before
 */
export function flip(root, before) {
  if (!before?.size) return;
  const after = places(root);
  const gone = [...before].filter(([name, { goal }]) => goal && !after.has(name));
  const goals = gone.map(([, { goal = "" }]) => boxOf(root, goal));
  const from = [...after].map(
    ([name, { one }]) => before.get(name)?.box ?? game().motion.origin(root, name, one)?.getBoundingClientRect(),
  );
  [...after.values()].forEach(({ one, box }, k) => slide(one, from[k], box));
  gone.forEach(([, piece], k) => leave(piece, goals[k]));
}

/**
 * @param {ParentNode} root
 * @param {string} place
 */
const boxOf = (root, place) => root.querySelector(place)?.getBoundingClientRect();

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
const away = (from, to) =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;

const timing = () => ({ duration: MOVE * state.settings.motion, easing: EASE });

/**
 * @param {HTMLElement} one
 * @param {DOMRect | undefined} from
 * @param {DOMRect} to measured before any piece moves, because each measurement in between would cost a layout
 */
function slide(one, from, to) {
  if (!from?.width || !to.width || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) return;
  one.closest(BENEATH)?.animate([{ zIndex: 8 }, { zIndex: 8 }], timing());
  one.animate(
    [
      { transform: away(from, to), transformOrigin: "0 0", zIndex: 8 },
      { transformOrigin: "0 0", zIndex: 8 },
    ],
    timing(),
  );
}

/**
 * Shows a removed piece on its way to its goal; it is inert, so that no click or screen reader reaches it.
 * @param {Piece} piece
 * @param {DOMRect} [goal]
 */
function leave({ one, box }, goal) {
  if (!box.width || !goal) return;
  const way = document.createElement("div");
  way.className = "leaving";
  way.inert = true;
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) way.style[side] = `${box[side]}px`;
  for (const name of ["aria-pressed", "data-choice"]) one.removeAttribute(name);
  way.append(one);
  document.body.append(way);
  const moved = way.animate([{}, { transform: away(goal, box), opacity: 0.4 }], timing());
  moved.finished.finally(() => way.remove());
}
