/** The pieces that move on the table: barrels, settlers, tiles, buildings, doubloons, seals, the governor's wheel. */
import { at } from "../../parts/place.js";
import { goodAt } from "./catalogue.js";
import { tableOnShow } from "./on_show.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Event} Event */
/** @typedef {[name: string, piece: HTMLElement]} Named */

/** The places of the board. @typedef {"city" | "shop" | "stock" | "rivals" | "fields" | "market" | import("../../parts/place.js").Place} Place */

/** @param {Place} place */
const on = (place) => at(place);

const OWN = on("city");

const SHOP = on("shop");

/**
 * @param {ParentNode} root
 * @param {string} place
 * @param {(one: HTMLElement, k: number) => string} name
 * @returns {Named[]}
 */
const named = (root, place, name) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll(place)]).map((one, k) => [name(one, k), one]);

/** @param {HTMLElement} one @param {string} key */
const above = (one, key) => one.closest(`[data-${key}]`)?.getAttribute(`data-${key}`) ?? "";

/** @param {Element | null} one */
const placeOf = (one) => [...(one?.parentElement?.children ?? [])].indexOf(/** @type {Element} */ (one));

/** The holds of a ship, by its own hold. @param {Element} ship @returns {Named[]} */
const cargo = (ship) =>
  named(ship, "[data-hold] > [data-good]", (_, k) => `cargo ${ship.getAttribute("data-ship")} ${k}`);

/** The place of a settler: a tile or a building, and the circle there. @param {HTMLElement} man */
const settler = (man) => `man ${above(man, "thing") || placeOf(man.closest("li"))} ${placeOf(man)}`;

/**
 * The moving pieces, each with its name.
 * @param {HTMLElement} root
 * @returns {Named[]}
 */
export function pieces(root) {
  const board = root.querySelector(on("board"));
  if (!board) return [];
  return [
    ...[...board.querySelectorAll("[data-ship]")].flatMap(cargo),
    ...named(board, `${SHOP} [data-hold] > [data-good]`, (_, k) => `shop ${k}`),
    ...named(
      board,
      `${on("stock")} [data-sort=barrel]`,
      (one) => `stock ${one.querySelector("[data-good]")?.getAttribute("data-good")}`,
    ),
    ...named(board, `${OWN} [data-sort=tile]`, (_, k) => `tile ${k}`),
    ...named(board, `${OWN} [data-sort=standing][data-thing]`, (one) => `standing ${one.dataset.thing}`),
    ...named(board, `${OWN} [data-circles] > [data-man]`, settler),
    ...named(board, `${on("rivals")} li[data-thing]`, (one) => `house ${above(one, "seat")} ${one.dataset.thing}`),
    ...named(board, "[data-bounty]", (one) => `bounty ${above(one, "role")}`),
    ...named(board, "[data-role] [data-seat]", (one) => `seal ${above(one, "role")}`),
    ...named(board, "[data-governor]", () => "governor"),
  ];
}

/** The seal on the board of a seat: origins and goals are as small as the pieces, which a large one would stretch. @param {number} seat */
const homeOf = (seat) => `${on("board")} [data-seat="${seat + 1}"] [data-home] > [data-what=seal]`;

/**
 * Finds the goal of a piece that leaves: doubloons of a role go to its taker, the last barrels of a good to their ship
 * or to the trading house.
 * @param {Table} before
 * @param {Table} after
 */
export function goals(before, after) {
  const told = after.events.filter(({ ply }) => ply >= before.view.ply);
  const took = (/** @type {string} */ role) => told.find(({ id, args }) => id === "role_taken" && args.role === role);
  const gave = (/** @type {string} */ good) =>
    told.find(({ args }) => args.good !== undefined && goodAt(args.good) === good);
  return (/** @type {string} */ name) => {
    const [sort, id] = name.split(" ");
    if (sort === "bounty") return seatGoal(took(id));
    return sort === "stock" ? barrelGoal(gave(id)) : undefined;
  };
}

/** @param {Event | undefined} event */
const seatGoal = (event) => (event?.args.seat === undefined ? undefined : homeOf(event.args.seat));

/** @param {Event | undefined} event */
function barrelGoal(event) {
  if (!event) return undefined;
  const { ship } = event.args;
  return ship === undefined ? `${SHOP} [data-hold]` : `[data-ship="${ship}"] [data-hold]`;
}

/** The latest event that fits. @param {(event: Event) => boolean} fits */
const lately = (fits) => tableOnShow()?.events.findLast(fits);

/** The board of the seat that brought a barrel. @param {string} [ship] its ship; without one, the trading house */
function bringer(ship) {
  const found = lately(({ id, args }) => (ship ? String(args.ship) === ship : id === "sold"));
  return seatGoal(found);
}

/** The front of a building on offer. @param {string} [thing] */
const frontOf = (thing) => `${on("market")} [data-thing="${thing}"] > [data-front]`;

/** By the sort of a piece: the place at which a new one begins. @type {Record<string, (id: string, piece: HTMLElement) => string | undefined>} */
const BEGINS = {
  cargo: bringer,
  shop: () => bringer(),
  stock: (good) => `${OWN} [data-tile="${good}"] > svg`,
  tile: () => `${on("fields")} [data-sort=tile]`,
  standing: (thing) => frontOf(thing),
  house: (_, piece) => frontOf(piece.dataset.thing),
  man: () => "[data-raft]",
  seal: (_, piece) => homeOf(Number(piece.dataset.seat) - 1),
};

/**
 * The element at which a new piece begins.
 * @param {HTMLElement} root
 * @param {string} name
 * @param {HTMLElement} piece
 */
export function origin(root, name, piece) {
  const [sort, id] = name.split(" ");
  const place = BEGINS[sort]?.(id, piece);
  return place ? root.querySelector(place) : null;
}
