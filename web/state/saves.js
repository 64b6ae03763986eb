/** The tables that can be gone on with: kept in the browser, each under its id. */
import { isFramed } from "../site/frame.js";
import { inTime, LONG_PATIENCE, PATIENCE } from "../storage/patience.js";
import { persist } from "../storage/persist.js";
import * as tables from "../storage/tables.js";
import { claim, leave, listen, tell } from "../storage/turn.js";
import { variation } from "./branches.js";
import { withCleanNames } from "./plain.js";
import {
  among,
  hasLapsed,
  isBeginning,
  isDamaged,
  isReadable,
  isSaved,
  lapsed,
  summary,
  wasSerious,
  withIds,
} from "./records.js";
import { change, drawAfter, state } from "./store.js";
import { unkept } from "./unkept.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Saved} Saved */

/** From this round on a table is worth asking the browser to keep it for good. */
const WORTH_KEEPING = 3;

/**
 * By id: the stamp of the record that this page has written or gone on with. A record with another one is of another page.
 * @type {Map<string, string>}
 */
const known = new Map();

/** What a later version has kept is not for this page to replace: it cannot tell what would be lost. */
class NewerRecord extends Error {}

/**
 * Whether a record may take the place of that one: this page's own, which undo may have made longer, or a beginning. One
 * that is serious no more gives way to none that does not know it.
 * @param {unknown} stored
 * @param {Saved} saved
 */
function mayReplace(stored, { id, text }) {
  if (isDamaged(stored)) return true;
  if (!isSaved(stored) || !isReadable(stored.text, text)) throw new NewerRecord();
  const follows = stored.stamp === known.get(id) || isBeginning(stored.text, text);
  return follows && (hasLapsed(text) || !hasLapsed(stored.text));
}

// ------------------------------------------------------------ keeping

/**
 * The newest record of each table that is still to be written.
 * @type {Map<string, Saved>}
 */
const waiting = new Map();

/** @typedef {(saved: Saved) => Promise<boolean>} Keeper whether it keeps a table */

/** Who keeps tables besides the browser, and answers in time. @type {Keeper} */
let besides = async () => false;

/** @param {Keeper} keeper */
export function keepBesides(keeper) {
  besides = keeper;
}

/** Until the write under way, and all that wait for it, are done. */
let writing = Promise.resolve();

/**
 * Keeps a table; where storage is denied, full or silent the game goes on, kept only until the page is closed.
 * @param {Table} table
 * @returns {Promise<unknown>} once it is on disk, or has taken too long
 */
export function keepTable(table) {
  const saved = summary(table);
  waiting.set(saved.id, saved);
  const written = writing.then(() => writeNewest(saved.id)).then(() => endSeriousness(saved, table.save.older_of));
  writing = written.then(makeRoom).catch(() => {}); // the next write waits, nobody else
  if (!state.unkept) drawAfter(written);
  change({ saved: among(state.saved, saved) });
  const patience = state.unkept ? PATIENCE : LONG_PATIENCE;
  return inTime(written, noteUnkept, patience); // what is still not written counts as not kept until it is
}

/**
 * One write at a time: of tables that came during the one before, only the newest is written.
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
  } catch (error) {
    unkept.set(id, saved);
    if (!(await isKeptBesides)) noteUnkept(error instanceof NewerRecord);
    else if (state.saved[0]?.id === id) change({ unkept: false });
  }
  await isKeptBesides;
}

let isTold = false;

/**
 * A frame may be gone with the next click on the page around it: there this is told at once.
 * @param {boolean} [newer] a later version keeps the table
 */
function noteUnkept(newer = false) {
  change({ unkept: true });
  if (isTold || !(newer || isFramed())) return;
  change({ notice: newer ? { id: "newer_kept", args: {} } : { id: "not_kept", args: {} } });
  isTold = true;
}

/** @param {Saved} saved */
async function write(saved) {
  const { id, stamp } = saved;
  const ours = await claim(id, lost);
  const isKept = ours && (await tables.put(id, (stored) => (mayReplace(stored, saved) ? saved : null)));
  if (state.saved[0]?.id === id) change({ unkept: false, elsewhere: !isKept });
  if (!isKept) return;
  if (saved.round >= WORTH_KEEPING) persist();
  if (!known.has(id)) begun = saved;
  known.set(id, stamp);
  tell(id);
}

/** Kept for the first time; null once room was made for it. @type {Saved | null} */
let begun = null;

/** A table that is over makes room for the next; a serious one stays, so that no older state of it passes for the table. */
async function makeRoom() {
  if (!begun) return;
  const { id, text } = begun;
  begun = null;
  const over = (await tables.all()).filter(isSaved).filter((one) => one.over && one.id !== id);
  for (const one of over) if (isReadable(one.text, text) && !wasSerious(one.text)) await tables.drop(one.id);
}

/**
 * A table of which an older state is played is serious no more.
 * @param {Saved} older
 * @param {string} [id]
 */
async function endSeriousness({ text }, id) {
  const end = (/** @type {unknown} */ stored) =>
    isSaved(stored) && !hasLapsed(stored.text) && isReadable(stored.text, text) ? lapsed(stored) : null;
  try {
    if (id && end(await tables.one(id)) && (await tables.put(id, end))) tell(id);
  } catch {} // without storage nothing older can be loaded again
}

/** Another page plays on at the table that is open here, or that a variation is of. */
const lost = () => change({ elsewhere: variation()?.kept !== false });

// ------------------------------------------------------------ going on

/** @returns {Promise<Saved[]>} the latest first, and others that are not over */
async function tablesKept() {
  await tables.takeOver(withIds);
  const stored = (await tables.all()).filter(isSaved).filter(({ id, removed }) => !removed && !unkept.has(id));
  const all = [...unkept.values(), ...stored.map(withCleanNames)].sort((one, other) => other.when - one.when);
  return all.filter(({ over }, place) => !over || place === 0);
}

/**
 * Reads anew what can be gone on with. A browser that denies it leaves what this page knows; what a slow disk tells late
 * goes below what this page has kept meanwhile.
 * @returns {Promise<void>} once that is known, or has taken too long
 */
export function readSaved() {
  let isLate = false;
  const meanwhile = () => (isLate ? state.saved : []);
  const read = tablesKept().then((saved) => change({ saved: meanwhile().reduceRight(among, saved) }));
  const nothingKept = () => {};
  return inTime(read.catch(nothingKept), () => {
    isLate = true;
  });
}

/**
 * The newest record of a table: other pages may have gone on with it.
 * @param {Saved} saved as this page knows it
 * @returns {Promise<Saved>}
 */
export async function newest(saved) {
  const stored = await tables.one(saved.id).catch(() => null);
  const found = isSaved(stored) && stored.stamp !== saved.stamp ? stored : saved;
  known.set(found.id, found.stamp);
  return found;
}

/**
 * The text of a file, and of the record that is kept of the same table, if there is one; empty, if it cannot be read.
 * @param {string} text
 * @returns {Promise<{ text: string, kept?: string }>}
 */
export async function withKept(text) {
  try {
    await writing;
    const { id } = JSON.parse(text);
    const stored = unkept.get(id) ?? (await tables.one(id));
    return stored ? { text, kept: isSaved(stored) ? stored.text : "" } : { text };
  } catch {
    return { text };
  }
}

/** Claims the turn at the open table from the page that has it. */
export const claimTurn = (/** @type {string} */ id) => claim(id, lost, true);

/** Leaves the open table to other pages, once all of it is written. */
export async function leaveTurn(/** @type {string} */ id) {
  await writing;
  leave(id);
}

/**
 * Follows what other pages do: the list of tables, and the open one where another page plays it.
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
