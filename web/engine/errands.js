/** The worker's share with its helpers: hands out what they may think about, and does what others hand out. */

/** @typedef {import("./loading/python.js").Bridge} Bridge */

/** So much lies with a helper at a time: one to do, and one to go on with at once. */
const AT_ONCE = 2;

/** What a helper says if it could not do what it was given. */
const NOTHING = "";

/** @type {Map<MessagePort, number>} the helpers there are, and how much lies with each */
const helpers = new Map();

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
 * A helper has come. One that fails is given nothing more: what it has is done here in the end.
 * @param {Bridge} bridge
 * @param {MessagePort} port to it
 */
export function addHelper(bridge, port) {
  helpers.set(port, 0);
  port.onmessage = ({ data }) => {
    if (data === NOTHING) return helpers.delete(port);
    bridge.take(data);
    helpers.set(port, (helpers.get(port) ?? 1) - 1);
    handOut(bridge);
  };
  handOut(bridge);
}

/** They are gone, or will be soon. */
export function dropHelpers() {
  for (const port of helpers.keys()) port.close();
  helpers.clear();
}

/**
 * From now on does what comes from there.
 * @param {Promise<Bridge>} started
 * @param {MessagePort} port
 */
export function serve(started, port) {
  port.onmessage = async ({ data }) => port.postMessage(await done(started, data));
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
