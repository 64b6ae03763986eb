/** The types of Puerto Rico on the page; facts.d.ts has those that cross between Python and the page. */
import type { Question, View } from "./facts";

export type * from "./facts";

/** A question to the person at the page, with its options. */
export type Asked = Question & Required<Pick<Question, "options" | "low" | "high" | "source">>;

/** The facts of an option, by `OptionArgs` in Python. */
export interface OptionArgs {
  role?: string;
  tile?: string;
  place?: string;
  occupant?: "nobody" | "colonist" | "noble";
  good?: string;
  at?: "house" | "post";
  ship?: number;
  building?: string;
  payment?: string;
  count?: number;
  copy?: number;
}

/** An option of the open question, by its number and its facts. */
export interface Choice {
  option: number;
  id: string;
  args: OptionArgs;
}

export type Seat = View["seats"][number];
export type Ship = View["ships"][number];

/** The average gains of a seat, by `GainsArgs` in Python. */
export interface Gains {
  points: number;
  doubloons: number;
  goods: number;
  until: "turn" | "later";
}
