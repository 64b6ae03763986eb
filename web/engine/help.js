/** Decides when the worker wants helpers, and ends them if they fail. */
import { addHelper, dropHelpers } from "./jobs.js";

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */

/** After this many failures the worker thinks without helpers, until it needs none any more. */
const TRIES = 2;

export class Help {
  #allowed = false;
  #wanted = false;
  #failures = 0;

  /** Generation of helpers; late arrivals of an earlier one are ignored. */
  #asked = 0;

  #tell;
  #guard;

  /**
   * @param {(wanted: boolean) => void} tell makes the page start or end helpers
   * @param {(work: () => void) => void} guard runs work in which Python may throw, and then the thinking that waited for it
   */
  constructor(tell, guard) {
    this.#tell = tell;
    this.#guard = guard;
  }

  /** Allows helpers: the snapshot that they start from exists now. */
  allow() {
    this.#allowed = true;
  }

  /** @param {Bridge} bridge */
  see(bridge) {
    const needed = bridge.wantsHelp();
    if (!needed) this.#failures = 0;
    this.#want(bridge, needed && this.#allowed && this.#failures < TRIES);
  }

  /**
   * @param {Bridge} bridge
   * @param {boolean} now whether helpers are wanted
   */
  #want(bridge, now) {
    if (now === this.#wanted) return;
    this.#wanted = now;
    if (now) this.#asked += 1;
    else dropHelpers(bridge);
    this.#tell(now);
  }

  /**
   * Ends all helpers because one failed or was silent; `see` may ask for others.
   * @param {Bridge} bridge
   */
  fail(bridge) {
    this.#failures += 1;
    this.#want(bridge, false);
  }

  /**
   * Adds a helper that the page has started, or closes the port of a late one.
   * @param {Promise<Bridge>} started
   * @param {MessagePort} port
   */
  async welcome(started, port) {
    const turn = this.#asked;
    try {
      const bridge = await started;
      await bridge.complete();
      if (!this.#wanted || turn !== this.#asked) return port.close();
      addHelper(bridge, port, { guard: this.#guard, fail: () => this.fail(bridge) });
    } catch {
      port.close();
    }
  }

  /**
   * Forgets all helpers, because the page has ended them and starts others.
   * @param {Promise<Bridge>} started
   */
  async renew(started) {
    this.#asked += 1;
    const bridge = await started;
    this.#guard(() => dropHelpers(bridge));
  }
}
