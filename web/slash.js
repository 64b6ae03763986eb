/**
 * Stands in the page itself: at an address that lacks its last slash, as `/games/san-juan`, every file is looked for in
 * the wrong folder. Where one is missing for that, the page goes on to the right address; a host that has taken the
 * slash away would take it away again, and is left alone.
 */

const { pathname, search, hash } = location;

const wasRedirected = () => {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return visit.redirectCount > 0;
};

/** @param {Event} event */
const mend = ({ target }) => {
  if (target instanceof HTMLScriptElement && !wasRedirected()) location.replace(`${pathname}/${search}${hash}`);
};

if (/\/[^/.]+$/.test(pathname)) addEventListener("error", mend, { capture: true });
