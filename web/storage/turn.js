/** Claims: one page at a time plays a table. All pages of the site hear of each change of a table. */
import { SHELF } from "./shelf.js";

/**
 * The claim that this page has or waits for.
 * @type {{ id: string, granted: Promise<boolean>, end: () => void } | null}
 */
let turn = null;

/** @type {BroadcastChannel | undefined} */
let channel;

/**
 * Claims a table that no other page has claimed, or steals the claim. A browser without locks grants it to every page.
 * @param {string} id
 * @param {() => void} lost another page has stolen the claim
 * @param {boolean} [steal]
 * @returns {Promise<boolean>} whether this page has the claim
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
    // Any other error means that this page may use no locks, as in some frames.
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

/** @param {string} [id] the table whose claim to give up; by default the claimed one */
export function leave(id = turn?.id) {
  if (turn?.id !== id) return;
  turn?.end();
  turn = null;
}

/** @param {string} id a table that this page has changed */
export function tell(id) {
  try {
    channel?.postMessage(id);
  } catch {
    // Other pages hear nothing, but the table is on disk.
  }
}

/** @param {(id: string) => void} hear gets the id of each table that another page has changed */
export function listen(hear) {
  try {
    channel = new BroadcastChannel(`${SHELF}tables`);
    channel.onmessage = ({ data }) => hear(data);
  } catch {
    // Old browsers have no channels, and some frames may use none.
  }
}
