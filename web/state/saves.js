/** Stores tables in the browser, each under its id, and lists those that a person can resume. */
import { causeOfStorage } from "../site/causes.js";
import { inTime, LONG_PATIENCE, PATIENCE } from "../storage/patience.js";
import { persist } from "../storage/persist.js";
import * as tables from "../storage/tables.js";
import { claim, leave, listen, tell } from "../storage/turn.js";
import { variation } from "./branches.js";
import { isOfUnknown } from "./game_of.js";
import { withCleanNames } from "./plain.js";
import {
  allSavedIn,
  among,
  hasLapsed,
  isBeginning,
  isDamaged,
  lapsedIn,
  readableIn,
  savedIn,
  summary,
  wasSerious,
  withIds,
} from "./records.js";
import { change, drawAfter, state } from "./store.js";
import { noteAnswer, noteUnkept, unkept } from "./unkept.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Saved} Saved */

/** The round, or whatever a game counts in its place, from which the page asks the browser for persistent storage. */
const WORTH_KEEPING = 3;

/**
 * The stamp of the record that this page has written or resumed, by id. A record with another stamp is of another page.
 * @type {Map<string, string>}
 */
const known = new Map();

/** The error for a record of a later version, which may hold more than this page knows. */
class NewerRecord extends Error {}

/**
 * Whether a record may replace the stored one, which must be this page's own (undo may have made it longer) or an
 * earlier state. A record that says its game is no longer serious is never replaced by one that still says it is.
 * @param {unknown} stored
 * @param {Saved} saved
 */
function mayReplace(stored, { id, text }) {
  if (isOfUnknown(stored)) throw new Error("a table of another game");
  if (isDamaged(stored)) return true;
  const before = readableIn(stored, text);
  if (!before) throw new NewerRecord();
  const follows = before.stamp === known.get(id) || isBeginning(before.text, text);
  return follows && (hasLapsed(text) || !hasLapsed(before.text));
}

// ------------------------------------------------------------ storing

/**
 * The newest unwritten record of each table.
 * @type {Map<string, Saved>}
 */
const waiting = new Map();

/** @typedef {(saved: Saved) => Promise<boolean>} Keeper whether it stores a table */

/** A second store, such as the host page; it must answer in time. @type {Keeper} */
let besides = async () => false;

/** @param {Keeper} keeper */
export function keepBesides(keeper) {
  besides = keeper;
}

/** Settles when the current write and all queued ones are done. */
let writing = Promise.resolve();

/**
 * Stores a table; if storage is denied, full or silent, the game continues and lasts until the page closes.
 * @param {Table} table
 * @returns {Promise<unknown>} settles once the table is on disk, or after the longest wait
 */
export function keepTable(table) {
  const saved = summary(table);
  waiting.set(saved.id, saved);
  const written = writing.then(() => writeNewest(saved.id)).then(() => endSeriousness(saved, table.save.older_of));
  writing = written.then(makeRoom).catch(() => {}); // only the next write waits for it
  if (!state.unkept) drawAfter(written);
  change({ saved: among(state.saved, saved) });
  const patience = state.unkept ? PATIENCE : LONG_PATIENCE;
  return inTime(written, () => noteUnkept("storage_silent"), patience); // an unwritten table counts as unkept
}

/**
 * Writes the newest record of a table, one write at a time; older records that queued meanwhile are skipped.
 * @param {string} id
 */
async function writeNewest(id) {
  const saved = waiting.get(id);
  if (!saved) return;
  waiting.delete(id);
  const isKeptBesides = besides(saved);
  try {
    await write(saved);
    unkept.delete(id);
    noteAnswer();
  } catch (error) {
    unkept.set(id, saved);
    if (!(await isKeptBesides)) noteUnkept(error instanceof NewerRecord ? "newer_kept" : causeOfStorage(error));
    else if (state.saved[0]?.id === id) change({ unkept: false });
  }
  await isKeptBesides;
}

/** @param {Saved} saved */
async function write(saved) {
  const { id, stamp } = saved;
  const ours = await claim(id, lost);
  const isKept = ours && (await tables.put(id, (stored) => (mayReplace(stored, saved) ? saved : null)));
  if (state.saved[0]?.id === id) change({ unkept: false, elsewhere: !isKept });
  if (!isKept) return;
  if (saved.era >= WORTH_KEEPING) persist();
  if (!known.has(id)) begun = saved;
  known.set(id, stamp);
  tell(id);
}

/** The record that was stored for the first time; null once there is room for it. @type {Saved | null} */
let begun = null;

/** Deletes tables that are over; serious ones stay, so that an older state cannot pass for the table. */
async function makeRoom() {
  if (!begun) return;
  const { id, text } = begun;
  begun = null;
  const all = (await tables.all()).map((stored) => readableIn(stored, text)).filter((one) => one !== null);
  for (const one of all) if (one.over && one.id !== id && !wasSerious(one.text)) await tables.drop(one.id);
}

/**
 * Ends the seriousness of a stored table when a person plays an older state of it.
 * @param {Saved} older
 * @param {string} [id]
 */
async function endSeriousness({ text }, id) {
  const end = (/** @type {unknown} */ stored) => lapsedIn(stored, text);
  try {
    if (id && end(await tables.one(id)) && (await tables.put(id, end))) tell(id);
  } catch {} // without storage no older state can be loaded again
}

/** Another page has claimed the open table: this one watches, unless it shows an unsaved variation. */
const lost = () => change({ elsewhere: variation()?.kept !== false });

// ------------------------------------------------------------ resuming

/** @returns {Promise<Saved[]>} the latest table, then the others that are not over */
async function tablesKept() {
  await tables.takeOver(withIds);
  const stored = allSavedIn(await tables.all()).filter(({ id, removed }) => !removed && !unkept.has(id));
  const all = [...unkept.values(), ...stored.map(withCleanNames)].sort((one, other) => other.when - one.when);
  return all.filter(({ over }, place) => !over || place === 0);
}

/** Settles once the list of tables is read, however long that takes. @type {Promise<unknown>} */
let reading = Promise.resolve();

export const whenRead = () => reading;

/**
 * Reads the list of tables to resume. If the browser denies it, the list stays; tables from a slow disk go below those
 * that this page has stored meanwhile.
 * @returns {Promise<void>} settles once the list is read, or after the longest wait
 */
export function readSaved() {
  let isLate = false;
  const meanwhile = () => (isLate ? state.saved : []);
  const read = tablesKept().then((saved) => change({ saved: meanwhile().reduceRight(among, saved) }));
  const nothingKept = () => {};
  reading = read.catch(nothingKept);
  return inTime(read.catch(nothingKept), () => {
    isLate = true;
  });
}

/**
 * The newest record of a table, which other pages may have continued.
 * @param {Saved} saved as this page knows it
 * @returns {Promise<Saved>}
 */
export async function newest(saved) {
  const stored = savedIn(await tables.one(saved.id).catch(() => null));
  const found = stored && stored.stamp !== saved.stamp ? stored : saved;
  known.set(found.id, found.stamp);
  return found;
}

/**
 * The text of a file, and that of the stored record of the same table, if there is one; empty if it is unreadable.
 * @param {string} text
 * @returns {Promise<{ text: string, kept?: string }>}
 */
export async function withKept(text) {
  try {
    await writing;
    const { id } = JSON.parse(text);
    const stored = unkept.get(id) ?? (await tables.one(id));
    return stored ? { text, kept: savedIn(stored)?.text ?? "" } : { text };
  } catch {
    return { text };
  }
}

/** Takes the claim to the open table from the page that has it. */
export const claimTurn = (/** @type {string} */ id) => claim(id, lost, true);

/** Gives up the claim to the open table once all writes are done. */
export async function leaveTurn(/** @type {string} */ id) {
  await writing;
  leave(id);
}

/**
 * Follows other pages: updates the list of tables, and the open table if another page plays it.
 * @param {(saved: Saved) => void} follow
 */
export function watchOthers(follow) {
  listen(async (id) => {
    await readSaved();
    const saved = state.saved.find((one) => one.id === id);
    if (saved && state.elsewhere && state.table?.save.id === id) follow(saved);
  });
  document.addEventListener("visibilitychange", () => document.hidden || readSaved());
}
