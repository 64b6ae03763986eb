/** The types of San Juan on the page; facts.d.ts has those that cross between Python and the page. */
import type { Question } from "./facts";

export type * from "./facts";

/** A question to the person at the page, with its options. */
export type Asked = Question & Required<Pick<Question, "options" | "low" | "high" | "source">>;

/** The average gains of a seat after an answer. */
export interface Gains {
  cards: number;
  goods: number;
  points: number;
}
