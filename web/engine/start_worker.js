/** Starts the worker from its own file; the page that is one file has `one_file/start_worker.js` instead. */

import { common, newWorker } from "../site/scripts.js";
import { whyLost } from "../site/why_lost.js";
import { workerName } from "../site/worker_name.js";
import { firstGame } from "./first_game.js";
import { taskOfFirst } from "./rehearsed.js";
import { SCRIPT } from "./script.js";

/** Fetches the worker's script again, because the browser may have cached a damaged copy. */
export const renewScript = () => fetch(SCRIPT, { cache: "reload" }).catch(() => {}); // the worker reports the loss

/** The cause why the script is lost; if the server has it, only a rule of the host or of the browser can forbid the worker. */
export const whyNoScript = () => whyLost(SCRIPT.href);

/**
 * The worker of the early start. Its earlier events are dispatched again once the caller listens.
 * @param {NonNullable<typeof common.early>} early
 */
function handedOver({ worker, said }) {
  queueMicrotask(() => {
    for (const event of said.splice(0))
      worker.dispatchEvent(new /** @type {any} */ (event.constructor)(event.type, event));
  });
  return worker;
}

/** Ends the worker of the early start, whose game the browser lacks. */
export function dropEarly() {
  common.early?.worker.terminate();
  delete common.early;
}

/** @param {"warm" | "cold" | "helper" | "rehearsal"} task */
export function startWorker(task) {
  const { early } = common;
  delete common.early;
  if (early && task === "warm") return handedOver(early);
  return newWorker(SCRIPT, workerName(task === "warm" ? taskOfFirst(SCRIPT) : task, firstGame()));
}
