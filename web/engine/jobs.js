/** The worker's exchange with its helpers: hands out jobs and search parts; as a helper, does them. */

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */

/**
 * @typedef {object} To
 * @property {(work: () => void) => void} guard runs work in which Python may throw
 * @property {() => void} fail handles a helper that failed
 */

/** The jobs that a helper holds at a time: one to do, and one to begin right after it. */
const AT_ONCE = 2;

/** The message of a helper that cannot begin, or that failed at a job. */
const NOTHING = "";

/** The message of a helper that can begin at once. Only then it gets search parts, which could not wait for it. */
const READY = "ready";

/** @type {Map<MessagePort, number>} the helpers, each with the number of its jobs */
const helpers = new Map();

/** The helpers that take search parts, by their numbers in Python. @type {MessagePort[]} */
const ready = [];

/** @param {Bridge} bridge */
export function handOut(bridge) {
  for (const [port, lies] of helpers) {
    for (let count = lies; count < AT_ONCE; count += 1) {
      const job = bridge.handOut();
      if (!job) return;
      port.postMessage(job);
      helpers.set(port, count + 1);
    }
  }
}

/**
 * Adds a helper, and gives it jobs.
 * @param {Bridge} bridge
 * @param {MessagePort} port leads to the helper
 * @param {To} to
 */
export function addHelper(bridge, port, { guard, fail }) {
  helpers.set(port, 0);
  port.onmessage = ({ data }) => {
    if (!helpers.has(port)) return; // the worker has dropped it
    guard(() => (data === NOTHING ? fail() : hear(bridge, port, data)));
  };
  guard(() => handOut(bridge));
}

/**
 * Takes a message of a helper. One that is ready gets search parts from now on.
 * @param {Bridge} bridge
 * @param {MessagePort} port
 * @param {string} told
 */
function hear(bridge, port, told) {
  if (told === READY) {
    ready.push(port);
    bridge.addHelper();
  } else {
    bridge.take(told);
    helpers.set(port, Math.max(0, (helpers.get(port) ?? 0) - 1)); // search parts are not counted
  }
  handOut(bridge);
}

/**
 * Forgets all helpers, because the page ends them.
 * @param {Bridge} bridge
 */
export function dropHelpers(bridge) {
  for (const port of helpers.keys()) port.close();
  helpers.clear();
  ready.length = 0;
  bridge.takeBack();
}

/**
 * Sends helpers their search parts.
 * @param {Bridge} bridge
 * @returns {boolean} whether there were any
 */
export function sendParts(bridge) {
  const parts = bridge.parts();
  if (!parts) return false;
  for (const [helper, job] of JSON.parse(parts)) ready[helper].postMessage(job);
  return true;
}

/**
 * Does every job that comes through a port.
 * @param {Promise<Bridge>} started
 * @param {MessagePort} port
 */
export function serve(started, port) {
  port.onmessage = async ({ data }) => port.postMessage(await done(started, data));
  started
    .then((bridge) => bridge.complete())
    .then(() => port.postMessage(READY))
    .catch(() => port.postMessage(NOTHING));
}

/**
 * Does a job; a part of Python that it lacks is loaded, such as another game.
 * @param {Bridge} bridge
 * @param {string} job
 * @param {string} [loaded] the part that was loaded for it
 * @returns {Promise<string>}
 */
async function doJob(bridge, job, loaded) {
  const told = bridge.doJob(job);
  const { type, part } = JSON.parse(told);
  if (type !== "lacking") return told;
  if (part === loaded) return NOTHING;
  await bridge.fetch(part);
  return doJob(bridge, job, part);
}

/**
 * @param {Promise<Bridge>} started
 * @param {string} job
 */
async function done(started, job) {
  try {
    const bridge = await started;
    await bridge.complete();
    return await doJob(bridge, job);
  } catch {
    return NOTHING;
  }
}
