/** The options of the open question by their facts, and the reasons of things that are none. */
import { isOption, state } from "../kit.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").OptionArgs} OptionArgs */

/** The options that the viewer may pick now. @param {Table} table @returns {Choice[]} */
function choicesAt({ view, option_words }) {
  const options = view.question?.options ?? [];
  const told = options.map((option, k) => ({ option, ...option_words[k] }));
  return told.filter(({ option }) => isOption(option));
}

/**
 * The options of one kind with these facts.
 * @param {Table} table
 * @param {string} id
 * @param {OptionArgs} [facts]
 */
export function choicesOf(table, id, facts = {}) {
  const wanted = Object.entries(facts);
  return choicesAt(table).filter(
    (one) => one.id === id && wanted.every(([key, value]) => /** @type {any} */ (one.args)[key] === value),
  );
}

/** The first of them, if there is one. @type {(table: Table, id: string, facts?: OptionArgs) => Choice | undefined} */
export const choiceOf = (table, id, facts) => choicesOf(table, id, facts)[0];

/**
 * The reason why a thing is no option of the open question while others are.
 * @param {Table} table
 * @param {string} id
 * @param {OptionArgs} facts
 */
export function reasonOf(table, id, facts) {
  const wanted = Object.entries(facts);
  const found = table.barred.find(
    (one) => one.id === id && wanted.every(([key, value]) => /** @type {any} */ (one.args)[key] === value),
  );
  return state.behind ? undefined : found?.reason;
}
