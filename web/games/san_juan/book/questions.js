/** The questions of newcomers. */
import { onward, questions } from "../../../parts/book/questions.js";
import { parted } from "../../../parts/book/sentence.js";
import { ANSWERS, entriesIn, titleOf } from "./rules.js";
import { rich } from "./sentence.js";

/** @param {string} part */
const group = (part) => ({ title: titleOf(part), entries: entriesIn(part) });

/** @param {string} [here] the question that the address leads to */
export const questionsPage = (here = "") => questions(ANSWERS.map(group), { rich, parted }, here);

/** The questions that come up in the first game. */
const NEXT = [
  "ask-hand-limit",
  "ask-pay",
  "ask-twice",
  "ask-get-cards",
  "ask-end",
  "ask-points",
  "ask-tie",
  "ask-read",
];

/** Links to these questions. */
export const nextQuestions = () =>
  onward(
    ANSWERS.flatMap(entriesIn).filter(({ id }) => NEXT.includes(id)),
    parted,
  );
