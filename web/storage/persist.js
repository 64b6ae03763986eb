/** Asks the browser once not to evict the data of this site. */

let asked = false;

export function persist() {
  if (asked) return;
  asked = true;
  // Some browsers lack this call, and some ask the person, who may refuse.
  navigator.storage?.persist?.().catch(() => {});
}
