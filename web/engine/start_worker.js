/** Starts the worker from its own file; the page that is one file has `one_file/start_worker.js` instead. */
import { common, newWorker } from "../site/scripts.js";
import { workerName } from "../site/worker_name.js";
import { firstGame } from "./first_game.js";
import { taskOfFirst } from "./rehearsed.js";
import { SCRIPT } from "./script.js";

/** Fetches the worker's script again, because the browser may have cached a damaged copy. */
export const renewScript = () => fetch(SCRIPT, { cache: "reload" }).catch(() => {}); // the worker reports the loss

/** Whether the script can be fetched; if so, only a rule of the host or of the browser can forbid the worker. */
export const hasScript = () =>
  fetch(SCRIPT).then(
    ({ ok }) => ok,
    () => false,
  );

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

/** @param {"warm" | "cold" | "helper" | "rehearsal"} task */
export function startWorker(task) {
  const { early } = common;
  delete common.early;
  if (early && task === "warm") return handedOver(early);
  return newWorker(SCRIPT, workerName(task === "warm" ? taskOfFirst(SCRIPT) : task, firstGame()));
}
