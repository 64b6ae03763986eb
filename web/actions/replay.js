/** The replay of the game on show: from moment to moment, by itself, and back to the game. */
import { handOpen, mine } from "../state/people.js";
import { rounds } from "../state/replay.js";
import { change, state } from "../state/store.js";
import { dispatch } from "./dispatch.js";
import { stopLookingBack } from "./look_back.js";

/** In milliseconds: sooner than that no moment follows another by itself. */
const LEAST = 600;

let timer = 0;

/**
 * Whose hand is seen: one's own, and as long as the game goes on only if it lies open.
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
 * Shows the game as it was after so many answers; from a look back, with what that has found.
 * @param {number} ply
 * @param {Eyes} [seat] as whom, else as whoever it is drawn for
 */
export function openReplay(ply, seat) {
  const table = state.life.table;
  if (!table) return;
  change({ from: state.screen, reviewing: state.screen === "look_back" });
  ask(ply, seat ?? eyes(table));
}

/** @param {number} ply before the first and after the last there is nothing */
export function goTo(ply) {
  const { replay } = state;
  if (replay) ask(Math.min(Math.max(ply, 0), replay.last), replay.seat);
}

/** @param {number} by so many answers on, or back */
export const step = (by) => state.replay && goTo(state.replay.ply + by);

/** @param {1 | -1} way to the beginning of a round */
export function stepRound(way) {
  const { replay } = state;
  if (!replay) return;
  const there = rounds().filter((ply) => (ply - replay.ply) * way > 0);
  goTo((way > 0 ? there[0] : there.at(-1)) ?? way * Infinity);
}

/** @param {Eyes} seat as whom it is seen */
export const seeAs = (seat) => state.replay && ask(state.replay.ply, seat);

/** Lets one moment follow the other, or stops that. */
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

/** Back to the game, which has lost nothing. */
export function closeReplay() {
  clearTimeout(timer);
  dispatch({ type: "endLook" });
  if (state.from !== "look_back") stopLookingBack();
  change({ replay: null, reviewing: false, playing: false, screen: state.from });
}
