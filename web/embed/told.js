/** The news for a host page: only facts that the table shows. Hidden cards cross in a save alone. */
import { pointsOpen } from "../state/points.js";
import { state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {[type: string, data: object]} News */

/**
 * The facts that can become news.
 * @typedef {object} Seen
 * @property {boolean} ready
 * @property {string} step
 * @property {number} done
 * @property {Table | null} table
 * @property {boolean} hinted
 * @property {Told | null} error
 */

/** @type {Seen} */
export const NOTHING = { ready: false, step: "", done: 0, table: null, hinted: false, error: null };

/** @returns {Seen} */
export const seen = () => ({
  ready: state.ready,
  ...state.progress,
  table: state.table,
  hinted: state.hint !== null && state.hint.advice.length > 0,
  error: state.failed ?? state.notice,
});

// ------------------------------------------------------------ facts

/** @param {Table} table @param {number} seat */
const nameOf = ({ players }, seat) => players[seat].name || t(`seat-${seat + 1}`);

/** The points by seat; null while they are hidden. @param {Table} table */
const points = (table) => (pointsOpen(table) ? table.scores.map(({ total }) => total) : null);

/** @param {Table} table */
const place = ({ save, view: { ply }, era }) => ({ id: save.id, ply, round: era });

/** @param {Table} table */
export const begun = (table) => ({
  ...place(table),
  options: table.options,
  players: table.players.map(({ kind }, seat) => ({ name: nameOf(table, seat), kind })),
  serious: table.serious,
  seed: table.seed,
});

/** @param {Table} table */
const moved = (table) => ({ ...place(table), points: points(table) });

/** @param {Table} table @param {number} seat */
const turned = (table, seat) => ({
  ...place(table),
  seat,
  name: nameOf(table, seat),
  kind: table.players[seat].kind,
});

/** @param {Table} table */
const ended = (table) => ({
  ...begun(table),
  points: table.scores.map(({ total }) => total),
  winners: table.winners,
  ranking: table.ranking,
});

/** @param {Told} error */
export const worded = (error) => ({ id: error.id, message: errorWords(error).slice(0, 1000) });

// ------------------------------------------------------------ news

/** @param {Table} table */
const asked = (table) => `${table.save.id} ${table.view.ply} ${table.actor}`;

/**
 * @param {Table | null} before
 * @param {Table} table
 * @returns {News[]}
 */
function ofTable(before, table) {
  const seat = table.actor;
  const isNew = before?.save.id !== table.save.id;
  /** @type {News[]} */
  const found = [isNew ? ["start", begun(table)] : ["move", moved(table)]];
  if (seat !== null && (!before || asked(before) !== asked(table))) found.push(["turn", turned(table, seat)]);
  if (table.over && (isNew || !before?.over)) found.push(["end", ended(table)]);
  return found;
}

/**
 * @param {Seen} before
 * @param {Seen} now
 * @returns {News[]}
 */
export function newsBetween(before, now) {
  const { ready, step, done, table, hinted, error } = now;
  /** @type {News[]} */
  const found = [];
  if (!ready && step && (step !== before.step || done !== before.done)) found.push(["progress", { step, done }]);
  if (ready && !before.ready) found.push(["load", {}]);
  if (table && table !== before.table) found.push(...ofTable(before.table, table));
  if (table && hinted && !before.hinted) found.push(["hint", place(table)]);
  if (error && error !== before.error) found.push(["error", worded(error)]);
  return found;
}
