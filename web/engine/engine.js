/** The page's side of the worker: starts and ends it, sends it requests, tells what it says or suffers. */
import { hasScript, renewScript, startWorker } from "#start-worker";
import { createHelpers } from "./helpers.js";
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
 * @property {() => void} fit lets as many think as may by now
 */

/** @type {Event} */
const GARBLED = { type: "error", id: UNREADABLE, error: { id: "bad_reply", args: {} } };

/** Frames without an origin of their own forbid a worker by throwing, policies of a host by an event. @type {Event} */
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

/** A worker breaks off, or cannot be fetched. @type {Event} */
const BROKEN = { type: "broken" };

/**
 * @param {(event: Event) => void} listener
 * @param {() => Promise<void>} prepare what else has to be there for a game; a Fault says what is not
 * @param {() => number} cores how many may think
 * @returns {Engine}
 */
export function createEngine(listener, prepare, cores) {
  const helpers = createHelpers(cores);
  /** @type {Worker | undefined} */
  let worker;
  let ends = 0;
  /** Some worker has said something, so workers are allowed here. */
  let isHeard = false;

  function end() {
    ends += 1;
    helpers.end();
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
    /** @param {boolean} wanted */
    const help = (wanted) => launched === worker && helpers.help(launched, wanted);
    launched.onmessage = ({ data }) => {
      isHeard = true;
      hear(data, { report, prepare, help });
    };
    launched.onerror = ({ message }) => {
      // a script that throws tells why; a worker that is forbidden, or cannot be fetched, tells nothing
      if (isHeard || message) return report(BROKEN);
      return hasScript().then((may) => report(may ? FORBIDDEN : BROKEN));
    };
    worker = launched;
  }

  return { launch, end, send: (request) => worker?.postMessage(request), fit: helpers.fit };
}

/**
 * @param {unknown} data
 * @param {{ report: (event: Event) => void, prepare: () => Promise<void>, help: (wanted: boolean) => void }} to
 */
async function hear(data, { report, prepare, help }) {
  if (!isReply(data)) return report(GARBLED);
  if (data.type === "help") return help(data.wanted);
  if (data.type !== "ready") return report(data);
  try {
    await prepare();
  } catch (error) {
    return report({ type: "failed", error: told(error, "load_failed") });
  }
  report({ type: "ready" });
}
