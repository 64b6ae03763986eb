/** Asks the browser once not to throw away what it keeps for this site. */

let asked = false;

export function persist() {
  if (asked) return;
  asked = true;
  // Not every browser knows it, and some ask the person, who may say no.
  navigator.storage?.persist?.().catch(() => {});
}
