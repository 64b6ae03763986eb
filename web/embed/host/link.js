/** The connection to a frame: sends a hello once it has loaded, then requests; receives its answers and news. */
import { faultOf, leaveUnheard, message, TO_FRAME, TO_HOST, VERSION } from "../protocol.js";

/** @typedef {import("../protocol.js").Message} Message */
/** @typedef {import("../embed").ErrorDetail} ErrorDetail */

/** Milliseconds after which a silent frame will hardly answer any more. */
const PATIENCE = 20_000;

/** A refused request; the sentence is in the language of the table. */
export class Refusal extends Error {
  /** @param {ErrorDetail} error */
  constructor({ id, message: sentence }) {
    super(sentence);
    this.id = id;
  }
}

/**
 * @typedef {object} Listener
 * @property {(type: string, data: any) => boolean} hear takes a message; returns whether it has done the request in it
 * @property {() => void} silent the frame has sent nothing for long
 * @property {(id: string) => string} say a sentence
 */

/** @typedef {{ done: (data: any) => void, fail: (error: Refusal) => void }} Waiting */

export class Link {
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** The requests before the frame answers the hello. @type {Message[]} */
  #early = [];
  #count = 0;
  #timer = 0;
  #open = false;
  /** True if the frame has sent nothing for long: a request would wait for ever. */
  #silent = false;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {string} origin the origin of its page
   * @param {Listener} listener
   */
  constructor(frame, origin, listener) {
    this.frame = frame;
    this.origin = origin;
    this.listener = listener;
    frame.addEventListener("load", () => this.#greet());
  }

  /** Sends a hello with a new port, because a frame that has loaded again has lost the old one. */
  #greet() {
    this.#hangUp();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#hear(data);
    this.#silent = false;
    this.#timer = window.setTimeout(() => this.#giveUp(), PATIENCE);
    this.frame.contentWindow?.postMessage(message("hello", { versions: [VERSION] }), this.origin, [port2]);
  }

  /** Closes the port to the previous page, which answers no more. */
  #hangUp() {
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#open = false;
    this.#refuse("gone");
  }

  /** Fails all pending requests, except those that still wait to be sent. @param {string} id */
  #refuse(id) {
    const early = this.#early.map(({ id }) => id);
    for (const [number, { fail }] of this.#waiting) {
      if (early.includes(number)) continue;
      this.#waiting.delete(number);
      fail(this.#refusal(id));
    }
  }

  /** Fails all requests so far; the frame may still answer the hello later. */
  #giveUp() {
    this.#silent = true;
    this.#early = [];
    this.#refuse("silent");
    this.listener.silent();
  }

  /** @param {string} id */
  #refusal = (id, sentence = id) => new Refusal({ id, message: this.listener.say(sentence) });

  close() {
    this.#early = [];
    this.#hangUp();
  }

  /** @param {unknown} heard */
  #hear(heard) {
    const fault = faultOf(heard, TO_HOST);
    if (fault) return leaveUnheard(this.origin, fault);
    const { id, type, data } = /** @type {Message} */ (heard);
    if (type === "done" || type === "failed") return this.#settle(id, type, data);
    if (type === "welcome") [this.#open, this.#silent] = [true, false];
    const isDone = this.listener.hear(type, data);
    if (type === "welcome") this.#welcomed();
    if (id) this.#say(isDone ? message("done", {}, id) : message("failed", { id: "not_done", message: "" }, id));
  }

  #welcomed() {
    clearTimeout(this.#timer);
    for (const early of this.#early.splice(0)) this.#say(early);
  }

  /** @param {number} id @param {"done" | "failed"} type @param {any} data */
  #settle(id, type, data) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === "done") waiting?.done(data);
    else waiting?.fail(new Refusal(data));
  }

  /** @param {Message} said */
  #say(said) {
    if (this.#open) this.#port?.postMessage(said);
    else this.#early.push(said);
  }

  /**
   * @param {string} type
   * @param {object} [data]
   * @returns {Promise<any>}
   */
  ask(type, data) {
    this.#count += 1;
    const said = message(type, data, this.#count);
    if (faultOf(said, TO_FRAME)) return Promise.reject(this.#refusal("too_large", "large"));
    if (this.#silent) return Promise.reject(this.#refusal("silent"));
    return new Promise((done, fail) => {
      this.#waiting.set(said.id, { done, fail });
      this.#say(said);
    });
  }
}
