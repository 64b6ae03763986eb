/** Starts the first worker while the page's script still loads. */
import { common, newWorker } from "../site/scripts.js";
import { workerName } from "../site/worker_name.js";
import { taskOfFirst } from "./rehearsed.js";

/** The page's script takes over the worker, and reports an error if the browser forbids it. @param {URL} script @param {string} game its code */
export function startEarly(script, game) {
  try {
    const worker = newWorker(script, workerName(taskOfFirst(script), game));
    const said = /** @type {(MessageEvent | ErrorEvent)[]} */ ([]);
    const note = (/** @type {MessageEvent | ErrorEvent} */ event) => said.push(event);
    Object.assign(worker, { onmessage: note, onerror: note });
    common.early = { worker, said };
  } catch {
    // the page's script tries again, and reports the error
  }
}
