/** The page's side of the worker: starts and ends it, sends it requests, reports its replies and failures. */
import { renewScript, startWorker, whyNoScript } from "#start-worker";
import { whyLost } from "../site/why_lost.js";
import { Asides } from "./asides.js";
import { createHelpers } from "./helpers.js";
import { told } from "./loading/fault.js";
import { asking, completed } from "./log.js";
import { isReply, UNREADABLE } from "./protocol.js";

/** @typedef {import("./protocol.js").Aside} Aside */
/** @typedef {import("./protocol.js").AsideReply} AsideReply */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./steps.js").Event} Event */

/**
 * Calls its listener with every event of the current worker, and with none of an earlier one.
 * @typedef {object} Engine
 * @property {(start: "warm" | "cold") => void} launch replaces the current worker; `cold` starts Python from scratch
 * @property {() => void} end
 * @property {(request: Request) => void} send
 * @property {(message: Aside) => Promise<AsideReply>} ask asks about another device, beside all other requests
 * @property {() => void} fit adjusts the number of helpers to the cores that may think now
 */

/** @type {Event} */
const GARBLED = { type: "error", id: UNREADABLE, error: { id: "bad_reply", args: {} } };

/**
 * The event of a forbidden worker: a frame without an origin throws, a host's policy causes an error event.
 * @type {Event}
 */
const FORBIDDEN = { type: "failed", error: { id: "no_worker", args: {} } };

/**
 * @param {"warm" | "cold"} start
 * @returns {Worker | undefined} undefined: the browser forbids it
 */
function made(start) {
  try {
    return startWorker(start);
  } catch {
    return undefined;
  }
}

/** A worker crashed, or its script could not be fetched. @type {Extract<Event, { type: "broken" }>} */
const BROKEN = { type: "broken" };

/** Reports a worker that has ended before it sent anything. @param {(event: Event) => unknown} report @param {string} message of its error */
async function tellMissing(report, message) {
  const error = await whyNoScript();
  const isThere = error.id === "load_file";
  // an error in the script has a message; a worker that is forbidden or missing has none
  return report(isThere && !message ? FORBIDDEN : { ...BROKEN, error });
}

/**
 * @param {(event: Event) => void} listener
 * @param {() => Promise<void>} prepare loads the other files that a game needs; throws a Fault that names a missing one
 * @param {() => number} cores the number of workers that may think
 * @returns {Engine}
 */
export function createEngine(listener, prepare, cores) {
  const helpers = createHelpers(cores);
  /** @type {Worker | undefined} */
  let worker;
  const asides = new Asides(() => worker);
  let ends = 0;
  /** True once any worker has sent a message, which shows that the browser allows workers. */
  let isHeard = false;

  function end() {
    ends += 1;
    helpers.end();
    asides.end();
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
    const report = (event) => launched === worker && listener("id" in event ? completed(launched, event) : event);
    /** @param {boolean} wanted */
    const help = (wanted) => launched === worker && helpers.help(launched, wanted);
    launched.onmessage = async ({ data }) => {
      isHeard = true;
      if (!asides.take(data)) await hear(data, { report, prepare, help });
    };
    launched.onerror = ({ message }) => (isHeard ? report(BROKEN) : tellMissing(report, message));
    worker = launched;
  }

  const send = (/** @type {Request} */ request) => worker?.postMessage(asking(worker, request));
  return { launch, end, send, ask: asides.ask, fit: helpers.fit };
}

/** An error, with the cause if a file has not come. @param {import("../types").Told} error */
async function explained(error) {
  const { address, directive } = /** @type {Record<string, string>} */ (error.args);
  return error.id === "load_file" && address ? whyLost(address, { directive }) : error;
}

/**
 * @param {unknown} data
 * @param {{ report: (event: Event) => void, prepare: () => Promise<void>, help: (wanted: boolean) => void }} to
 */
async function hear(data, { report, prepare, help }) {
  if (!isReply(data)) return report(GARBLED);
  if (data.type === "help") return help(data.wanted);
  if (data.type === "error" || data.type === "failed") return report({ ...data, error: await explained(data.error) });
  if (data.type !== "ready") return report(data);
  try {
    await prepare();
  } catch (error) {
    return report({ type: "failed", error: await explained(told(error, "load_failed")) });
  }
  report({ type: "ready" });
}
