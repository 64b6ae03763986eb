/** The review: the findings of a look back, shown in a replay. */
import { state } from "./store.js";

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").LookBack} LookBack */

/**
 * A mark on an option: it is open, was chosen, or belongs to the best answer or to another one on show.
 * @typedef {"open" | "given" | "best" | "shown"} Mark
 */

/**
 * The look back on the game of the replay on show; null unless the review is on.
 * @returns {LookBack | null}
 */
export function review() {
  const { replay, reviewing, lookBack, life } = state;
  return replay && reviewing && lookBack?.table === life.table ? lookBack : null;
}

/**
 * The decision on show, once the look back has searched it.
 * @returns {Decision | undefined}
 */
export const reviewed = () => review()?.decisions.find(({ ply }) => ply === state.replay?.ply);

/**
 * The place of the answer on show: the best one, until a person chooses another.
 * @param {Decision} decision
 */
export function placeShown({ ply }) {
  const { answerShown } = state;
  return answerShown?.ply === ply ? answerShown.place : 0;
}

/**
 * The marks on an option of the decision on show; none if the seat whose view is shown did not know the option.
 * @param {number} option
 * @returns {Mark[]}
 */
export function marksOn(option) {
  const decision = reviewed();
  const question = state.replay?.table.view.question;
  if (!decision || !question?.options?.includes(option)) return [];
  const place = placeShown(decision);
  const takes = (/** @type {number} */ at) => decision.candidates[at].answer.includes(option);
  /** @type {Mark[]} */
  const marks = ["open"];
  if (takes(decision.chosen)) marks.push("given");
  if (takes(place)) marks.push(place ? "shown" : "best");
  return marks;
}

/** The inaccuracies, mistakes and blunders found so far of the seat whose view is shown. */
export function mistakes() {
  const eyes = state.replay?.seat;
  const seen = (/** @type {Decision} */ { seat }) => typeof eyes !== "number" || seat === eyes;
  return (review()?.decisions ?? []).filter((one) => one.judgement && seen(one));
}

/**
 * The ply of the next mistake in a direction.
 * @param {1 | -1} way
 */
export function nextMistake(way) {
  const here = state.replay?.ply ?? 0;
  const ahead = mistakes().filter(({ ply }) => (ply - here) * way > 0);
  return ahead.at(way > 0 ? 0 : -1)?.ply;
}
