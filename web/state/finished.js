/** The records of finished games, which statistics read. */
import * as storage from "../storage/finished.js";
import { answered, LONG_PATIENCE } from "../storage/patience.js";
import { isOurs } from "./catalogue.js";
import { withCleanSeats } from "./plain.js";
import { change, state } from "./store.js";
import {
  countsOf,
  isCount,
  isName,
  isNumber,
  isSwitch,
  isText,
  isTime,
  listOf,
  oneOf,
  recordOf,
  textOf,
} from "./stored.js";
import { suggestionOf } from "./suggestion.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Finished} Finished */

/** The version of the records that this page writes and counts; docs/records.md describes them. */
const LATEST = 1;

/** The most letters of a text in a record, and the most seats: more than any version writes. */
const LETTERS = 200;
const SEATS = 20;

/** @param {number} most @returns {import("./stored.js").Check} */
const upTo = (most) => (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= most;

/** @type {import("./stored.js").Check} */
const isAccuracy = (value) => value === undefined || upTo(100)(value);

const isSeat = recordOf({
  name: textOf(LETTERS),
  kind: isName,
  total: isNumber,
  won: upTo(1),
  parts: countsOf(isNumber),
  built: countsOf(isCount),
  roles: countsOf(isCount),
  accuracy: isAccuracy,
  accuracy_by_stake: isAccuracy,
});

const isRecord = recordOf({
  version: oneOf([LATEST]),
  id: textOf(LETTERS),
  when: isTime,
  rounds: isCount,
  edition: isName,
  expansion: isSwitch,
  choose_four: isSwitch,
  serious: isSwitch,
  ranking: listOf(1, SEATS, isCount),
  ahead: isCount,
  seats: listOf(1, SEATS, isSeat),
  digest: textOf(LETTERS),
});

/**
 * @param {unknown} stored
 * @returns {stored is Finished}
 */
export const isFinished = (stored) => isRecord(stored) && isOurs(stored);

const isOfLater = recordOf({ id: isText, version: (value) => isCount(value) && Number(value) > LATEST });

const isOfAnother = recordOf({ id: isText, game: isText });

/** Whether a later version wrote a record, perhaps for another game: the page stores it uncounted. @type {import("./stored.js").Check} */
export const isLater = (stored) => isOfLater(stored) || (isOfAnother(stored) && !isOurs(stored));

/**
 * Whether statistics count a game: a person played it to its end, and it is neither a lesson nor a variation.
 * @param {Table} table
 */
const isCounted = ({ over, coach, players, save }) =>
  over && !coach && !save.branched && players.some(({ kind }) => kind === "person");

/**
 * @param {Table} table
 * @param {number} seat
 * @returns {Finished["seats"][number]}
 */
function seatOf({ players, scores, winners, deeds }, seat) {
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return { ...players[seat], ...scores[seat], ...deeds[seat], won };
}

/** The digest that identifies the end of a game. @param {Table["save"]} save */
const digestOf = ({ game }) => String(game.digest);

/**
 * @param {Table} table that is over
 * @returns {Finished}
 */
function recordFor(table) {
  const { view, serious, ranking, save } = table;
  const { edition, expansion, choose_four } = view.options;
  const seats = table.players.map((_, seat) => seatOf(table, seat));
  const ahead = table.margin?.points ?? 0;
  const told = { edition, expansion, choose_four, serious, ranking, ahead, seats, digest: digestOf(save) };
  return { version: LATEST, id: save.id, when: Date.now(), rounds: view.round, ...told };
}

/**
 * The records of this visit that are not on disk yet, with their saves, by id.
 * @type {Map<string, { record: Finished, text: string, isRefused?: true }>}
 */
const unkept = new Map();

/**
 * Stores the record of a finished game and updates the suggestion. A stored record of the same end stays.
 * @param {Table} table
 */
export async function noteEnd(table) {
  if (!isCounted(table)) return;
  await keepRecord(recordFor(table), JSON.stringify(table.save));
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
  await storage.putSaves([[record.id, text]]);
  await storage.put(record.id, (stored) => (isLater(stored) || isOf(stored, record.digest) ? stored : record));
  unkept.delete(record.id);
}

/**
 * @param {unknown} stored
 * @param {string} digest
 * @returns {stored is Finished}
 */
const isOf = (stored, digest) => isFinished(stored) && stored.digest === digest;

/**
 * Adds the accuracies that a look back has found to a stored record.
 * @param {Table} table
 * @param {{ mean: number | null }[]} accuracy by seat
 */
export async function noteAccuracy({ save }, accuracy) {
  const next = (/** @type {unknown} */ stored) =>
    isOf(stored, digestOf(save)) ? { ...stored, seats: withAccuracy(stored.seats, accuracy) } : stored;
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

/** Whether a record is neither of this version nor of a later one. @param {unknown} stored */
const isDamaged = (stored) => !isFinished(stored) && !isLater(stored);

/**
 * The countable games, the earliest first; the numbers of records by later versions and of unreadable records; and
 * whether the browser refused to store some.
 * @returns {Promise<{ games: Finished[], others: number, damaged: number, refused: boolean }>}
 */
export async function readFinished() {
  const stored = await storage.all().catch(() => null);
  const noted = [...unkept.values()];
  const kept = (stored ?? []).filter(isFinished).filter(({ id }) => !unkept.has(id));
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
