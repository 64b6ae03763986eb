/** Cards, goods, seals and the governor's wheel move from where they were to where they are: the difference of two drawings. */
import { handOpen, mine } from "../state/people.js";
import { state } from "../state/store.js";

/** @typedef {import("../types").Table} Table */

/**
 * Something that moves, where it lies and where it goes once it is no longer there.
 * @typedef {object} Piece
 * @property {HTMLElement} one
 * @property {DOMRect} box
 * @property {string} [goal]
 */

/** By the card it is or lies on, or by what else it is. @typedef {Map<string, Piece>} Places */

const MOVE = 280;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const OWN = ".city, .hand, .tray, .offer";
const DISCARD = "[data-pile=discard] > :first-child";
/** What lies in these is drawn beneath the parts that come after them. */
const PARTS = ".rivals, .roles";

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
  return goesOn(before, after) ? given(places(root), tucked(before, after)) : places(root);
}

/**
 * Whether the same person goes on, so that what is gone was given up.
 * @param {Table} before
 * @param {Table} after
 */
const goesOn = (before, after) => mine(before) === mine(after) && handOpen(after) && before.view.ply < after.view.ply;

/**
 * The building that each card or good tucked since then lies under.
 * @param {Table} before
 * @param {Table} after
 */
function tucked(before, after) {
  const told = after.events.filter(({ id, ply }) => ["tucked", "stowed"].includes(id) && ply >= before.view.ply);
  return new Map(told.flatMap(({ args }) => under(args).map((name) => [name, args.cause ?? ""])));
}

/**
 * What the pieces are called that an event tells of, as far as they were seen.
 * @param {Record<string, any>} args
 * @returns {string[]}
 */
function under({ buildings, cards }) {
  if (buildings) return buildings.map((/** @type {number} */ card) => `good ${card}`);
  return Array.isArray(cards) ? cards.map(String) : [];
}

/**
 * What goes from a hand or a building: below the building it is tucked under, else to the discard pile.
 * @param {Places} found
 * @param {Map<string, string>} home
 */
function given(found, home) {
  for (const [name, piece] of found) {
    const goes = name.startsWith("good") || piece.one.closest(".hand, .tray");
    if (goes) piece.goal = home.has(name) ? `.city [data-id=${home.get(name)}]` : DISCARD;
  }
  return found;
}

/**
 * What each thing that moves is called; turns that are shown at once leave no time to follow the cards of others.
 * @param {HTMLElement} root
 * @returns {[string, HTMLElement][]}
 */
const pieces = (root) => [
  ...named(
    root,
    state.settings.pace ? ".board [data-card]" : `.board :is(${OWN}) [data-card]`,
    (one) => one.dataset.card,
  ),
  ...named(root, ".city [data-card] > .good", (one) => `good ${one.parentElement?.dataset.card}`),
  ...named(root, ".role .seal", (one) => `seal ${one.closest(".role")?.getAttribute("data-role")}`),
  ...named(root, ".board .governor", () => "governor"),
];

/**
 * @param {HTMLElement} root
 * @param {string} place
 * @param {(one: HTMLElement) => string | undefined} name
 * @returns {[string, HTMLElement][]}
 */
const named = (root, place, name) => elements(root, place).map((one) => [name(one) ?? "", one]);

/**
 * @param {HTMLElement} root
 * @returns {Places}
 */
const places = (root) => new Map(pieces(root).map(([name, one]) => [name, { one, box: one.getBoundingClientRect() }]));

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
  const after = places(root);
  const gone = [...before].filter(([name, { goal }]) => goal && !after.has(name));
  const goals = gone.map(([, { goal = "" }]) => boxOf(root, goal));
  const pile = boxOf(root, "[data-pile=draw] > :first-child");
  const from = [...after].map(([name, { one }]) => before.get(name)?.box ?? origin(root, name, one, pile));
  [...after.values()].forEach(({ one, box }, k) => slide(one, from[k], box));
  gone.forEach(([, piece], k) => leave(piece, goals[k]));
}

/**
 * @param {ParentNode} root
 * @param {string} place
 */
const boxOf = (root, place) => root.querySelector(place)?.getBoundingClientRect();

/**
 * Where something new comes from: a rival's building from its hand, which is only counted, the seal on a role from
 * whoever took it, the rest from the draw pile.
 * @param {HTMLElement} root
 * @param {string} name
 * @param {HTMLElement} one
 * @param {DOMRect} [pile]
 */
function origin(root, name, one, pile) {
  const rival = one.closest(".rival");
  if (rival && one.dataset.size === "mini") return boxOf(rival, ".facts .cards");
  if (name.startsWith("seal")) return boxOf(root, `:is(.rival .who, .city .head) [data-seat="${one.dataset.seat}"]`);
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
 * @param {DOMRect | undefined} from
 * @param {DOMRect} to measured before anything was moved: measuring in between costs a layout each
 */
function slide(one, from, to) {
  if (!from?.width || !to.width || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) return;
  one.closest(PARTS)?.animate([{ zIndex: 8 }, { zIndex: 8 }], timing());
  one.animate(
    [
      { transform: away(from, to), transformOrigin: "0 0", zIndex: 8 },
      { transformOrigin: "0 0", zIndex: 8 },
    ],
    timing(),
  );
}

/**
 * What is no longer drawn is shown once more on its way; it is nothing to press or to be read out.
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
