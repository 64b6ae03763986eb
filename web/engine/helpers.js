/** Helpers of the worker: further workers that think with it while it has much to think about. */
import { startWorker } from "#start-worker";
import { HELPER, SERVE } from "./protocol.js";

/**
 * @param {() => number} cores how many may think, the worker itself among them
 */
export function createHelpers(cores) {
  /** @type {Worker[]} */
  let helpers = [];

  function end() {
    for (const helper of helpers) helper.terminate();
    helpers = [];
  }

  /** @param {Worker} worker whom they help: they talk with it alone */
  function begin(worker) {
    end();
    try {
      for (let count = 1; count < cores(); count += 1) helpers.push(helperOf(worker));
    } catch {
      // what forbids another worker may have allowed the first
    }
  }

  /**
   * @param {Worker} worker
   * @param {boolean} wanted
   */
  const help = (worker, wanted) => (wanted ? begin(worker) : end());

  return { help, end };
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
