/** Keeps the screen of a device at the table on: a phone that sleeps leaves. */

/** Whether this device is at a table with others. */
let isWanted = false;

/** The lock of the screen, while it holds. @type {WakeLockSentinel | null} */
let lock = null;

/** Milliseconds before another try, after a browser has released the lock of a page in view. */
const PAUSE = 1000;

/** Notes that the browser has released the lock: the page is hidden, or the device saves power. */
function released() {
  lock = null;
  setTimeout(hold, PAUSE);
}

/** A browser may refuse, as with little power. */
async function hold() {
  if (!isWanted || lock || document.hidden) return;
  const held = await navigator.wakeLock?.request("screen").catch(() => null);
  if (!held) return;
  if (!isWanted || lock) return void held.release();
  lock = held;
  held.addEventListener("release", released, { once: true });
}

function letGo() {
  const held = lock;
  lock = null;
  held?.removeEventListener("release", released);
  held?.release();
}

/** Keeps the screen on from now on, or no longer. @param {boolean} isAtTable */
export function stayAwake(isAtTable) {
  if (isWanted === isAtTable) return;
  isWanted = isAtTable;
  document[isWanted ? "addEventListener" : "removeEventListener"]("visibilitychange", hold);
  if (isWanted) hold();
  else letGo();
}
