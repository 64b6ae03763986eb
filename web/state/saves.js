/** The tables that can be gone on with: kept in the browser, each under its id, and in files the player asks for. */
import { isFramed } from "../site/frame.js";
import { persist } from "../storage/persist.js";
import * as kept from "../storage/tables.js";
import { leave, listen, take, tell } from "../storage/turn.js";
import { t } from "../words/fluent.js";
import { among, hasLapsed, isBeginning, isSaved, lapsed, summary, wasSerious, withIds } from "./records.js";
import { change, state } from "./store.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Saved} Saved */

/** From this round on a table is worth asking the browser to keep it for good. */
const WORTH_KEEPING = 3;

/** In milliseconds: no longer is a table held back until it is on disk. */
const PATIENCE = 1000;

/**
 * By id: the stamp of the record that this page has written or gone on with. A record with another one is of another page.
 * @type {Map<string, string>}
 */
const known = new Map();

/**
 * Whether a record may take the place of that one: this page's own, which undo may have made longer, or a beginning. One
 * that is serious no more gives way to none that does not know it.
 * @param {unknown} stored
 * @param {Saved} saved
 */
const mayReplace = (stored, { id, text }) =>
  !isSaved(stored) ||
  ((stored.stamp === known.get(id) || isBeginning(stored.text, text)) && (hasLapsed(text) || !hasLapsed(stored.text)));

// ------------------------------------------------------------ keeping

/**
 * The newest record of each table that is still to be written.
 * @type {Map<string, Saved>}
 */
const waiting = new Map();

/**
 * The tables that the browser did not take, by id: they last as long as the page.
 * @type {Map<string, Saved>}
 */
const untaken = new Map();

/** @typedef {(saved: Saved) => Promise<boolean>} Keeper whether it has taken a table */

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
  change({ saved: among(state.saved, saved) });
  waiting.set(saved.id, saved);
  writing = writing.then(() => writeNewest(saved.id)).then(() => endSeriousness(table.save.older_of));
  return inTime(writing);
}

/**
 * What is still not written after a while counts as not kept until it is.
 * @param {Promise<void>} written
 * @returns {Promise<void>}
 */
function inTime(written) {
  return new Promise((done) => {
    const late = setTimeout(() => done(noteUnkept()), PATIENCE);
    written.then(() => done(clearTimeout(late)));
  });
}

/**
 * One write at a time: of tables that came during the one before, only the newest is written.
 * @param {string} id
 */
async function writeNewest(id) {
  const saved = waiting.get(id);
  if (!saved) return;
  waiting.delete(id);
  const taken = besides(saved);
  try {
    await write(saved);
    untaken.delete(id);
  } catch {
    untaken.set(id, saved);
    if (!(await taken)) noteUnkept();
    else if (state.saved[0]?.id === id) change({ unkept: false });
  }
  await taken;
}

let isTold = false;

/** A frame may be gone with the next click on the page around it: there this is told at once. */
function noteUnkept() {
  change({ unkept: true });
  if (isFramed() && !isTold) change({ notice: { id: "not_kept", args: {} } });
  isTold = true;
}

/** @param {Saved} saved */
async function write(saved) {
  const { id, stamp } = saved;
  const ours = await take(id, lost);
  const isKept = ours && (await kept.put(id, saved, (stored) => mayReplace(stored, saved)));
  if (state.saved[0]?.id === id) change({ unkept: false, elsewhere: !isKept });
  if (!isKept) return;
  if (saved.round >= WORTH_KEEPING) persist();
  const isNew = !known.has(id);
  known.set(id, stamp);
  tell(id);
  if (isNew) await dropFinished(id).catch(() => {}); // then they go before the next table
}

/**
 * A table that is over makes room for the next; a serious one stays, so that no older state of it passes for the table.
 * @param {string} id of the next
 */
async function dropFinished(id) {
  const over = (await kept.all()).filter(isSaved).filter((one) => one.over && one.id !== id);
  for (const one of over) if (!wasSerious(one.text)) await kept.drop(one.id);
}

/**
 * A table of which an older state is played is serious no more.
 * @param {string} [id]
 */
async function endSeriousness(id) {
  const stored = id && (await kept.one(id).catch(() => null));
  if (!isSaved(stored) || hasLapsed(stored.text)) return;
  await kept.put(stored.id, lapsed(stored), () => true).catch(() => {});
  tell(stored.id);
}

/** Another page plays on at the table that is open here. */
const lost = () => change({ elsewhere: true });

// ------------------------------------------------------------ going on

/** @returns {Promise<Saved[]>} the latest first, and others that are not over */
async function tablesKept() {
  await kept.takeOver(withIds);
  const stored = (await kept.all()).filter(isSaved).filter(({ id }) => !untaken.has(id));
  const all = [...untaken.values(), ...stored].sort((one, other) => other.when - one.when);
  return all.filter(({ over }, place) => !over || place === 0);
}

/** Reads anew what can be gone on with. A browser that denies it leaves what this page knows. */
export async function readSaved() {
  try {
    change({ saved: await tablesKept() });
  } catch {
    /* nothing was kept */
  }
}

/**
 * The newest record of a table: other pages may have gone on with it.
 * @param {Saved} saved as this page knows it
 * @returns {Promise<Saved>}
 */
export async function newest(saved) {
  const stored = await kept.one(saved.id).catch(() => null);
  const found = isSaved(stored) && stored.stamp !== saved.stamp ? stored : saved;
  known.set(found.id, found.stamp);
  return found;
}

/**
 * The text of a file, and of the record that is kept of the same table, if there is one.
 * @param {string} text
 * @returns {Promise<{ text: string, kept?: string }>}
 */
export async function withKept(text) {
  try {
    await writing;
    const { id } = JSON.parse(text);
    const stored = untaken.get(id) ?? (await kept.one(id));
    return isSaved(stored) ? { text, kept: stored.text } : { text };
  } catch {
    return { text };
  }
}

/** Takes the open table over from the page that plays it. */
export const takeTurn = (/** @type {string} */ id) => take(id, lost, true);

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

// ------------------------------------------------------------ files

/** @param {Table} table */
export function download(table) {
  const file = new Blob([JSON.stringify(table.save)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${t("save-name")}-${table.seed ?? table.save.id}-${table.view.ply}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  if (isFramed()) tellOfFrame();
}

/** A frame may forbid files, and nobody is told: neither this page nor whoever asked for one. */
const tellOfFrame = () => change({ dialog: null, notice: { id: "framed_file", args: {} } });
