/** Which page plays a table: one at a time. All pages of the site hear when a table goes on. */
import { SHELF } from "./shelf.js";

/**
 * The turn that this page has or waits for.
 * @type {{ id: string, granted: Promise<boolean>, end: () => void } | null}
 */
let turn = null;

/** @type {BroadcastChannel | undefined} */
let channel;

/**
 * Claims the turn at a table if nobody has it, or from whoever has it. A browser without locks gives it to everybody.
 * @param {string} id
 * @param {() => void} lost another page has taken it
 * @param {boolean} [steal]
 * @returns {Promise<boolean>} whether this page has it
 */
export async function claim(id, lost, steal = false) {
  if (turn?.id !== id || steal) {
    leave();
    turn = request(id, lost, steal);
  }
  const mine = turn;
  const granted = await mine.granted;
  if (!granted && turn === mine) turn = null;
  return granted;
}

/**
 * @param {string} id
 * @param {() => void} lost
 * @param {boolean} steal
 */
function request(id, lost, steal) {
  let end = () => {};
  /** @type {Promise<void>} */
  const left = new Promise((done) => {
    end = done;
  });
  const granted = new Promise((answer) => {
    if (!navigator.locks) return answer(true);
    const held = async () =>
      navigator.locks.request(`${SHELF}${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock && left;
      });
    // Any other error says that this page may have no locks, as in some frames.
    held()
      .catch(({ name }) => name === "AbortError" && over(id, lost))
      .finally(() => answer(true));
  });
  return { id, granted, end };
}

/**
 * @param {string} id
 * @param {() => void} lost
 */
function over(id, lost) {
  if (turn?.id !== id) return;
  turn = null;
  lost();
}

/** @param {string} [id] of the table to give the turn at up; without: whichever it is */
export function leave(id = turn?.id) {
  if (turn?.id !== id) return;
  turn?.end();
  turn = null;
}

/** @param {string} id a table that has gone on here */
export function tell(id) {
  try {
    channel?.postMessage(id);
  } catch {
    // Nobody hears it; the table is on disk all the same.
  }
}

/** @param {(id: string) => void} hear what goes on in other pages */
export function listen(hear) {
  try {
    channel = new BroadcastChannel(`${SHELF}tables`);
    channel.onmessage = ({ data }) => hear(data);
  } catch {
    // Old browsers have none, and some frames may not.
  }
}
