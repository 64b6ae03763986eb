/** The review: judgements in a replay, steps from mistake to mistake, and the way to the look back and back. */
import { lookBackOn } from "../state/look_back.js";
import { nextMistake, review } from "../state/review.js";
import { change, settle, state } from "../state/store.js";
import { goOn, goToDecision, openLookBack, stopLookingBack } from "./look_back.js";
import { closeReplay, goTo, openReplay } from "./replay.js";

/** Starts the review; the search begins with the moment on show. @param {number} ply */
function begin(ply) {
  const { table } = state.life;
  if (!table?.over) return;
  change({ reviewing: true, lookBack: lookBackOn(table) });
  goOn(ply);
}

export function toggleReview() {
  if (!review()) return begin(state.replay?.ply ?? 0);
  stopLookingBack();
  change({ reviewing: false });
}

/**
 * Shows a decision of the look back on the table, as the deciding seat saw it.
 * @param {number} ply
 */
export function openDecision(ply) {
  begin(ply);
  openReplay(ply, "decider");
}

/** @param {1 | -1} way to the next mistake found so far, if there is one */
export function stepMistake(way) {
  const ply = nextMistake(way);
  if (ply !== undefined) goTo(ply);
}

/** @param {number} place of the answer whose cards are marked */
export const showAnswer = (place) => state.replay && change({ answerShown: { ply: state.replay.ply, place } });

/** Goes from the board to the same decision in the look back. */
export function toLookBack() {
  const ply = state.replay?.ply;
  closeReplay();
  openLookBack();
  settle();
  if (state.lookBack?.decisions.some((one) => one.ply === ply)) goToDecision(Number(ply));
}

/** Goes from the look back to the board, at the last selected decision. */
export const toBoard = () => openDecision(state.lookBack?.goal?.ply ?? 0);
