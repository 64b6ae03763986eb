/** Makes puzzles of a person's costliest decisions, once the look back on a game is complete. */
import { isRecorded } from "../state/finished.js";
import { gameOnShow } from "../state/game_of.js";
import { costliest, lostIn, mistakeOf, mistakesIn, withMistakes, withoutMistake } from "../state/mistakes.js";
import { alone, mine } from "../state/people.js";
import { codeless } from "../state/sharing.js";
import { change, state } from "../state/store.js";
import * as storage from "../storage/mistakes.js";
import { ask } from "./dispatch.js";

/** @typedef {import("../types").LookBack} LookBack */
/** @typedef {import("../types").Table} Table */

/** Reads the stored mistakes, and counts the unreadable ones. */
export function readMistakes() {
  const stored = storage.read(gameOnShow());
  change({ mistakes: { puzzles: mistakesIn(stored), lost: lostIn(stored) } });
}

/** @param {(stored: unknown) => object} update */
function updateMistakes(update) {
  const game = gameOnShow();
  storage.write(game, update(storage.read(game)));
  readMistakes();
}

/** Removes a mistake that no longer opens, and shows the rest. @param {string} code */
export function removeMistake(code) {
  updateMistakes((stored) => withoutMistake(stored, code));
  change({ dialog: { name: "puzzles" } });
}

/** The games whose look backs were read in this visit. @type {WeakSet<Table>} */
const read = new WeakSet();

/** Whether the game on show is one of a single person that was played to its end here. @param {Table} table */
const isOwn = async (table) => alone(table) && !codeless(table) && (await isRecorded(table.save.id));

/** Asks nothing while another side question is pending, which it would replace. @param {LookBack} found */
export async function collectMistakes(found) {
  const { table } = found;
  if (found.done < 1 || read.has(table)) return;
  read.add(table);
  const decisions = costliest(found, mine(table));
  if (!decisions.length || !(await isOwn(table))) return;
  if (state.life.asked || state.life.table !== table) return void read.delete(table);
  const { moments = [] } = await ask({ type: "codes", plies: decisions.map(({ ply }) => ply) });
  const added = decisions.map((one, place) => mistakeOf(table.save.id, one, moments[place]));
  updateMistakes((stored) => withMistakes(stored, added));
}
