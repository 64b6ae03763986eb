/** The changes since the viewer's latest decision, derived from the events since then. */

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Event} Event */
/** @typedef {"new" | "good" | "sold"} Change */
/** @typedef {{ cards: Map<number, Change>, tiles: Set<string> }} Changes */

/** The changes that each event makes to the cards on show. @type {Record<string, (changes: Changes, args: Required<Event["args"]>) => void>} */
const MAKES = {
  drew: ({ cards }, args) => mark(cards, args.cards, "new"),
  kept: ({ cards }, args) => mark(cards, args.cards, "new"),
  councillor_drew: ({ cards }, args) => mark(cards, args.cards, "new"),
  won: ({ cards }, args) => mark(cards, [args.card], "new"),
  built: ({ cards }, args) => mark(cards, [args.card], "new"),
  produced: ({ cards }, args) => mark(cards, args.buildings, "good"),
  sold: ({ cards }, args) => mark(cards, args.buildings, "sold"),
  tile_turned: ({ tiles }, args) => tiles.add(args.tile),
};

/**
 * @param {Map<number, Change>} changes
 * @param {number[] | number} cards for a rival only their number
 * @param {Change} change
 */
function mark(changes, cards, change) {
  for (const card of Array.isArray(cards) ? cards : []) changes.set(card, change);
}

/**
 * @param {Table} table
 * @returns {Changes}
 */
function told({ events, since }) {
  /** @type {Changes} */
  const changes = { cards: new Map(), tiles: new Set() };
  if (since === null) return changes;
  for (const { id, args, ply } of events)
    if (ply >= since) MAKES[id]?.(changes, /** @type {Required<Event["args"]>} */ (args));
  return changes;
}

/** @type {WeakMap<Table, Changes>} */
const known = new WeakMap();

/** @param {Table} table */
export function changesOf(table) {
  const found = known.get(table) ?? told(table);
  known.set(table, found);
  return found;
}
