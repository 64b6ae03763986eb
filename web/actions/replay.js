/** Opens the replay of the game on show, steps through it, plays it, and returns to the game. */
import { handOpen, mine } from "../state/people.js";
import { rounds } from "../state/replay.js";
import { change, state } from "../state/store.js";
import { dispatch } from "./dispatch.js";
import { stopLookingBack } from "./look_back.js";

/** The least milliseconds between two moments of a playing replay. */
const LEAST = 600;

let timer = 0;

/**
 * The seat whose hand the replay shows: the viewer's; in an unfinished game, only if that hand is open.
 * @param {import("../types").Table} table
 */
const eyes = (table) => (table.over || handOpen(table) ? mine(table) : null);

/** @typedef {import("../types").Replay["seat"]} Eyes */

/**
 * @param {number} ply
 * @param {Eyes} seat
 */
const ask = (ply, seat) => dispatch({ type: "look", wish: { type: "replay", ply, seat } });

/**
 * Shows the game as it was at a ply; from a look back, with its findings.
 * @param {number} ply
 * @param {Eyes} [seat] whose view is shown; by default the viewer's
 */
export function openReplay(ply, seat) {
  const table = state.life.table;
  if (!table) return;
  change({ from: state.screen, reviewing: state.screen === "look_back" });
  ask(ply, seat ?? eyes(table));
}

/** @param {number} ply limited to the moments of the replay */
export function goTo(ply) {
  const { replay } = state;
  if (replay) ask(Math.min(Math.max(ply, 0), replay.last), replay.seat);
}

/** @param {number} by answers forward, or back if negative */
export const step = (by) => state.replay && goTo(state.replay.ply + by);

/** @param {1 | -1} way to the beginning of a round */
export function stepRound(way) {
  const { replay } = state;
  if (!replay) return;
  const there = rounds().filter((ply) => (ply - replay.ply) * way > 0);
  goTo((way > 0 ? there[0] : there.at(-1)) ?? way * Infinity);
}

/** @param {Eyes} seat whose view is shown */
export const seeAs = (seat) => state.replay && ask(state.replay.ply, seat);

/** Plays the replay, or pauses it. */
export function togglePlaying() {
  clearTimeout(timer);
  change({ playing: !state.playing });
  if (state.playing) playOn();
}

function playOn() {
  if (!state.replay || !state.playing) return;
  if (state.replay.ply === state.replay.last) return change({ playing: false });
  step(1);
  timer = window.setTimeout(playOn, Math.max(state.settings.pace, LEAST));
}

/** Returns to the game, which is unchanged. */
export function closeReplay() {
  clearTimeout(timer);
  dispatch({ type: "endLook" });
  if (state.from !== "look_back") stopLookingBack();
  change({ replay: null, reviewing: false, playing: false, screen: state.from });
}
