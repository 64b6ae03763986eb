/** Statistics: opened, filtered, left; and a game of them seen again. */
import { readFinished, saveOf } from "../state/finished.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { table, whenOpen } from "./outcomes.js";
import { goHome, visit } from "./play.js";
import { openReplay } from "./replay.js";

/** @typedef {import("../state/state").Statistics} Statistics */

/** So many games are listed at first, and so many more each time. */
const LISTED = 10;

const EVERYTHING = { who: "", level: "", edition: "", seats: 0, days: 0 };

/** @param {Partial<Statistics>} patch */
export function update(patch) {
  if (state.statistics) change({ statistics: { ...state.statistics, ...patch } });
}

/** Reads anew what is kept; what was chosen stays. */
export async function readStatistics() {
  const before = state.statistics ?? { filter: EVERYTHING, listed: LISTED };
  change({ statistics: { ...before, ...(await readFinished()), forgetting: false, added: null } });
}

/** From the start screen or from the end of a game, to which it leads back. */
export async function openStatistics() {
  try {
    await Promise.all([adoptPart("statistics"), readStatistics()]);
    change({ screen: "statistics", from: state.screen, notice: null });
  } catch {
    change({ notice: { id: "load_words", args: {} } });
  }
}

/** Another game may have been seen meanwhile: that is left. */
export function closeStatistics() {
  if (state.from === "end" && state.life.table) change({ screen: "end" });
  else goHome();
}

/** @param {Partial<Statistics["filter"]>} patch */
export function filterBy(patch) {
  if (state.statistics) update({ filter: { ...state.statistics.filter, ...patch }, listed: LISTED });
}

export const listMore = () => state.statistics && update({ listed: state.statistics.listed + LISTED });

/** Shows a game from its beginning; from there it is come back to the statistics. @param {import("../types").Finished} game */
export async function openFinished(game) {
  const text = await saveOf(game);
  try {
    const { save } = await table(() => visit(text));
    await whenOpen();
    if (state.life.table?.save.id !== save.id) return;
    openReplay(0);
    change({ from: "statistics" });
  } catch {
    // why is told already
  }
}
