/**
 * A connection to another device in the same network, with one ordered and reliable data channel. No server takes part:
 * both descriptions cross as codes, and no candidate comes from elsewhere.
 */
import { channelOver } from "./channel.js";
import { PairingError } from "./fault.js";
import { describe, partIn, written } from "./sdp.js";

/** @typedef {import("./channel.js").Channel} Channel */
/** @typedef {import("./sdp.js").Description} Description */

/**
 * A connection that awaits the other device.
 * @typedef {object} Waiting
 * @property {Description} description for the other device
 * @property {Promise<Channel>} opened rejects with a `PairingError` if the devices do not find each other
 * @property {() => void} close gives up
 */

/** Milliseconds for the candidates; those in one's own network take a fraction. */
const GATHERING = 2000;

/** Milliseconds for the devices to find each other once both have the other's code. */
const FINDING = 15_000;

/**
 * The result of a promise; if it takes too long, that of `late`.
 * @template T
 * @param {number} time in milliseconds
 * @param {Promise<T>} awaited
 * @param {() => T} late
 */
async function within(time, awaited, late) {
  let timer = 0;
  const end = new Promise((done) => {
    timer = setTimeout(done, time);
  });
  try {
    return await Promise.race([awaited, end.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns {never} */
function unreached() {
  throw new PairingError("unreached");
}

function begun() {
  try {
    const connection = new RTCPeerConnection({ iceServers: [] });
    return { connection, data: connection.createDataChannel("table", { negotiated: true, id: 0 }) };
  } catch {
    throw new PairingError("browser");
  }
}

/** Resolves once the browser knows all candidates. @param {RTCPeerConnection} connection @returns {Promise<void>} */
const gathered = (connection) =>
  new Promise((done) => {
    const look = () => connection.iceGatheringState === "complete" && done();
    connection.onicegatheringstatechange = look;
    look();
  });

/** @param {RTCPeerConnection} connection @returns {Promise<Description>} */
async function described(connection) {
  await connection.setLocalDescription();
  await within(GATHERING, gathered(connection), () => {});
  const description = describe(connection.localDescription?.sdp ?? "");
  if (!description.candidates.length) throw new PairingError(navigator.onLine ? "hidden" : "network");
  return description;
}

/**
 * Takes the description of the other device; an impossible one gets the one error.
 * @param {RTCPeerConnection} connection
 * @param {RTCSdpType} type
 * @param {Description} description
 * @param {string} [part]
 */
async function take(connection, type, description, part) {
  try {
    await connection.setRemoteDescription({ type, sdp: written(description, part) });
  } catch {
    throw new PairingError("altered");
  }
}

/**
 * @param {RTCPeerConnection} connection
 * @param {RTCDataChannel} data
 * @param {number} most letters of an arriving text
 * @returns {Promise<Channel>}
 */
const openedOver = (connection, data, most) =>
  new Promise((done, fail) => {
    data.onopen = () => done(channelOver(connection, data, most));
    data.onclose = () => fail(new PairingError("unreached"));
  });

/**
 * Closes a connection and passes the error on.
 * @template T
 * @param {RTCPeerConnection} connection
 * @param {() => Promise<T>} act
 */
async function orClosed(connection, act) {
  try {
    return await act();
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * The host's side.
 * @param {number} most letters of an arriving text
 * @returns {Promise<Waiting & { accept: (answer: Description) => Promise<Channel> }>}
 */
export async function offer(most) {
  const { connection, data } = begun();
  const description = await orClosed(connection, () => described(connection));
  const opened = openedOver(connection, data, most);
  opened.catch(() => {});
  const accept = (/** @type {Description} */ answer) =>
    orClosed(connection, async () => {
      await take(connection, "answer", answer, partIn(connection.localDescription?.sdp ?? ""));
      return within(FINDING, opened, unreached);
    });
  return { description, opened, accept, close: () => connection.close() };
}

/**
 * The guest's side: it awaits the host, which needs the answer first.
 * @param {Description} offered
 * @param {number} most letters of an arriving text
 * @returns {Promise<Waiting>}
 */
export async function answer(offered, most) {
  const { connection, data } = begun();
  const opened = openedOver(connection, data, most);
  opened.catch(() => {});
  const description = await orClosed(connection, async () => {
    await take(connection, "offer", offered);
    return described(connection);
  });
  return { description, opened, close: () => connection.close() };
}
