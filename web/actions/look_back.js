/** The look back on a game that is over: begun, stopped and taken up again, and what is on show of it. */
import { change, state } from "../state/store.js";
import { endLookingBack, lookBack } from "./play.js";

/** @typedef {import("../types").Findings} Findings */
/** @typedef {import("../types").LookBack} LookBack */
/** @typedef {import("../types").Table} Table */

/**
 * @param {Table} table
 * @returns {LookBack}
 */
const fresh = (table) => ({
  ...{ table, running: false, open: [], seat: null },
  ...{ done: 0, of: 0, first: 0, decisions: [], curve: [], turning_points: [], luck: [] },
});

/** @param {Partial<LookBack>} patch */
function update(patch) {
  if (state.lookback) change({ lookback: { ...state.lookback, ...patch } });
}

/** Goes to its screen, and on with the search where it was left. */
export function openLookBack() {
  const table = state.table;
  if (!table?.over) return;
  const known = state.lookback?.table === table ? state.lookback : fresh(table);
  change({ screen: "lookback", lookback: known, notice: null });
  goOn();
}

export function goOn() {
  if (!state.lookback || state.lookback.done === 1) return;
  update({ running: true });
  lookBack();
}

/** Ends the search at once; what was found stays. */
export function stopLookingBack() {
  if (!state.lookback?.running) return;
  update({ running: false });
  endLookingBack();
}

export function closeLookBack() {
  stopLookingBack();
  change({ screen: "end" });
}

/** @param {Findings} found */
export function showFindings(found) {
  const known = state.lookback;
  if (!known?.running) return;
  const decisions = [...known.decisions.slice(0, found.first), ...found.decisions];
  update({ ...found, decisions, running: found.done < 1 });
}

/** @param {number} ply of the decision whose answers are shown, or put away */
export function toggleDecision(ply) {
  const open = state.lookback?.open ?? [];
  update({ open: open.includes(ply) ? open.filter((one) => one !== ply) : [...open, ply] });
}

/**
 * Goes to a decision and lays its answers open.
 * @param {number} ply
 */
export function goToDecision(ply) {
  update({ open: [...(state.lookback?.open ?? []), ply], seat: null });
  setTimeout(focusOn, 0, ply);
}

/** @param {number} ply */
function focusOn(ply) {
  const button = document.querySelector(`[data-decision="${ply}"] button`);
  if (!(button instanceof HTMLElement)) return;
  button.focus({ preventScroll: true });
  button.scrollIntoView({ block: "center" });
}

/** @param {number | null} seat whose decisions are listed; null: everybody's */
export const listDecisionsOf = (seat) => update({ seat });
