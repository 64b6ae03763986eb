/** The worker's share with its helpers: hands out what they may think about, and does what others hand out. */

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */

/**
 * @typedef {object} To
 * @property {(work: () => void) => void} guard does what Python may throw in
 * @property {() => void} fail what is done about a helper that fails
 */

/** So much lies with a helper at a time: one to do, and one to go on with at once. */
const AT_ONCE = 2;

/** What a helper says if it cannot begin, or could not do what it was given. */
const NOTHING = "";

/** What a helper says once it can begin at once: until then nobody could wait for it. */
const READY = "ready";

/** @type {Map<MessagePort, number>} the helpers there are, and how much lies with each */
const helpers = new Map();

/** Those that have parts in searches, as Python counts them. @type {MessagePort[]} */
const ready = [];

/** @param {Bridge} bridge */
export function handOut(bridge) {
  for (const [port, lies] of helpers) {
    for (let count = lies; count < AT_ONCE; count += 1) {
      const errand = bridge.handOut();
      if (!errand) return;
      port.postMessage(errand);
      helpers.set(port, count + 1);
    }
  }
}

/**
 * A helper has come.
 * @param {Bridge} bridge
 * @param {MessagePort} port to it
 * @param {To} to
 */
export function addHelper(bridge, port, { guard, fail }) {
  helpers.set(port, 0);
  port.onmessage = ({ data }) => {
    if (!helpers.has(port)) return; // it was dropped
    guard(() => (data === NOTHING ? fail() : hear(bridge, port, data)));
  };
  guard(() => handOut(bridge));
}

/**
 * A helper that is ready gets parts of searches too.
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
    helpers.set(port, Math.max(0, (helpers.get(port) ?? 0) - 1)); // parts of a search are not counted
  }
  handOut(bridge);
}

/**
 * They are gone, or will be soon.
 * @param {Bridge} bridge
 */
export function dropHelpers(bridge) {
  for (const port of helpers.keys()) port.close();
  helpers.clear();
  ready.length = 0;
  bridge.takeBack();
}

/**
 * Gives helpers their parts of a search.
 * @param {Bridge} bridge
 * @returns {boolean} whether there were any
 */
export function sendParts(bridge) {
  const parts = bridge.parts();
  if (!parts) return false;
  for (const [helper, errand] of JSON.parse(parts)) ready[helper].postMessage(errand);
  return true;
}

/**
 * From now on does what comes from there.
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
 * @param {Promise<Bridge>} started
 * @param {string} errand
 */
async function done(started, errand) {
  try {
    const bridge = await started;
    await bridge.complete();
    return bridge.doErrand(errand);
  } catch {
    return NOTHING;
  }
}
