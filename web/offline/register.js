/**
 * Stores the site for use without a network, once the game has started and the line is free; activates a new version on
 * request.
 */
import { ALL, noteGame, noteLanguage } from "../site/kept_files.js";
import { ownScript } from "../site/scripts.js";

/** The message that asks a new service worker to take over from the old one. */
const TAKE_OVER = "take-over";

/**
 * The callbacks for a new version.
 * @typedef {object} News
 * @property {() => void} onNewer the new version is complete, and waits
 * @property {() => void} onOthers the new version cannot take over, because other pages have the old one open
 */

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** The folder of the site. */
const SCOPE = new URL(".", location.href).href;

/** The game and the language on show, for the first files that the service worker stores. @param {string} game */
async function note(game) {
  await noteGame(SCOPE, game);
  await noteLanguage(SCOPE, document.documentElement.lang);
}

/** Milliseconds from the first files to all others, such as the words of other languages. */
const LATER = 60_000;

/**
 * Resolves once the files of a first visit are stored.
 * @param {string} game the game on show
 * @param {News} news
 */
export async function keepOffline(game, { onNewer, onOthers }) {
  try {
    await note(game).catch(() => {}); // before the first service worker looks for it
    registration = await navigator.serviceWorker.register(ownScript(new URL("service-worker.js", location.href)));
    navigator.serviceWorker.onmessage = onOthers;
    watch(registration, onNewer);
    lookOut(registration);
    await navigator.serviceWorker.ready;
    registration.active?.postMessage({ keep: game });
    setTimeout(keepRest, LATER);
  } catch {
    // A page in a foreign frame may be forbidden to store files, and plays on without them.
  }
}

/** Keeps a game that a person has chosen, as well as those before. @param {string} game its folder, or `phones` */
export async function keepGame(game) {
  try {
    await note(game);
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: game });
    setTimeout(keepRest, LATER);
  } catch {
    // as above
  }
}

/** The files of own phones, which are few: a phone may be a guest at a table without internet before its own first table. */
const PHONES = "phones";

/** Keeps all files, as well as those of a first visit: own phones, the licences, and the words of all languages. */
export async function keepRest() {
  try {
    await noteGame(SCOPE, PHONES).catch(() => {});
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: ALL });
  } catch {
    // as above
  }
}

/**
 * Reports a version that waits. A page without a service worker uses no old version, and gets no report.
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
 * Browsers look for a new version only when a page loads. An open tab looks every hour while it is visible, and when it
 * becomes visible.
 * @param {ServiceWorkerRegistration} registration
 */
function lookOut(registration) {
  const look = () => document.hidden || registration.update().catch(() => {}); // without a network there is none
  setInterval(look, HOUR);
  document.addEventListener("visibilitychange", look);
}

/** Activates the new version, and reloads the page with it. */
export function takeOver() {
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  registration?.waiting?.postMessage(TAKE_OVER);
}
