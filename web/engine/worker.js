/** The worker: starts Python, passes requests on to it, lets it think in slices. */
import { told } from "./loading/fault.js";
import { startPython } from "./loading/python.js";
import { isRequest } from "./protocol.js";

/** @typedef {import("./loading/python.js").Bridge} Bridge */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Request} Request */

/** Milliseconds of thinking between two looks at new messages. */
const SLICE = 50;

/** What is thought of for a request, and has its number. */
const ASKED_FOR = ["hint", "analysis"];

/** @param {Reply} reply */
const post = (reply) => self.postMessage(reply);

let timer = 0;

const stop = () => clearTimeout(timer);

/**
 * @param {Bridge} bridge
 * @param {number} id that of the request which began it
 */
function thinkSoon(bridge, id) {
  stop();
  timer = setTimeout(think, 0, bridge, id);
}

/**
 * How far a computer has got is of no use to the page: it answers within a second.
 * @param {any} reply of the bridge
 * @param {number} id
 */
function tell(reply, id) {
  if (reply.type !== "thinking") post(ASKED_FOR.includes(reply.type) ? { ...reply, id } : reply);
}

/**
 * @param {Bridge} bridge
 * @param {number} id
 */
function think(bridge, id) {
  try {
    const text = bridge.think(SLICE);
    if (!text) return;
    tell(JSON.parse(text), id);
    thinkSoon(bridge, id);
  } catch (error) {
    post({ type: "error", error: told(error, "crashed") });
  }
}

/**
 * @param {Bridge} bridge
 * @param {Request} message
 * @returns {Reply}
 */
function ask(bridge, message) {
  try {
    return { ...JSON.parse(bridge.request(JSON.stringify(message))), id: message.id };
  } catch (error) {
    return { type: "error", id: message.id, error: told(error, "crashed") };
  }
}

/**
 * @param {Bridge} bridge
 * @param {Request} message
 */
function handle(bridge, message) {
  if (message.type === "stop") return stop();
  const reply = ask(bridge, message);
  post(reply);
  if (reply.type !== "error") thinkSoon(bridge, message.id);
}

/** @returns {Promise<Bridge>} */
async function start() {
  const { bridge, remember } = await startPython(
    (step, done) => post({ type: "progress", step, done }),
    self.name !== "cold",
  );
  post({ type: "ready", catalogue: JSON.parse(bridge.catalogue()) });
  remember().catch(() => {}); // it only spares time at the next visit
  return bridge;
}

const started = start();
started.catch((error) => post({ type: "failed", error: told(error, "load_failed") }));

self.onmessage = ({ data }) => {
  if (isRequest(data))
    started.then(
      (bridge) => handle(bridge, data),
      () => {},
    );
};
