/** The questions of newcomers. */
import { onward, questions } from "../../../parts/book/questions.js";
import { parted } from "../../../parts/book/sentence.js";
import { ANSWERS, entriesIn, titleOf } from "./sections.js";
import { rich } from "./sentence.js";

/** @param {string} part */
const group = (part) => ({ title: titleOf(part), entries: entriesIn(part) });

/** @param {string} here the question that the address leads to */
export const questionsPage = (here) => questions(ANSWERS.map(group), { rich, parted }, here);

/** The questions that come up in the first game. */
const NEXT = [
  "ask-turn",
  "ask-get-settlers",
  "ask-produce",
  "ask-cannot-sell",
  "ask-must-load",
  "ask-spoil",
  "ask-end",
];

/** Links to these questions. */
export const nextQuestions = () =>
  onward(
    ANSWERS.flatMap(entriesIn).filter(({ id }) => NEXT.includes(id)),
    parted,
  );
