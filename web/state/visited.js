/** The records that this device keeps of games at the tables of other devices, whose hosts may send anything. */
import { isRecorded, noteEnd } from "./finished.js";
import { recordFor } from "./finished_record.js";

/** @typedef {import("../types").Table} Table */

/** Most letters of a record; that of five people with all deeds has some three thousand. */
const LONGEST = 20_000;

/** Most records a minute: a game takes longer. */
const MOST = 3;
const MINUTE = 60_000;

/** The times of the latest records. @type {number[]} */
let times = [];

/** Whether this minute has room for a record. */
function isTimely() {
  const now = Date.now();
  times = times.filter((time) => now - time < MINUTE);
  return times.length < MOST;
}

/** @param {Table} table */
const isShort = (table) => JSON.stringify(recordFor(table)).length <= LONGEST;

/** A table with the facts that a record needs; the id stands for the digest, which only the host has. @param {Table} table @returns {Table} */
const withDigest = (table) => ({
  ...table,
  save: { ...table.save, game: { ...table.save.game, digest: table.save.id } },
});

/** Stores the record of a game that ended at the table of another device, once for each table. @param {Table} visited */
export async function noteVisited(visited) {
  const table = withDigest(visited);
  try {
    if (!isTimely() || !isShort(table) || (await isRecorded(table.save.id))) return;
    times.push(Date.now());
    await noteEnd(table, "");
  } catch {
    /* a table of another shape leaves no record */
  }
}
