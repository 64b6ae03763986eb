/**
 * Has the browser keep Python as it has compiled it: the next start then takes an eighth less. Chromium does so once much
 * of it was optimised, and only of what its service worker has answered for. So games are played that nobody sees, once.
 */
import { startWorker } from "#start-worker";
import { isAnswered } from "../site/answered.js";
import * as local from "../storage/local.js";
import { REHEARSAL, REHEARSED } from "./protocol.js";

const KEY = "san-juan-rehearsed";

/** Milliseconds after all is kept: somebody stays, and waits for no first question any more. */
const AFTERWARDS = 10_000;

/** Other browsers compile as well as they can from the start. */
const isChromium = () => "userAgentData" in navigator;

/** @param {() => number} cores how many may think at once */
export function keepCompiled(cores) {
  const isDone = local.read(KEY).worker === WORKER;
  if (isChromium() && !isDone) setTimeout(() => isAnswered() && cores() > 1 && rehearse(), AFTERWARDS);
}

function rehearse() {
  try {
    const worker = startWorker(REHEARSAL);
    worker.onerror = (event) => event.preventDefault();
    worker.onmessage = ({ data }) => {
      worker.terminate();
      if (data === REHEARSED) local.write(KEY, { worker: WORKER });
    };
  } catch {
    // the next start takes what this one took
  }
}
