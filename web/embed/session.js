/** The exchange with a host page that was let in: answers its requests, and sends it the news. */
import { told } from "../engine/loading/fault.js";
import { house } from "../state/catalogue.js";
import { faultOf, leaveUnheard, message, TO_FRAME, VERSION } from "./protocol.js";
import { NOTHING, newsBetween, seen, worded } from "./told.js";
import { wishedSize } from "./wish.js";

/** @typedef {import("./protocol.js").Message} Message */
/** @typedef {Record<string, (data: Record<string, any>) => object | Promise<object>>} Requests */

/** Milliseconds that a host page has for an answer; without one, the save counts as not stored there. */
const PATIENCE = 1000;

/** @type {MessagePort | undefined} */
let port;

let before = NOTHING;

let size = "";

let count = 0;

/** The pending requests to the host page, by number. @type {Map<number, (isDone: boolean) => void>} */
const asked = new Map();

/** @param {string} type @param {object} [data] @param {number} [id] */
const say = (type, data, id) => port?.postMessage(message(type, data, id));

/**
 * @param {Message} request
 * @param {Requests} requests
 */
async function answer({ id, type, data }, requests) {
  try {
    say("done", await requests[type](data), id);
  } catch (error) {
    say("failed", worded(told(error, "crashed")), id);
  }
}

/**
 * @param {unknown} heard
 * @param {string} origin
 * @param {Requests} requests
 */
function hear(heard, origin, requests) {
  const request = /** @type {Message} */ (heard);
  const fault = faultOf(heard, TO_FRAME);
  if (fault) return leaveUnheard(origin, fault);
  if (asked.has(request.id) && ["done", "failed"].includes(request.type)) {
    asked.get(request.id)?.(request.type === "done");
  } else if (Object.hasOwn(requests, request.type)) answer(request, requests);
  else leaveUnheard(origin, "nothing was asked that it would answer");
}

/**
 * Begins the exchange, in place of an earlier one.
 * @param {MessagePort} given
 * @param {string} origin
 * @param {Requests} requests
 */
export function talk(given, origin, requests) {
  port?.close();
  port = given;
  [before, size] = [NOTHING, ""];
  port.onmessage = ({ data }) => hear(data, origin, requests);
  say("welcome", { version: VERSION, site: house.version, types: Object.keys(requests) });
  tellHost();
}

/** Sends the news; call this after each drawing. */
export function tellHost() {
  if (!port) return;
  const now = seen();
  for (const [type, data] of newsBetween(before, now)) say(type, data);
  before = now;
  tellSize();
}

function tellSize() {
  const wish = wishedSize();
  const told = `${wish.width} ${wish.height}`;
  if (told !== size) say("resize", wish);
  size = told;
}

/**
 * Sends a request to the host page.
 * @param {string} type
 * @param {object} data
 * @returns {Promise<boolean>} whether the host page has done it in time
 */
export function ask(type, data) {
  count += 1;
  const id = count;
  return new Promise((done) => {
    const over = (/** @type {boolean} */ isDone) => asked.delete(id) && done(isDone);
    asked.set(id, over);
    setTimeout(over, PATIENCE, false);
    say(type, data, id);
  });
}
