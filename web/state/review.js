/** The review: what the look back has found of the moment that a replay shows, and of the others. */
import { state } from "./store.js";

/** @typedef {import("../types").Decision} Decision */
/** @typedef {import("../types").LookBack} LookBack */

/** What is marked on an option: it could be chosen, it was, it is in the best answer, or in another that is shown. @typedef {"open" | "given" | "best" | "shown"} Mark */

/**
 * The look back on the game whose replay is on show, while that is reviewed.
 * @returns {LookBack | null}
 */
export function review() {
  const { replay, reviewing, lookBack, life } = state;
  return replay && reviewing && lookBack?.table === life.table ? lookBack : null;
}

/**
 * The decision on show, once it was searched.
 * @returns {Decision | undefined}
 */
export const reviewed = () => review()?.decisions.find(({ ply }) => ply === state.replay?.ply);

/**
 * Which of its answers is shown on the table: the best, until another is wanted.
 * @param {Decision} decision
 */
export function placeShown({ ply }) {
  const { answerShown } = state;
  return answerShown?.ply === ply ? answerShown.place : 0;
}

/**
 * What is marked on an option of the decision on show, as far as whoever it is seen as knew it.
 * @param {number} option a card, or a role by number
 * @param {"cards" | "one"} form
 * @returns {Mark[]}
 */
export function marksOn(option, form) {
  const decision = reviewed();
  const question = state.replay?.table.view.question;
  if (!decision || question?.form !== form || !question.options?.includes(option)) return [];
  const place = placeShown(decision);
  const takes = (/** @type {number} */ at) => decision.candidates[at].answer.includes(option);
  /** @type {Mark[]} */
  const marks = ["open"];
  if (takes(decision.chosen)) marks.push("given");
  if (takes(place)) marks.push(place ? "shown" : "best");
  return marks;
}

/** The inaccuracies, mistakes and blunders found so far of whoever the replay is seen as. */
export function mistakes() {
  const eyes = state.replay?.seat;
  const seen = (/** @type {Decision} */ { seat }) => typeof eyes !== "number" || seat === eyes;
  return (review()?.decisions ?? []).filter((one) => one.judgement && seen(one));
}

/**
 * The ply of the next of them in that direction.
 * @param {1 | -1} way
 */
export function nextMistake(way) {
  const here = state.replay?.ply ?? 0;
  const ahead = mistakes().filter(({ ply }) => (ply - here) * way > 0);
  return ahead.at(way > 0 ? 0 : -1)?.ply;
}
