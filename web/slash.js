/**
 * An inline script of the page. At an address without its last slash, such as `/games/san-juan`, the browser looks for
 * every file in the wrong folder. If a script is missing for that reason, the page moves to the right address. It stays
 * if the host has removed the slash, because the host would remove it again.
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
