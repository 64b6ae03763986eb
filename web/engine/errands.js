/** The worker's share with its helpers: hands out what they may think about, and does what others hand out. */

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */

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
 * A helper has come.
 * @param {Bridge} bridge
 * @param {MessagePort} port to it
 * @param {(work: () => void) => void} guard does what Python may throw in
 */
export function addHelper(bridge, port, guard) {
  helpers.set(port, 0);
  port.onmessage = ({ data }) => guard(() => hear(bridge, port, data));
  guard(() => handOut(bridge));
}

/**
 * A helper that fails is given nothing more, and others may do what lies with it.
 * @param {Bridge} bridge
 * @param {MessagePort} port
 * @param {string} told
 */
function hear(bridge, port, told) {
  const lies = helpers.get(port);
  if (lies === undefined) return; // it was dropped
  if (told === NOTHING) {
    drop(port);
    bridge.takeBack();
  } else {
    bridge.take(told);
    helpers.set(port, lies - 1);
  }
  handOut(bridge);
}

/** @param {MessagePort} port */
function drop(port) {
  port.close();
  helpers.delete(port);
}

/**
 * They are gone, or will be soon.
 * @param {Bridge} bridge
 */
export function dropHelpers(bridge) {
  for (const port of [...helpers.keys()]) drop(port);
  bridge.takeBack();
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
