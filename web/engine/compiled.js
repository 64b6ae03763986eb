/**
 * Has the browser keep Python as it has compiled it: later starts then take a tenth less. Chromium does so once much
 * of it was optimised, and only of what its service worker has answered for. So games are played that nobody sees, at the
 * first visit.
 */
import { startWorker } from "#start-worker";
import { isAnswered } from "../site/answered.js";
import * as local from "../storage/local.js";
import { REHEARSAL, REHEARSED } from "./protocol.js";

const KEY = "san-juan-rehearsed";

/** Milliseconds after all is kept: somebody stays, and waits for no first question any more. */
const AFTERWARDS = 5000;

/** Milliseconds: a browser keeps what it compiled once nothing more came for two seconds. */
const KEEPING = 3000;

/** Whether the first worker has Python from the store: then a second one shares it, and what that compiles is not kept. */
const isShared = isAnswered();

/** Other browsers compile as well as they can from the start. */
const isChromium = () => "userAgentData" in navigator;

const isDone = () => local.read(KEY).worker === WORKER;

/** @param {() => number} cores how many may think at once */
export function keepCompiled(cores) {
  if (isChromium() && !isShared) setTimeout(() => isAnswered() && cores() > 1 && !isDone() && rehearse(), AFTERWARDS);
}

/**
 * @param {Worker} worker
 * @param {boolean} hasPlayed
 */
function end(worker, hasPlayed) {
  worker.terminate();
  if (hasPlayed) local.write(KEY, { worker: WORKER });
}

function rehearse() {
  try {
    const worker = startWorker(REHEARSAL);
    worker.onerror = (event) => event.preventDefault();
    worker.onmessage = ({ data }) => setTimeout(end, KEEPING, worker, data === REHEARSED);
  } catch {
    // the next start takes what this one took
  }
}
