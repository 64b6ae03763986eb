/** Starts the worker from its own file. The page that is one file has another way: see `one_file/`. */
import { common, newWorker } from "../site/scripts.js";
import { nameOfFirst } from "./rehearsed.js";
import { SCRIPT } from "./script.js";

/** The browser may have kept a script that came damaged: it is fetched anew. */
export const renewScript = () => fetch(SCRIPT, { cache: "reload" }).catch(() => {}); // the worker will tell

/** Whether the script can be fetched: then only a rule of the host or of the browser keeps a worker from starting it. */
export const hasScript = () =>
  fetch(SCRIPT).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The one that was started early, for whoever listens to it from now on.
 * @param {NonNullable<typeof common.early>} early
 */
function handedOver({ worker, said }) {
  queueMicrotask(() => {
    for (const event of said.splice(0))
      worker.dispatchEvent(new /** @type {any} */ (event.constructor)(event.type, event));
  });
  return worker;
}

/** @param {"warm" | "cold" | "helper" | "rehearsal"} name */
export function startWorker(name) {
  const { early } = common;
  delete common.early;
  if (name !== "warm") return newWorker(SCRIPT, name);
  return early ? handedOver(early) : newWorker(SCRIPT, nameOfFirst(SCRIPT));
}
