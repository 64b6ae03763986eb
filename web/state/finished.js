/** The records of finished games, which statistics read: stored, counted and deleted. */
import * as storage from "../storage/finished.js";
import { answered, LONG_PATIENCE } from "../storage/patience.js";
import {
  allFinishedIn,
  digestOf,
  finishedIn,
  isCounted,
  isLater,
  isNotOurs,
  mayStay,
  recordFor,
  recordOfEnd,
} from "./finished_record.js";
import { PHONE } from "./people.js";
import { withCleanSeats } from "./plain.js";
import { change, state } from "./store.js";
import { suggestionOf } from "./suggestion.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Finished} Finished */

/**
 * The records of this visit that are not on disk yet, with their saves, by id.
 * @type {Map<string, { record: Finished, text: string, isRefused?: true }>}
 */
const unkept = new Map();

/** Whether a person's seat is at another device than this one. @param {Table} table @param {number} seat */
function isElsewhere({ save }, seat) {
  const { visit, company } = state;
  if (visit) return seat !== visit.seat;
  return company !== null && company.table === save.id && company.phones.some((one) => one.seat === seat);
}

/** The table with the people at other devices as own phones: each device counts its own seats. @param {Table} table @returns {Table} */
const asHere = (table) => ({
  ...table,
  players: table.players.map((one, seat) =>
    one.kind === "person" && isElsewhere(table, seat) ? { ...one, kind: PHONE } : one,
  ),
});

/**
 * Stores the record of a finished game and updates the suggestion. A stored record of the same end stays.
 * @param {Table} played
 * @param {string} [text] of its save; empty: this device has none, because the table is that of another one
 */
export async function noteEnd(played, text = JSON.stringify(played.save)) {
  const table = asHere(played);
  if (!isCounted(table)) return;
  const record = finishedIn(recordFor(table));
  if (!record) return; // the table of another device may hold anything
  await keepRecord(record, text);
  const found = await readFinished();
  const statistics = state.statistics && { ...state.statistics, ...found }; // the disk may have been slow
  change({ statistics, played: found.games, suggestion: suggestionOf(found.games, table) });
}

/**
 * @param {Finished} record
 * @param {string} text
 */
async function keepRecord(record, text) {
  const noted = { record, text };
  unkept.set(record.id, noted);
  try {
    await answered(write(noted), LONG_PATIENCE);
  } catch {
    Object.assign(noted, { isRefused: true });
  }
}

/** @param {{ record: Finished, text: string }} noted */
async function write({ record, text }) {
  if (text) await storage.putSaves([[record.id, text]]);
  await storage.put(record.id, (stored) => (isNotOurs(stored) || recordOfEnd(stored, record.digest) ? stored : record));
  unkept.delete(record.id);
}

/**
 * Adds the accuracies that a look back has found to a stored record.
 * @param {Table} table
 * @param {{ mean: number | null }[]} accuracy by seat
 */
export async function noteAccuracy({ save }, accuracy) {
  const next = (/** @type {unknown} */ stored) => {
    const finished = recordOfEnd(stored, digestOf(save));
    return finished ? { ...finished, seats: withAccuracy(finished.seats, accuracy) } : stored;
  };
  if ((await storage.ids()).has(save.id)) await storage.put(save.id, next);
}

/** Whether a game was played to its end in this browser. @param {string} id */
export const isRecorded = async (id) => unkept.has(id) || (await storage.ids().catch(() => new Set())).has(id);

/**
 * @param {Finished["seats"]} seats
 * @param {{ mean: number | null }[]} accuracy
 */
const withAccuracy = (seats, accuracy) =>
  seats.map((one, seat) => ({
    ...one,
    ...(accuracy[seat].mean !== null && { accuracy_by_stake: accuracy[seat].mean }),
  }));

/** @param {unknown} stored */
const isDamaged = (stored) => !mayStay(stored);

/**
 * The countable games, the earliest first; the numbers of records by later versions and of unreadable records; and
 * whether the browser refused to store some.
 * @returns {Promise<{ games: Finished[], others: number, damaged: number, refused: boolean }>}
 */
export async function readFinished() {
  const stored = await storage.all().catch(() => null);
  const noted = [...unkept.values()];
  const kept = allFinishedIn(stored ?? []).filter(({ id }) => !unkept.has(id));
  const games = [...kept.map(withCleanSeats), ...noted.map(({ record }) => record)].sort(
    (one, other) => one.when - other.when,
  );
  const [others, damaged] = [isLater, isDamaged].map((is) => (stored ?? []).filter(is).length);
  return { games, others, damaged, refused: !stored || noted.some(({ isRefused }) => isRefused) };
}

/** Reads the games that an adaptive level follows; those read before, if the disk hangs. */
export async function readPlayed() {
  const { games } = await answered(readFinished()).catch(() => ({ games: state.played ?? [] }));
  change({ played: games });
  return games;
}

/** The records that the browser does not store, each with its save. */
export const onlyHere = () => [...unkept.values()].map(({ record, text }) => ({ ...record, save: text }));

/** The save of a finished game; empty if it is lost. @param {Finished} game */
export const saveOf = async ({ id }) => unkept.get(id)?.text ?? (await storage.saveOf(id).catch(() => "")) ?? "";

export async function forgetFinished() {
  unkept.clear();
  await storage.dropAll();
}
