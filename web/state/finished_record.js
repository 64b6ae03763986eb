/** The record of a finished game: its versions, its checks, and how a table becomes one. */
import { FIRST_GAME } from "../site/names.js";
import { isOfKnown, isOfUnknown } from "./game_of.js";
import { areOptions, mayBeOptions, optionsIn, usualOptions, withAllOptions, withoutOptions } from "./options.js";
import {
  byName,
  isCount,
  isName,
  isNumber,
  isRecord,
  isSwitch,
  isText,
  isTime,
  listOf,
  oneOf,
  recordOf,
  textOf,
} from "./stored.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Finished} Finished */

/** The version of the records that this page writes and counts; docs/records.md describes them. */
const LATEST = 2;

/** The most letters of a text in a record, and the most seats: more than any version writes. */
const LETTERS = 1000;
const SEATS = 20;

/** @param {number} most @returns {import("./stored.js").Check} */
const upTo = (most) => (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= most;

/** @type {import("./stored.js").Check} */
const isCounts = byName(isCount);

/** @type {import("./stored.js").Check} */
const isAccuracy = (value) => value === undefined || upTo(100)(value);

const isSeat = recordOf({
  name: textOf(LETTERS),
  kind: isName,
  total: isNumber,
  won: upTo(1),
  parts: byName(isNumber),
  deeds: byName(isCounts),
  accuracy: isAccuracy,
  accuracy_by_stake: isAccuracy,
});

const isLatest = recordOf({
  version: oneOf([LATEST]),
  game: isName,
  id: textOf(LETTERS),
  when: isTime,
  era: isCount,
  serious: isSwitch,
  ranking: listOf(1, SEATS, isCount),
  ahead: isCount,
  seats: listOf(1, SEATS, isSeat),
  digest: textOf(LETTERS),
});

/** A seat of version 1, whose deeds lay beside its other keys. @param {unknown} seat */
function seatAsLatest(seat) {
  if (!isRecord(seat)) return seat;
  const { name, kind, total, parts, won, accuracy, accuracy_by_stake, ...deeds } = seat;
  return { name, kind, total, parts, won, accuracy, accuracy_by_stake, deeds };
}

/** A stored record as this version writes it. Version 1 knew one game, whose options lay beside the other keys. @param {unknown} stored */
function asLatest(stored) {
  if (!isRecord(stored) || stored.version !== 1) return stored;
  const { rounds, seats, ...rest } = withoutOptions(stored, FIRST_GAME);
  const told = {
    era: rounds,
    options: { ...usualOptions(FIRST_GAME), ...optionsIn(stored, FIRST_GAME) },
    seats: Array.isArray(seats) ? seats.map(seatAsLatest) : seats,
  };
  return { game: FIRST_GAME, ...rest, version: LATEST, ...told };
}

/** A record of a known game, whose options this page or a later one may have written; null: it is damaged. @param {unknown} stored @returns {Finished | null} */
function recordIn(stored) {
  const latest = /** @type {Finished} */ (asLatest(stored));
  const isSound = isLatest(latest) && isOfKnown(latest) && mayBeOptions(latest.options, latest.game);
  return isSound ? latest : null;
}

/** The stored record of a game that statistics count, with all options; null: it is damaged, of a later version, or of an unknown game. @param {unknown} stored @returns {Finished | null} */
export function finishedIn(stored) {
  const record = recordIn(stored);
  return record && areOptions(record.options, record.game) ? withAllOptions(record) : null;
}

/** @param {unknown[]} stored */
export const allFinishedIn = (stored) => stored.map(finishedIn).filter((one) => one !== null);

const hasId = recordOf({ id: isText });

/** @param {unknown} version */
const isLaterVersion = (version) => isCount(version) && Number(version) > LATEST;

/** Whether an option of a record has a value that this page does not know, but a later one may. @param {unknown} stored */
const hasLaterOption = (stored) => recordIn(stored) !== null && finishedIn(stored) === null;

/** Whether a later version wrote a record of a known game: the page stores it uncounted. @param {unknown} stored */
export const isLater = (stored) =>
  hasId(stored) && isOfKnown(stored) && (isLaterVersion(Object(stored).version) || hasLaterOption(stored));

/** Whether a record is of a later version or of an unknown game, so that another page may count it. @param {unknown} stored */
export const isNotOurs = (stored) => isLater(stored) || (hasId(stored) && isOfUnknown(stored));

/** Whether this page or another one can count a record. @param {unknown} stored @returns {stored is { id: string, save?: unknown }} */
export const mayStay = (stored) => isNotOurs(stored) || finishedIn(stored) !== null;

/**
 * Whether statistics count a game: a person played it to its end, and it is neither a lesson nor a variation.
 * @param {Table} table
 */
export const isCounted = ({ over, coach, players, save }) =>
  over && !coach && !save.branched && players.some(({ kind }) => kind === "person");

/**
 * @param {Table} table
 * @param {number} seat
 * @returns {Finished["seats"][number]}
 */
function seatOf({ players, scores, winners, deeds }, seat) {
  const [{ name, kind }, { total, parts }] = [players[seat], scores[seat]];
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return { name, kind, total, parts, deeds: { ...deeds?.[seat] }, won };
}

/** The digest that identifies the end of a game. @param {Table["save"]} save */
export const digestOf = ({ game }) => String(game.digest);

/**
 * @param {Table} table that is over
 * @returns {Finished}
 */
export function recordFor(table) {
  const { game, era, serious, ranking, save } = table;
  const seats = table.players.map((_, seat) => seatOf(table, seat));
  const ahead = table.margin?.points ?? 0;
  const facts = { game, era, options: optionsIn(table.options) };
  const told = { serious, ranking, ahead, seats, digest: digestOf(save) };
  return { version: LATEST, id: save.id, when: Date.now(), ...facts, ...told };
}

/**
 * The stored record if it is of that end.
 * @param {unknown} stored
 * @param {string} digest
 */
export function recordOfEnd(stored, digest) {
  const finished = finishedIn(stored);
  return finished?.digest === digest ? finished : null;
}
