/**
 * The worker: starts Python, passes requests to it, lets it think in slices. A helper only does jobs; a warm-up only
 * plays hidden games.
 */

import { taskIn } from "../site/worker_name.js";
import { Help } from "./help.js";
import { handOut, sendParts, serve } from "./jobs.js";
import { told } from "./loading/fault.js";
import { startBeside, startPython } from "./loading/python.js";
import { HELPER, isRequest, REHEARSAL, REHEARSED, SERVE, UNREADABLE } from "./protocol.js";

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */
/** @typedef {import("./protocol.js").LackingReply} LackingReply */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Said} Said */

/** @typedef {{ type: "thinking", seat: number, done: number, waits: boolean }} Thinking the progress of a computer player */

const [TASK, game] = taskIn(self.name);

/** The game that Python imports at once. */
const GAME = Object.hasOwn(RUNTIME.bytes, game) ? game : Object.keys(RUNTIME.bytes)[0];

/** Milliseconds of thinking between two looks at new messages. */
const SLICE = 50;

/** @param {Reply} reply */
const post = (reply) => self.postMessage(reply);

/**
 * Sends a reply to the page, except the progress of a computer player, who answers within a second.
 * @param {Said | Thinking} said
 * @param {number} id the number of the request
 */
const tell = (said, id) => said.type !== "thinking" && post({ ...said, id });

/**
 * Reports a crash: Python refuses a request by a reply, and its state after an exception is unknown.
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

/** Milliseconds that a helper may take, ten times as many as it needs. */
const PATIENCE = 2000;

let timer = 0;

/** Whether the last reply of the thinking was about a look back. */
let looksBack = false;

/** @param {Bridge} bridge */
function stop(bridge) {
  clearTimeout(timer);
  goOn = null;
  bridge.stop();
  help.see(bridge);
}

/** Resumes the thinking that waits for a helper's result. @type {(() => void) | null} */
let goOn = null;

/** @param {() => void} work */
function guardHelped(work) {
  guard(work);
  if (goOn) guard(goOn);
}

const help = new Help((wanted) => post({ type: "help", wanted }), guardHelped);

/**
 * @param {Bridge} bridge
 * @param {number} id the number of the request that began the thinking
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
 * Waits for helpers, and gives up those that stay silent.
 * @param {Bridge} bridge
 * @param {number} id
 */
function waitForHelp(bridge, id) {
  goOn = () => think(bridge, id);
  timer = setTimeout(guardHelped, PATIENCE, () => help.fail(bridge));
}

/** The number of the latest request of the page for itself; thinking answers under it. */
let latest = UNREADABLE;

/**
 * @param {Bridge} bridge
 * @param {Request} request
 * @returns {Said | LackingReply}
 */
const ask = (bridge, request) => JSON.parse(bridge.request(JSON.stringify(request)));

/**
 * Passes the request again once a part is loaded; answers with an error if it is missing. A game may lack several parts.
 * @param {Bridge} bridge
 * @param {Request} request
 * @param {string} part
 * @returns {Promise<Said | LackingReply>}
 */
async function askLater(bridge, request, part) {
  try {
    await bridge.fetch(part);
  } catch (error) {
    return { type: "error", error: told(error, "load_failed") };
  }
  const said = ask(bridge, request);
  return said.type === "lacking" && said.part !== part ? askLater(bridge, request, said.part) : said;
}

/**
 * Passes a request to Python. A refusal leaves the thinking as it is, but ends a look back, because the page has left
 * it.
 * @param {Bridge} bridge
 * @param {Request} request
 */
async function pass(bridge, request) {
  try {
    const first = ask(bridge, request);
    const said = first.type === "lacking" ? await askLater(bridge, request, first.part) : first;
    if (said.type === "lacking") throw new Error("modules are missing"); // the host sent modules of another version
    tell(said, request.id);
    const isAside = request.id < 0;
    if (said.type === "error") return looksBack && !isAside && stop(bridge);
    if (!isAside) latest = request.id;
    thinkSoon(bridge, latest);
    bridge.complete().catch(() => {}); // the host may be out of reach later
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
  const onStep = (/** @type {string} */ step, /** @type {number} */ done) => post({ type: "progress", step, done });
  const { bridge, remember } = await startPython(GAME, onStep, TASK !== "cold");
  post({ type: "ready" });
  remember().then(
    () => help.allow(),
    () => {}, // a snapshot only shortens the next start
  );
  return bridge;
}

/** Milliseconds of a warm-up: more than Chromium needs to optimise as much as it caches. */
const REHEARSING = 5000;

async function rehearse() {
  const bridge = await startBeside(GAME);
  bridge.rehearse(REHEARSING);
  self.postMessage(REHEARSED);
  return bridge;
}

/** The way to start, by the task of the worker. @type {Record<string, () => Promise<Bridge>>} */
const STARTS = { [HELPER]: () => startBeside(GAME), [REHEARSAL]: rehearse };

const started = (STARTS[TASK] ?? start)();
started.catch((error) => post({ type: "failed", error: told(error, "load_failed") }));

/** The queue of messages, each of which may wait for modules. @type {Promise<unknown>} */
let turn = started;

self.onmessage = ({ data, ports: [port] }) => {
  if (data === SERVE) return serve(started, port);
  if (data === HELPER) return port ? help.welcome(started, port) : help.renew(started);
  if (isRequest(data) && data.type === "ping") return post({ type: "alive" });
  turn = turn.then(async () => handle(await started, data)).catch(() => {});
};
