/** The closed list of messages between the page and the worker; nothing else crosses but a helper's port. */

// Python's side generates the types of its messages (facts.d.ts); `tsc` compares these lists with them, both ways.

/** @typedef {import("../types").Message} Message */
/** @typedef {import("../types").LackingReply} LackingReply */
/** @typedef {import("../types").ThinkingReply} ThinkingReply */
/** @typedef {import("../types").Told} Told */

/** @typedef {Extract<Message, { table: string }>} Aside a message about another device; its number is below 0 */
/** @typedef {Exclude<Message, Aside> | { type: "stop" } | { type: "ping" } | { type: "join" }} Wish a request without its number; the worker itself handles `stop` and `ping`, another device `join` */
/** @typedef {Wish & { id: number }} Request */

/**
 * A report of the worker about itself: the progress of Python's start, its end, an answer to a ping, whether it wants
 * helpers, and that it can take no more requests.
 * @typedef {{ type: "progress", step: string, done: number }
 *   | { type: "ready" }
 *   | { type: "alive" }
 *   | { type: "help", wanted: boolean }
 *   | { type: "failed", error: Told }} Condition
 */

/** @typedef {Extract<import("../types").Reply, { type: "shown" | "apart" | "heard" | "undo_asks" | "hinted" | "found" | "moment" }>} Beside a reply that only an aside gets */
/** @typedef {Beside | import("../types").ErrorReply} AsideReply */
/** @typedef {Exclude<import("../types").Reply, ThinkingReply | LackingReply | Beside>} Said a reply without the number of its request */
/** @typedef {(Said & { id: number }) | Condition} Reply */

/** @type {Record<Exclude<Wish["type"], "join"> | Aside["type"], true>} */
export const REQUESTS = {
  new: true,
  day: true,
  par: true,
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
  play_puzzle: true,
  set_apart: true,
  reseat: true,
  show_device: true,
  answer_device: true,
  undo_device: true,
  undo_asks: true,
  hint_device: true,
  look_back_device: true,
  replay_device: true,
  stop: true,
  ping: true,
};

/** @type {Record<Reply["type"] | Beside["type"], true>} */
const REPLIES = {
  view: true,
  hint: true,
  look_back: true,
  replay: true,
  read_code: true,
  codes: true,
  puzzle: true,
  judged: true,
  par: true,
  shown: true,
  apart: true,
  heard: true,
  undo_asks: true,
  hinted: true,
  found: true,
  moment: true,
  error: true,
  progress: true,
  ready: true,
  alive: true,
  help: true,
  failed: true,
};

/**
 * A message that brings the worker the port to a helper; without a port, its helpers are gone. Also the name of a
 * helper.
 */
export const HELPER = "helper";

/** The message that brings a helper the other end of that port. */
export const SERVE = "serve";

/** The name of the first worker if a warm-up will compile WebAssembly again. */
export const UNSHARED = "unshared";

/** The name of a worker that plays warm-up games, and its message after them. */
export const REHEARSAL = "rehearsal";
export const REHEARSED = "rehearsed";

/** The number of a reply to an unreadable request. */
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
