/** The size that the page wishes for its frame; the host page decides. */

/** The least height of a table, in CSS pixels. */
const LEAST = 560;

/**
 * The bottom of its content, not of the stretched element: else a frame that grew would never shrink.
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
