/** Starts the first worker while the page's script is still on its way. */
import { startWorker } from "#start-worker";
import { common } from "../site/scripts.js";

/** The page's script takes it from here, and tells if there may be none. */
export function startEarly() {
  if (common.early === null) return; // that script was quicker
  try {
    const [worker, said] = [startWorker("warm"), /** @type {(MessageEvent | ErrorEvent)[]} */ ([])];
    const note = (/** @type {MessageEvent | ErrorEvent} */ event) => said.push(event);
    Object.assign(worker, { onmessage: note, onerror: note });
    common.early = { worker, said };
  } catch {
    common.early = null;
  }
}
