/** Loads the page past the service worker, which would answer with the same version, or hide a sign-in. */
import { FRESH } from "./names.js";

const hasMark = new RegExp(`[?&]${FRESH}(?=&|$)`);

/** An address with the mark that the service worker knows. @param {string} address */
export function freshOf(address) {
  const { origin, pathname, search, hash } = new URL(address);
  const marked = hasMark.test(search) ? search : `${search}${search ? "&" : "?"}${FRESH}`;
  return `${origin}${pathname}${marked}${hash}`;
}

export function reloadFresh() {
  const to = freshOf(location.href);
  if (!location.protocol.startsWith("http") || to === location.href) location.reload();
  else location.replace(to);
}

/** Removes the mark from the address of this page, which has loaded by now. */
export function dropMark() {
  const { search, hash, pathname } = location;
  if (!hasMark.test(search)) return;
  const rest = search.replace(hasMark, "").replace(/^&/, "?");
  history.replaceState(history.state, "", `${pathname}${rest}${hash}`);
}
