/** Starts and ends helpers: further workers that think with the first one while it has much to think about. */
import { startWorker } from "#start-worker";
import { HELPER, SERVE } from "./protocol.js";

/**
 * @param {() => number} cores the number of workers that may think, the first one included
 */
export function createHelpers(cores) {
  /** @type {Worker[]} */
  let helpers = [];
  /**
   * The worker that they help, and the number of cores they all use.
   * @type {{ worker: Worker, count: number } | null}
   */
  let helped = null;

  function end() {
    for (const helper of helpers) helper.terminate();
    helpers = [];
    helped = null;
  }

  /** @param {Worker} worker the worker that they help; they exchange messages with it alone */
  function begin(worker) {
    end();
    helped = { worker, count: cores() };
    try {
      while (helpers.length + 1 < helped.count) helpers.push(helperOf(worker));
    } catch {
      // a browser that allowed the first worker may forbid another
    }
  }

  /**
   * @param {Worker} worker
   * @param {boolean} wanted
   */
  const help = (worker, wanted) => (wanted ? begin(worker) : end());

  /** Restarts the helpers if the number of cores has changed. */
  function fit() {
    if (!helped || helped.count === cores()) return;
    const { worker } = helped;
    worker.postMessage(HELPER); // without a port: its helpers are gone
    begin(worker);
  }

  return { help, fit, end };
}

/** @param {Worker} worker */
function helperOf(worker) {
  const helper = startWorker(HELPER);
  const { port1, port2 } = new MessageChannel();
  helper.onerror = (event) => event.preventDefault(); // the worker thinks without it
  helper.postMessage(SERVE, [port1]);
  worker.postMessage(HELPER, [port2]);
  return helper;
}
