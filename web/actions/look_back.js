/** Starts, stops and resumes the look back on a finished game, and selects the decisions on show. */
import { lookBackOn, updateLookBack } from "../state/look_back.js";
import { change, state } from "../state/store.js";
import { dispatch } from "./dispatch.js";

/** Opens the screen of the look back, and resumes its search. */
export function openLookBack() {
  const table = state.life.table;
  if (!table?.over) return;
  change({ screen: "look_back", lookBack: { ...lookBackOn(table), goal: null }, notice: null });
  goOn();
}

/** @param {number} [ply] of the decision to search first */
export function goOn(ply) {
  if (!state.lookBack || state.lookBack.done === 1 || state.lookingBack) return;
  dispatch({ type: "think", wish: { type: "look_back", ...(ply !== undefined && { ply }) } });
}

/** Ends the search at once; its findings stay. */
export function stopLookingBack() {
  if (state.lookingBack) dispatch({ type: "endThought" });
}

export function closeLookBack() {
  stopLookingBack();
  change({ screen: "end" });
}

/** @param {number} ply of the decision whose answers open or close */
export function toggleDecision(ply) {
  const open = state.lookBack?.open ?? [];
  updateLookBack({ goal: null, open: open.includes(ply) ? open.filter((one) => one !== ply) : [...open, ply] });
}

/**
 * Goes to a decision and opens its answers; lists more decisions if it is not on show.
 * @param {number} ply
 */
export function goToDecision(ply) {
  const { decisions = [], open = [], all = false } = state.lookBack ?? {};
  const there = decisions.find((one) => one.ply === ply);
  updateLookBack({ goal: { ply }, open: [...open, ply], seat: there?.seat ?? null, all: all || !there?.judgement });
}

/** @param {number | null} seat whose decisions are listed; null: all seats */
export const listDecisionsOf = (seat) => updateLookBack({ goal: null, seat });

/** Lists the decisions without a judgement as well, or no longer. */
export const toggleAll = () => updateLookBack({ goal: null, all: !state.lookBack?.all });
