/** Keeps the site for use without a network, once the game has started and the line is free. */
import { ownScript } from "../site/scripts.js";

/** A new version takes over when this page, the only one open, needs nothing more of the old. */
const TAKE_OVER = "take-over";

export async function keepOffline() {
  try {
    const registration = await navigator.serviceWorker.register(ownScript(new URL("service-worker.js", location.href)));
    registration.waiting?.postMessage(TAKE_OVER);
  } catch {
    // Not every page may keep files: one in a foreign frame plays on without.
  }
}
