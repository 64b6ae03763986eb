/** The closed list of messages between the page and the worker; nothing else crosses but a helper's port. */

// What Python takes and says is typed by its own side (facts.d.ts); `tsc` holds these lists to it, both ways.

/** @typedef {import("../types").Message} Message */
/** @typedef {import("../types").LackingReply} LackingReply */
/** @typedef {import("../types").ThinkingReply} ThinkingReply */
/** @typedef {import("../types").Told} Told */

/** @typedef {Message | { type: "stop" } | { type: "ping" }} Wish a request before it is given a number; the worker itself stops, and answers a ping */
/** @typedef {Wish & { id: number }} Request */

/**
 * What the worker says of itself: how far Python has started, that a ping has come, whether it wants helpers, and that nothing
 * more can be asked of it.
 * @typedef {{ type: "progress", step: string, done: number }
 *   | { type: "ready" }
 *   | { type: "alive" }
 *   | { type: "help", wanted: boolean }
 *   | { type: "failed", error: Told }} Condition
 */

/** @typedef {Exclude<import("../types").Reply, ThinkingReply | LackingReply>} Said a reply before it is given the number of its request */
/** @typedef {(Said & { id: number }) | Condition} Reply */

/** @type {Record<Wish["type"], true>} */
export const REQUESTS = {
  new: true,
  day: true,
  lesson: true,
  read_on: true,
  load: true,
  open_code: true,
  read_code: true,
  codes: true,
  answer: true,
  take_device: true,
  undo: true,
  hint: true,
  look_back: true,
  replay: true,
  branch: true,
  puzzle: true,
  judge: true,
  stop: true,
  ping: true,
};

/** @type {Record<Reply["type"], true>} */
const REPLIES = {
  view: true,
  hint: true,
  look_back: true,
  replay: true,
  read_code: true,
  codes: true,
  puzzle: true,
  judged: true,
  error: true,
  progress: true,
  ready: true,
  alive: true,
  help: true,
  failed: true,
};

/** Comes with a port, over which the worker talks with a helper, or without: those before are gone. A helper is also called that. */
export const HELPER = "helper";

/** Comes to a helper with the other end of that port. */
export const SERVE = "serve";

/** What the first worker is called where another one is to compile WebAssembly anew. */
export const UNSHARED = "unshared";

/** What a worker is called that plays unseen; it says so once it has. */
export const REHEARSAL = "rehearsal";
export const REHEARSED = "rehearsed";

/** The number of a reply to what could not be read. */
export const UNREADABLE = 0;

/**
 * @param {object} list
 * @param {unknown} data
 */
const isOn = (list, data) =>
  typeof data === "object" && data !== null && "type" in data && Object.hasOwn(list, String(data.type));

/**
 * @param {unknown} data
 * @returns {data is Request}
 */
export const isRequest = (data) => isOn(REQUESTS, data) && Number.isInteger(/** @type {Request} */ (data).id);

/**
 * @param {unknown} data
 * @returns {data is Reply}
 */
export const isReply = (data) => isOn(REPLIES, data);
