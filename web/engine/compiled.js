/**
 * Makes Chromium cache the compiled WebAssembly of Python, which shortens later starts by a seventh. Chromium caches
 * compiled WebAssembly once 1 MB of it has been optimised, and only for responses from a service worker. A warm-up,
 * once for each version, reaches that size.
 */
import { startWorker } from "#start-worker";
import { isAnswered } from "../site/answered.js";
import { REHEARSAL, REHEARSED } from "./protocol.js";
import { noteRehearsed, wantsRehearsal } from "./rehearsed.js";
import { SCRIPT } from "./script.js";

/**
 * Milliseconds between the end of the offline download and the warm-up: by then no player waits for a first question.
 */
const AFTERWARDS = 5000;

/** @param {() => number} cores the number of workers that may think at once */
export function keepCompiled(cores) {
  setTimeout(() => {
    if (!isAnswered() || !wantsRehearsal(SCRIPT)) return;
    if (cores() > 1) rehearse();
    else noteRehearsed(SCRIPT); // one core gets no warm-up, so the first worker may cache its own compiled code
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
    // without a warm-up, the next start takes as long as this one
  }
}
