/** Opens, filters and closes statistics, and replays a finished game. */
import { readFinished, saveOf } from "../state/finished.js";
import { gameOnShow } from "../state/game_of.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { table, whenOpen } from "./outcomes.js";
import { goHome, visit } from "./play.js";
import { openReplay } from "./replay.js";

/** @typedef {import("../state/state").Statistics} Statistics */

/** The number of games listed at first, and added each time. */
const LISTED = 10;

/** The filter that lets all games of a person pass that are of the game on show. */
export const everything = () => ({ game: gameOnShow(), who: "", level: "", options: "", seats: 0, days: 0 });

/** @param {Partial<Statistics>} patch */
export function update(patch) {
  if (state.statistics) change({ statistics: { ...state.statistics, ...patch } });
}

/** Reads the game records again; the filter stays. */
export async function readStatistics() {
  const before = state.statistics ?? { filter: everything(), listed: LISTED };
  change({ statistics: { ...before, ...(await readFinished()), forgetting: false, added: null } });
}

/** Opens statistics, and remembers the screen to return to. */
export async function openStatistics() {
  try {
    await Promise.all([adoptPart("statistics"), readStatistics()]);
    change({ screen: "statistics", from: state.screen, notice: null });
  } catch {
    change({ notice: { id: "load_words", args: {} } });
  }
}

/** Returns to the end of the game, or to the start screen if a person has replayed another game meanwhile. */
export function closeStatistics() {
  if (state.from === "end" && state.life.table) change({ screen: "end" });
  else goHome();
}

/** @param {Partial<Statistics["filter"]>} patch */
export function filterBy(patch) {
  if (state.statistics) update({ filter: { ...state.statistics.filter, ...patch }, listed: LISTED });
}

export const listMore = () => state.statistics && update({ listed: state.statistics.listed + LISTED });

/** Replays a finished game from its beginning; closing the replay returns to statistics. @param {import("../types").Finished} game */
export async function openFinished(game) {
  const text = await saveOf(game);
  try {
    const { save } = await table(() => visit(text));
    await whenOpen();
    if (state.life.table?.save.id !== save.id) return;
    openReplay(0);
    change({ from: "statistics" });
  } catch {
    // a notice already gives the reason
  }
}
