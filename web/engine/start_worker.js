/** Starts the worker from its own file. The page that is one file has another way: see `one_file/`. */
import { ownScript } from "../site/scripts.js";

const SCRIPT = new URL(WORKER, import.meta.url);

/** The browser may have kept a script that came damaged: it is fetched anew. */
export const renewScript = () => fetch(SCRIPT, { cache: "reload" }).catch(() => {}); // the worker will tell

/** @param {"warm" | "cold" | "helper"} name what the worker is called, for it to know */
export const startWorker = (name) => new Worker(ownScript(SCRIPT), { type: "module", name });
