/** The pieces that move on the table, with origin and goal: cards, goods, seals on roles and the governor's wheel. */
import { at } from "../../parts/place.js";
import { state } from "../kit.js";
import { on } from "./place.js";

/** @typedef {import("./types").Table} Table */

const OWN = on("city", "hand", "tray", "offer");
const DISCARD = "[data-pile=discard] > :first-child";
const DRAW = "[data-pile=draw] > :first-child";

/**
 * @param {HTMLElement} root
 * @param {string} place
 * @param {(one: HTMLElement) => string | undefined} name
 * @returns {[string, HTMLElement][]}
 */
function named(root, place, name) {
  const found = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(place)]);
  return found.map((one) => [name(one) ?? "", one]);
}

/** The cards that move: without a pace, only the viewer's own, as there is no time to follow others. */
const cards = () => (state.settings.pace ? `${at("board")} [data-card]` : `${at("board")} ${OWN} [data-card]`);

/** @param {HTMLElement} one */
const roleOf = (one) => one.closest("[data-role]")?.getAttribute("data-role");

/**
 * The moving pieces, each with its name.
 * @param {HTMLElement} root
 * @returns {[string, HTMLElement][]}
 */
export const pieces = (root) => [
  ...named(root, cards(), (one) => one.dataset.card),
  ...named(root, `${on("city")} [data-card] > [data-good]`, (one) => `good ${one.parentElement?.dataset.card}`),
  ...named(root, "[data-role] [data-seat]", (one) => `seal ${roleOf(one)}`),
  ...named(root, `${at("board")} [data-governor]`, () => "governor"),
];

/**
 * The names of the visible pieces of an event.
 * @param {Table["events"][number]["args"]} args
 * @returns {string[]}
 */
function under({ buildings, cards }) {
  if (buildings) return buildings.map((card) => `good ${card}`);
  return Array.isArray(cards) ? cards.map(String) : [];
}

/**
 * The building over each card or good that was tucked between two tables.
 * @param {Table} before
 * @param {Table} after
 */
function tucked(before, after) {
  const told = after.events.filter(({ id, ply }) => ["tucked", "stowed"].includes(id) && ply >= before.view.ply);
  return new Map(told.flatMap(({ args }) => under(args).map((name) => [name, args.cause ?? ""])));
}

/**
 * Returns the goal of a piece that leaves a hand or a building: the building it is tucked under, else the discard pile.
 * @param {Table} before
 * @param {Table} after
 */
export function goals(before, after) {
  const home = tucked(before, after);
  return (/** @type {string} */ name, /** @type {HTMLElement} */ one) => {
    if (!name.startsWith("good") && !one.closest(on("hand", "tray"))) return undefined;
    return home.has(name) ? `${on("city")} [data-id=${home.get(name)}]` : DISCARD;
  };
}

/**
 * The origin of a new piece: a rival's hand for its building, the seat's seal for a seal on a role, else the draw
 * pile.
 * @param {HTMLElement} root
 * @param {string} name
 * @param {HTMLElement} one
 */
export function origin(root, name, one) {
  const rival = one.closest("[data-rival]");
  if (rival && one.dataset.size === "mini") return rival.querySelector("[data-hand]");
  if (name.startsWith("seal")) return root.querySelector(`[data-home] [data-seat="${one.dataset.seat}"]`);
  return name.startsWith("good") || one.dataset.size === "hand" ? root.querySelector(DRAW) : null;
}
