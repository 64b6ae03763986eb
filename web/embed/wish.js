/** How large the page would like its frame to be; whoever made the frame decides. */

/** What a table needs at least, in CSS pixels. */
const LEAST = 560;

/**
 * How far down it goes by itself, not how far it is stretched: else a frame that grew would never shrink.
 * @param {Element} main
 */
function foot(main) {
  const parts = [...main.children].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(0, ...parts) + scrollY + parseFloat(getComputedStyle(main).paddingBottom);
}

export function wishedSize() {
  const main = document.querySelector("main");
  return { width: innerWidth, height: Math.max(LEAST, Math.round(main ? foot(main) : 0)) };
}
