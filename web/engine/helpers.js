/** Helpers of the worker: further workers that think with it while it has much to think about. */
import { startWorker } from "#start-worker";
import { HELPER, SERVE } from "./protocol.js";

/**
 * @param {() => number} cores how many may think, the worker itself among them
 */
export function createHelpers(cores) {
  /** @type {Worker[]} */
  let helpers = [];
  /** Whom they help, and on how many cores all think. @type {{ worker: Worker, count: number } | null} */
  let helped = null;

  function end() {
    for (const helper of helpers) helper.terminate();
    helpers = [];
    helped = null;
  }

  /** @param {Worker} worker whom they help: they talk with it alone */
  function begin(worker) {
    end();
    helped = { worker, count: cores() };
    try {
      while (helpers.length + 1 < helped.count) helpers.push(helperOf(worker));
    } catch {
      // what forbids another worker may have allowed the first
    }
  }

  /**
   * @param {Worker} worker
   * @param {boolean} wanted
   */
  const help = (worker, wanted) => (wanted ? begin(worker) : end());

  /** Begins others where another number of cores may think by now. */
  function fit() {
    if (!helped || helped.count === cores()) return;
    const { worker } = helped;
    worker.postMessage(HELPER); // those it had are gone
    begin(worker);
  }

  return { help, fit, end };
}

/** @param {Worker} worker */
function helperOf(worker) {
  const helper = startWorker(HELPER);
  const { port1, port2 } = new MessageChannel();
  helper.onerror = (event) => event.preventDefault(); // the worker does without it
  helper.postMessage(SERVE, [port1]);
  worker.postMessage(HELPER, [port2]);
  return helper;
}
