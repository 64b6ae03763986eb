/** The page's side of the worker: starts and ends it, sends it requests, tells what it says or suffers. */
import { renewScript, startWorker } from "#start-worker";
import { told } from "./loading/fault.js";
import { isReply, UNREADABLE } from "./protocol.js";

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./steps.js").Event} Event */

/**
 * What comes of a request is told to the listener. Of a worker that was ended nothing is told.
 * @typedef {object} Engine
 * @property {(start: "warm" | "cold") => void} launch in the place of any before; cold: from scratch
 * @property {() => void} end
 * @property {(request: Request) => void} send
 */

/** @type {Event} */
const GARBLED = { type: "error", id: UNREADABLE, error: { id: "bad_reply", args: {} } };

/** Policies of a host, and frames without an origin of their own, forbid it by throwing. @type {Event} */
const FORBIDDEN = { type: "failed", error: { id: "no_worker", args: {} } };

/**
 * @param {"warm" | "cold"} start
 * @returns {Worker | undefined} where there may be one
 */
function made(start) {
  try {
    return startWorker(start);
  } catch {
    return undefined;
  }
}

/**
 * @param {(event: Event) => void} listener
 * @param {() => Promise<void>} prepare what else has to be there for a game; a Fault says what is not
 * @returns {Engine}
 */
export function createEngine(listener, prepare) {
  /** @type {Worker | undefined} */
  let worker;
  let ends = 0;

  function end() {
    ends += 1;
    worker?.terminate();
    worker = undefined;
  }

  /** @param {"warm" | "cold"} start */
  async function launch(start) {
    end();
    const turn = ends;
    if (start === "cold") await renewScript();
    if (turn !== ends) return;
    const launched = made(start);
    if (!launched) return listener(FORBIDDEN);
    /** @param {Event} event */
    const report = (event) => launched === worker && listener(event);
    launched.onmessage = ({ data }) => hear(data, report, prepare);
    launched.onerror = () => report({ type: "broken" });
    worker = launched;
  }

  return { launch, end, send: (request) => worker?.postMessage(request) };
}

/**
 * @param {unknown} data
 * @param {(event: Event) => void} report
 * @param {() => Promise<void>} prepare
 */
async function hear(data, report, prepare) {
  if (!isReply(data)) return report(GARBLED);
  if (data.type !== "ready") return report(data);
  try {
    await prepare();
  } catch (error) {
    return report({ type: "failed", error: told(error, "load_failed") });
  }
  report({ type: "ready" });
}
