/** Waits for what comes of a request: whether it is there yet is looked for after each drawing. */
import { Fault } from "../engine/loading/fault.js";
import { state } from "../state/store.js";

/** @typedef {() => object | undefined} Look what has come; nothing yet; or an error that says why nothing comes */

/** @type {Set<() => boolean>} */
const waiting = new Set();

/** To be called after each drawing. */
export function lookAgain() {
  for (const isOver of waiting) if (isOver()) waiting.delete(isOver);
}

/**
 * @param {Look} look
 * @returns {Promise<object>}
 */
const comes = (look) =>
  new Promise((done, fail) => {
    waiting.add(() => {
      try {
        const found = look();
        if (found) done(found);
        return found !== undefined;
      } catch (error) {
        fail(error);
        return true;
      }
    });
  });

/** Whether the engine can be asked something beside the game. */
const isOpen = () => state.life.is === "idle" || (state.life.is === "showing" && !state.behind);

export const whenOpen = async () => isOpen() || comes(() => (isOpen() ? state.life : undefined));

/** @param {import("../types").Told} told @returns {never} */
function refuse({ id, args }) {
  throw new Fault(id, /** @type {Record<string, string | number>} */ (args));
}

/** That something cannot be done as things are. */
const NOT_NOW = { id: "not_now", args: {} };

/**
 * Does something that brings another table.
 * @param {() => unknown} act
 * @param {(table: import("../types").Table) => object} tell
 * @param {boolean} [may] whether it can be done now
 */
export async function table(act, tell, may = true) {
  if (!may) refuse(NOT_NOW);
  const before = state.table;
  await act();
  return comes(() => {
    if (state.failed) refuse(state.failed);
    if (state.table && state.table !== before) return tell(state.table);
    return state.wanted || state.sent ? undefined : refuse(state.notice ?? NOT_NOW);
  });
}

/**
 * Asks for a hint.
 * @param {() => void} act
 */
export function hint(act) {
  const before = state.notice;
  act();
  if (!state.hint) refuse(NOT_NOW);
  return comes(() => {
    if (state.failed) refuse(state.failed);
    if (state.hint) return state.hint.advice.length ? {} : undefined;
    return refuse(state.notice && state.notice !== before ? state.notice : NOT_NOW);
  });
}
