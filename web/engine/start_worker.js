/** Starts the worker from its own file. The page that is one file has another way: see `one_file/`. */
import { common, newWorker } from "../site/scripts.js";

const SCRIPT = new URL(WORKER, import.meta.url);

/** The browser may have kept a script that came damaged: it is fetched anew. */
export const renewScript = () => fetch(SCRIPT, { cache: "reload" }).catch(() => {}); // the worker will tell

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
  return name === "warm" && early ? handedOver(early) : newWorker(SCRIPT, name);
}
