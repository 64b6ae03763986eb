/**
 * Has the browser keep Python as it has compiled it: later starts then take a seventh less. Chromium does so once a megabyte
 * was optimised of what its service worker has answered for. So games are played that nobody sees, once for each version.
 */
import { startWorker } from "#start-worker";
import { isAnswered } from "../site/answered.js";
import { REHEARSAL, REHEARSED } from "./protocol.js";
import { noteRehearsed, wantsRehearsal } from "./rehearsed.js";
import { SCRIPT } from "./script.js";

/** Milliseconds after all is kept: somebody stays, and waits for no first question any more. */
const AFTERWARDS = 5000;

/** @param {() => number} cores how many may think at once */
export function keepCompiled(cores) {
  setTimeout(() => {
    if (!isAnswered() || !wantsRehearsal(SCRIPT)) return;
    if (cores() > 1) rehearse();
    else noteRehearsed(SCRIPT); // it never will be, and the first worker may keep what it compiles
  }, AFTERWARDS);
}

/**
 * @param {Worker} worker
 * @param {boolean} hasPlayed
 */
function end(worker, hasPlayed) {
  worker.terminate();
  if (hasPlayed) noteRehearsed(SCRIPT);
}

function rehearse() {
  try {
    const worker = startWorker(REHEARSAL);
    worker.onerror = (event) => event.preventDefault();
    worker.onmessage = ({ data }) => end(worker, data === REHEARSED);
  } catch {
    // the next start takes what this one took
  }
}
