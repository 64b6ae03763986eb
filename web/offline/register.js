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
    lookOut(registration);
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

/** Milliseconds between two looks for a new version, while the page stays open. */
const HOUR = 3_600_000;

/**
 * Browsers look for a new version only when a page is loaded. A tab that stays open looks every hour that it is seen, and when
 * it is seen again.
 * @param {ServiceWorkerRegistration} registration
 */
function lookOut(registration) {
  const look = () => document.hidden || registration.update().catch(() => {}); // without a network there is none
  setInterval(look, HOUR);
  document.addEventListener("visibilitychange", look);
}

/** The new version takes over, and the page is loaded anew with it. */
export function takeOver() {
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  registration?.waiting?.postMessage(TAKE_OVER);
}
