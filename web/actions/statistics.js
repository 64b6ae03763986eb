/** Opens, filters and closes statistics, and replays a finished game. */
import { readFinished, saveOf } from "../state/finished.js";
import { gameOnShow } from "../state/game_of.js";
import { tellLost } from "../state/lost_file.js";
import { change, state } from "../state/store.js";
import { adoptPart } from "../words/adopt.js";
import { goHome } from "./begin.js";
import { fetchGame, otherGame } from "./game.js";
import { table, whenOpen } from "./outcomes.js";
import { visit } from "./play.js";
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

/** The game on show when statistics opened; another one may be counted since. */
let opened = "";

/** Opens statistics, and remembers the screen and the game to return to. */
export async function openStatistics() {
  try {
    opened = gameOnShow();
    await Promise.all([adoptPart("statistics"), readStatistics()]);
    change({ screen: "statistics", from: state.screen, notice: null });
  } catch (error) {
    await tellLost(error, { part: "statistics" });
  }
}

/** Counts another game, which is on show until statistics close. @param {string} code the first word of its codes */
export async function countGame(code) {
  const card = otherGame(code);
  if (!card) return;
  let found = {};
  const show = await fetchGame(card, async () => {
    found = await readFinished();
  });
  show?.();
  update(show ? { ...found, filter: everything(), listed: LISTED } : {});
}

/** Whether the end of a game lies under statistics. */
const isOverEnd = () => state.from === "end" && state.life.table !== null;

const leave = () => (isOverEnd() ? change({ screen: "end" }) : goHome());

/** The game to return to. */
const gameBelow = () => (isOverEnd() ? state.life.table?.game : opened);

/** Returns to the end of the game, or to the start screen if a person has replayed another game meanwhile. */
export function closeStatistics() {
  const other = SEVERAL && otherGame(gameBelow());
  return other ? comeBack(other) : leave();
}

/** @param {import("../site/chosen_game.js").Known} card */
async function comeBack(card) {
  const show = await fetchGame(card);
  if (!show) return goHome();
  show();
  leave();
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
