/** What-ifs: begun at a moment of the game on show, left for the game they came from, kept if somebody wants that. */
import { parent, update } from "../state/branches.js";
import { review } from "../state/review.js";
import { keepTable } from "../state/saves.js";
import { change, state } from "../state/store.js";
import { goOn } from "./look_back.js";
import { table } from "./outcomes.js";
import { load, move } from "./play.js";
import { togglePlaying } from "./replay.js";

/** @typedef {import("../state/state").Branch} Branch */

/** Opens its dialog: on a replay for the moment on show, else for now. */
export function openWhatIf() {
  if (!state.life.table || state.embed) return;
  if (state.playing) togglePlaying();
  change({ dialog: { name: "what_if" } });
}

/**
 * @param {number} ply after how many answers of the game on show
 * @param {number} seat whose decisions are one's own from then on
 * @param {string} [level] of the computers at the other seats; empty: as before
 */
export function beginWhatIf(ply, seat, level = "") {
  if (state.playing) togglePlaying();
  change({ dialog: null });
  move({ type: "branch", ply, seat, level: level || null });
}

/** Goes to another of the games in memory, where it was left. @param {Branch} branch */
export async function goToBranch({ table: { save } }) {
  try {
    await table(() => load(JSON.stringify(save)));
  } catch {
    return; // why is told already
  }
  if (state.screen === "look_back" || review()) goOn(state.replay?.ply);
}

/** Back to the game that the variation on show came from. */
export function goBack() {
  const there = parent();
  if (there) goToBranch(there);
}

/** From now on the browser keeps it as it keeps any game. @param {Branch} branch */
export function keepBranch(branch) {
  update(branch, { kept: true });
  keepTable(branch.table);
}
