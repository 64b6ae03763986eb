/** The look back on a game that is over: begun, stopped and taken up again, and what is on show of it. */
import { lookBackOn, updateLookBack } from "../state/look_back.js";
import { change, state } from "../state/store.js";
import { dispatch } from "./dispatch.js";

/** Goes to its screen, and on with the search where it was left. */
export function openLookBack() {
  const table = state.life.table;
  if (!table?.over) return;
  change({ screen: "look_back", lookBack: { ...lookBackOn(table), goal: null }, notice: null });
  goOn();
}

/** @param {number} [ply] of the decision that is searched first */
export function goOn(ply) {
  if (!state.lookBack || state.lookBack.done === 1 || state.lookingBack) return;
  dispatch({ type: "think", wish: { type: "look_back", ...(ply !== undefined && { ply }) } });
}

/** Ends the search at once; what was found stays. */
export function stopLookingBack() {
  if (state.lookingBack) dispatch({ type: "endThought" });
}

export function closeLookBack() {
  stopLookingBack();
  change({ screen: "end" });
}

/** @param {number} ply of the decision whose answers are shown, or put away */
export function toggleDecision(ply) {
  const open = state.lookBack?.open ?? [];
  updateLookBack({ goal: null, open: open.includes(ply) ? open.filter((one) => one !== ply) : [...open, ply] });
}

/**
 * Goes to a decision and lays its answers open.
 * @param {number} ply
 */
export const goToDecision = (ply) =>
  updateLookBack({ goal: { ply }, open: [...(state.lookBack?.open ?? []), ply], seat: null });

/** @param {number | null} seat whose decisions are listed; null: everybody's */
export const listDecisionsOf = (seat) => updateLookBack({ goal: null, seat });
