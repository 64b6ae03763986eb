/** The records of games that are over: what statistics are made of. */
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

/** Of the records that this version writes and counts; docs/records.md tells of them. */
const LATEST = 1;

/** The most letters of a text in a record, and the most seats: more than any version writes. */
const LETTERS = 200;
const SEATS = 20;

/** @param {number} most @returns {import("./stored.js").Check} */
const upTo = (most) => (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= most;

const isSeat = recordOf({
  name: textOf(LETTERS),
  kind: isName,
  total: isNumber,
  won: upTo(1),
  parts: countsOf(isNumber),
  built: countsOf(isCount),
  roles: countsOf(isCount),
  accuracy: (value) => value === undefined || upTo(100)(value),
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

/** Whether a later version has written it, perhaps for another game: the page keeps it and does not count it. @type {import("./stored.js").Check} */
export const isLater = (stored) => isOfLater(stored) || (isOfAnother(stored) && !isOurs(stored));

/**
 * Whether a game counts: it was played by somebody, to its end, and is neither a lesson nor a variation.
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

/** What tells an end from all others. @param {Table["save"]} save */
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
 * Of this visit, as long as they are not on disk, with their saves; by id.
 * @type {Map<string, { record: Finished, text: string, isRefused?: true }>}
 */
const unkept = new Map();

/**
 * Keeps the record of a game if it has ended, and sees what it suggests. One that ended so before keeps its record.
 * @param {Table} table
 */
export async function noteEnd(table) {
  if (!isCounted(table)) return;
  await keepRecord(recordFor(table), JSON.stringify(table.save));
  const found = await readFinished();
  const statistics = state.statistics && { ...state.statistics, ...found }; // the disk may have taken its time
  change({ statistics, suggestion: suggestionOf(found.games, table) });
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
 * How accurately everybody decided, once a look back has found that.
 * @param {Table} table
 * @param {{ mean: number | null }[]} accuracy by seat
 */
export async function noteAccuracy({ save }, accuracy) {
  const next = (/** @type {unknown} */ stored) =>
    isOf(stored, digestOf(save)) ? { ...stored, seats: withAccuracy(stored.seats, accuracy) } : stored;
  if ((await storage.ids()).has(save.id)) await storage.put(save.id, next);
}

/**
 * @param {Finished["seats"]} seats
 * @param {{ mean: number | null }[]} accuracy
 */
const withAccuracy = (seats, accuracy) =>
  seats.map((one, seat) => ({ ...one, ...(accuracy[seat].mean !== null && { accuracy: accuracy[seat].mean }) }));

/** Whether it is neither of this version nor of a later one. @param {unknown} stored */
const isDamaged = (stored) => !isFinished(stored) && !isLater(stored);

/**
 * The games that can be counted, the earliest first; how many others a later version has written; how many cannot be read;
 * and whether the browser refused to keep some.
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

/** What the browser does not keep, each with its save. */
export const onlyHere = () => [...unkept.values()].map(({ record, text }) => ({ ...record, save: text }));

/** The save of such a game; empty where it is lost. @param {Finished} game */
export const saveOf = async ({ id }) => unkept.get(id)?.text ?? (await storage.saveOf(id).catch(() => "")) ?? "";

export async function forgetFinished() {
  unkept.clear();
  await storage.dropAll();
}
