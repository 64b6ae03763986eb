/** Begins variations at a moment of the game on show, switches between them, and stores them on request. */
import { parent, update } from "../state/branches.js";
import { review } from "../state/review.js";
import { keepTable } from "../state/saves.js";
import { change, state } from "../state/store.js";
import { goOn } from "./look_back.js";
import { table } from "./outcomes.js";
import { load, move } from "./play.js";
import { togglePlaying } from "./replay.js";

/** @typedef {import("../state/state").Branch} Branch */

/** Opens the what-if dialog: in a replay for the moment on show, else for the current one. */
export function openWhatIf() {
  if (!state.life.table || state.embed) return;
  if (state.playing) togglePlaying();
  change({ dialog: { name: "what_if" } });
}

/**
 * @param {number} ply of the game on show
 * @param {number} seat that the person plays from then on
 * @param {string} [level] of the computers at the other seats; empty: as before
 */
export function beginWhatIf(ply, seat, level = "") {
  if (state.playing) togglePlaying();
  change({ dialog: null });
  move({ type: "branch", ply, seat, level: level || null });
}

/** Switches to another game in memory, on the screen on which a person left it. @param {Branch} branch */
export async function goToBranch({ table: { save } }) {
  try {
    await table(() => load(JSON.stringify(save)));
  } catch {
    return; // a notice already gives the reason
  }
  if (state.screen === "look_back" || review()) goOn(state.replay?.ply);
}

/** Returns to the game from which the variation on show branched. */
export function goBack() {
  const there = parent();
  if (there) goToBranch(there);
}

/** Stores a variation in the browser like any other game. @param {Branch} branch */
export function keepBranch(branch) {
  update(branch, { kept: true });
  keepTable(branch.table);
}
