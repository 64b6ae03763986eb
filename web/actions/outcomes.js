/** Waits for the results of requests, with a check after each drawing. */
import { Fault } from "../engine/loading/fault.js";
import { state } from "../state/store.js";

/** @type {Set<() => boolean>} */
const waiting = new Set();

/** Settles each promise whose result has come, or cannot come any more. Call it after each drawing. */
export function lookAgain() {
  for (const isOver of waiting) if (isOver()) waiting.delete(isOver);
}

/**
 * @template {object} Found
 * @param {() => Found | undefined} look returns the result, undefined while it is pending; throws if it cannot come
 * @returns {Promise<Found>}
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

/** Whether the engine can take a side question. */
const isOpen = () => state.life.is === "idle" || (state.life.is === "showing" && !state.behind);

export const whenOpen = async () => isOpen() || comes(() => (isOpen() ? state.life : undefined));

/** @param {import("../types").Told} told @returns {never} */
function refuse({ id, args }) {
  throw new Fault(id, /** @type {Record<string, string | number>} */ (args));
}

/** The error for an action that is impossible now. */
const NOT_NOW = { id: "not_now", args: {} };

/** @typedef {import("../engine/life.js").Begin | import("../engine/life.js").Move} Wish */
/** @typedef {import("../types").Table} Table */

/**
 * The table that results from one wish, and from no other.
 * @param {() => Promise<Wish | undefined> | Wish | undefined} act makes the wish, if possible
 * @param {boolean} [isPatient] whether to wait for a silent engine, or for the next one after a lost engine
 * @returns {Promise<Table>}
 */
export async function table(act, isPatient = true) {
  const wish = await act();
  if (!wish) return refuse(NOT_NOW);
  return comes(() => {
    const { latest, table } = state.life;
    if (latest?.wish !== wish) return refuse(NOT_NOW);
    if (latest.came && table) return table;
    const why = latest.error || !isPatient ? (state.failed ?? latest.error) : undefined;
    return why && refuse(why);
  });
}

/**
 * Requests a hint and waits for it.
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
