/** Requests about other devices: each gets one reply, and the life of the page's own requests is none of theirs. */

/** @typedef {import("./protocol.js").Aside} Aside */
/** @typedef {import("./protocol.js").AsideReply} AsideReply */

/** @type {AsideReply} */
const LOST = { type: "error", error: { id: "engine_lost", args: {} } };

/** The requests of a page that await a reply, by number: all numbers are below 0. */
export class Asides {
  /** @type {Map<number, (reply: AsideReply) => void>} */
  #awaited = new Map();
  #last = 0;

  /** @param {() => Worker | undefined} worker the current one */
  constructor(worker) {
    this.worker = worker;
  }

  /**
   * @param {Aside} message
   * @returns {Promise<AsideReply>} the error `engine_lost` if the worker ends before
   */
  ask = (message) => {
    const worker = this.worker();
    if (!worker) return Promise.resolve(LOST);
    this.#last -= 1;
    const id = this.#last;
    worker.postMessage({ ...message, id });
    return new Promise((done) => this.#awaited.set(id, done));
  };

  /**
   * Whether a reply answers one of these requests, which then gets it without the number.
   * @param {unknown} data of a worker
   */
  take(data) {
    const { id, ...reply } = /** @type {AsideReply & { id: number }} */ (Object(data));
    if (!(id < 0)) return false;
    this.#awaited.get(id)?.(/** @type {AsideReply} */ (reply));
    this.#awaited.delete(id);
    return true;
  }

  /** The worker is gone, and no reply comes. */
  end() {
    for (const done of this.#awaited.values()) done(LOST);
    this.#awaited.clear();
  }
}
