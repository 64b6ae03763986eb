/** Keeps the site for use without a network, once the game has started and the line is free; takes a new version on request. */
import { ownScript } from "../site/scripts.js";

/** What the service worker is asked: the new version is to take over from the old. */
const TAKE_OVER = "take-over";

/**
 * What becomes of a new version.
 * @typedef {object} News
 * @property {() => void} onNewer it is here, whole, and waits
 * @property {() => void} onOthers it cannot take over: other pages are open with the old
 */

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** Ends once all is kept. @param {News} news */
export async function keepOffline({ onNewer, onOthers }) {
  try {
    registration = await navigator.serviceWorker.register(ownScript(new URL("service-worker.js", location.href)));
    navigator.serviceWorker.onmessage = onOthers;
    watch(registration, onNewer);
    await navigator.serviceWorker.ready;
  } catch {
    // Not every page may keep files: one in a foreign frame plays on without.
  }
}

/**
 * A page that no service worker answers for has nothing of the old version to lose.
 * @param {ServiceWorkerRegistration} registration
 * @param {() => void} onNewer
 */
function watch(registration, onNewer) {
  const tell = () => registration.waiting && navigator.serviceWorker.controller && onNewer();
  tell();
  registration.onupdatefound = () => registration.installing?.addEventListener("statechange", tell);
}

/** The new version takes over, and the page is loaded anew with it. */
export function takeOver() {
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  registration?.waiting?.postMessage(TAKE_OVER);
}
