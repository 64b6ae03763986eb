/** The worker: starts Python, passes requests on to it, lets it think in slices. A helper only does errands of another; a rehearsal plays unseen. */
import { handOut, sendParts, serve } from "./errands.js";
import { Help } from "./help.js";
import { told } from "./loading/fault.js";
import { startBeside, startPython } from "./loading/python.js";
import { HELPER, isRequest, REHEARSAL, REHEARSED, SERVE, UNREADABLE } from "./protocol.js";

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */
/** @typedef {import("./protocol.js").LackingReply} LackingReply */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Said} Said */

/** @typedef {{ type: "thinking", seat: number, done: number, waits: boolean }} Thinking how far a computer has got */

/** Milliseconds of thinking between two looks at new messages. */
const SLICE = 50;

/** @param {Reply} reply */
const post = (reply) => self.postMessage(reply);

/**
 * How far a computer has got is of no use to the page: it answers within a second.
 * @param {Said | Thinking} said
 * @param {number} id that of the request it comes of
 */
const tell = (said, id) => said.type !== "thinking" && post({ ...said, id });

/**
 * Python refuses by a reply; what it throws leaves it in nobody knows what state.
 * @param {unknown} error
 */
const tellCrash = (error) => post({ type: "failed", error: told(error, "crashed") });

/** @param {() => void} work */
function guard(work) {
  try {
    work();
  } catch (error) {
    tellCrash(error);
  }
}

/** Milliseconds that a helper has for what takes it a tenth of them. */
const PATIENCE = 2000;

let timer = 0;

/** Whether a look back was told of last. */
let looksBack = false;

/** @param {Bridge} bridge */
function stop(bridge) {
  clearTimeout(timer);
  goOn = null;
  bridge.stop();
  help.see(bridge);
}

/** Goes on with what can only go on once a helper has told something. @type {(() => void) | null} */
let goOn = null;

/** @param {() => void} work */
function guardHelped(work) {
  guard(work);
  if (goOn) guard(goOn);
}

const help = new Help((wanted) => post({ type: "help", wanted }), guardHelped);

/**
 * @param {Bridge} bridge
 * @param {number} id that of the request which began it
 */
function thinkSoon(bridge, id) {
  clearTimeout(timer);
  goOn = null;
  timer = setTimeout(guard, 0, () => think(bridge, id));
}

/**
 * @param {Bridge} bridge
 * @param {number} id
 */
function think(bridge, id) {
  goOn = null;
  clearTimeout(timer);
  let text = bridge.think(SLICE);
  while (sendParts(bridge)) text = bridge.think(SLICE);
  help.see(bridge);
  looksBack = false;
  if (!text) return;
  /** @type {Said | Thinking} */
  const said = JSON.parse(text);
  looksBack = said.type === "look_back";
  tell(said, id);
  handOut(bridge);
  if (said.type === "thinking" && said.waits) waitForHelp(bridge, id);
  else thinkSoon(bridge, id);
}

/**
 * Goes on without those who are silent for long.
 * @param {Bridge} bridge
 * @param {number} id
 */
function waitForHelp(bridge, id) {
  goOn = () => think(bridge, id);
  timer = setTimeout(guardHelped, PATIENCE, () => help.fail(bridge));
}

/**
 * @param {Bridge} bridge
 * @param {Request} request
 * @returns {Said | LackingReply}
 */
const ask = (bridge, request) => JSON.parse(bridge.request(JSON.stringify(request)));

/**
 * Asks again once all modules are here; if they cannot be had, that is what is said.
 * @param {Bridge} bridge
 * @param {Request} request
 * @returns {Promise<Said | LackingReply>}
 */
async function askLater(bridge, request) {
  try {
    await bridge.complete();
  } catch (error) {
    return { type: "error", error: told(error, "load_failed") };
  }
  return ask(bridge, request);
}

/**
 * What is refused leaves what is thought about as it was, but for a look back: the page has left that.
 * @param {Bridge} bridge
 * @param {Request} request
 */
async function pass(bridge, request) {
  try {
    const first = ask(bridge, request);
    const said = first.type === "lacking" ? await askLater(bridge, request) : first;
    if (said.type === "lacking") throw new Error("modules are missing"); // the host has given others
    tell(said, request.id);
    if (said.type === "error") return looksBack && stop(bridge);
    thinkSoon(bridge, request.id);
    bridge.complete().catch(() => {}); // whoever plays on may lose the host
  } catch (error) {
    tellCrash(error);
  }
}

/**
 * @param {Bridge} bridge
 * @param {unknown} data
 */
async function handle(bridge, data) {
  if (!isRequest(data)) post({ type: "error", id: UNREADABLE, error: { id: "bad_message", args: {} } });
  else if (data.type === "stop") stop(bridge);
  else await pass(bridge, data);
}

/** @returns {Promise<Bridge>} */
async function start() {
  const { bridge, remember } = await startPython(
    (step, done) => post({ type: "progress", step, done }),
    self.name !== "cold",
  );
  post({ type: "ready" });
  remember().then(
    () => help.allow(),
    () => {}, // it only spares time at the next visit
  );
  return bridge;
}

/** Milliseconds in which as much comes to be optimised as a browser keeps, and some more. */
const REHEARSING = 5000;

async function rehearse() {
  const bridge = await startBeside();
  bridge.rehearse(REHEARSING);
  self.postMessage(REHEARSED);
  return bridge;
}

/** By the name of the worker. @type {Record<string, () => Promise<Bridge>>} */
const STARTS = { [HELPER]: startBeside, [REHEARSAL]: rehearse };

const started = (STARTS[self.name] ?? start)();
started.catch((error) => post({ type: "failed", error: told(error, "load_failed") }));

/** One message after the other, though one may wait for modules. @type {Promise<unknown>} */
let turn = started;

self.onmessage = ({ data, ports: [port] }) => {
  if (data === SERVE) return serve(started, port);
  if (data === HELPER) return port ? help.welcome(started, port) : help.renew(started);
  if (isRequest(data) && data.type === "ping") return post({ type: "alive" });
  turn = turn.then(async () => handle(await started, data)).catch(() => {});
};
