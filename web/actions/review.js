/** The review: judgements on the board of a replay, from mistake to mistake, to the look back and back. */
import { lookBackOn } from "../state/look_back.js";
import { nextMistake, review } from "../state/review.js";
import { change, settle, state } from "../state/store.js";
import { goOn, goToDecision, openLookBack, stopLookingBack } from "./look_back.js";
import { closeReplay, goTo, openReplay } from "./replay.js";

/** Judgements come from now on, those of the moment on show first. @param {number} ply */
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
 * Shows a decision of the look back on the table, as whoever took it saw it.
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

/** @param {number} place of the answer to the decision on show that its cards are marked of */
export const showAnswer = (place) => state.replay && change({ answerShown: { ply: state.replay.ply, place } });

/** From the board to the same decision in the look back, once that is drawn. */
export function toLookBack() {
  const ply = state.replay?.ply;
  closeReplay();
  openLookBack();
  settle();
  if (state.lookBack?.decisions.some((one) => one.ply === ply)) goToDecision(Number(ply));
}

/** From the look back to the board, at the decision that was gone to last. */
export const toBoard = () => openDecision(state.lookBack?.goal?.ply ?? 0);
