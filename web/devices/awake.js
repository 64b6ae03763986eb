/** Keeps the screen of a device at the table on: a phone that sleeps leaves. */

/** Whether this device is at a table with others. */
let isWanted = false;

/** A browser may refuse, as with little power. */
const hold = () => isWanted && !document.hidden && navigator.wakeLock?.request("screen").catch(() => {});

/** Keeps the screen on from now on; the browser ends that whenever the page is hidden. */
export function stayAwake() {
  if (isWanted) return;
  isWanted = true;
  document.addEventListener("visibilitychange", hold);
  hold();
}
