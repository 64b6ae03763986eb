/** Starts the first worker while the page's script still loads. */
import { common, newWorker } from "../site/scripts.js";
import { nameOfFirst } from "./rehearsed.js";

/** The page's script takes over the worker, and reports an error if the browser forbids it. @param {URL} script */
export function startEarly(script) {
  try {
    const [worker, said] = [newWorker(script, nameOfFirst(script)), /** @type {(MessageEvent | ErrorEvent)[]} */ ([])];
    const note = (/** @type {MessageEvent | ErrorEvent} */ event) => said.push(event);
    Object.assign(worker, { onmessage: note, onerror: note });
    common.early = { worker, said };
  } catch {
    // the page's script tries again, and reports the error
  }
}
