/** The worker's wish for helpers: when it has them, and what it does without those that fail. */
import { addHelper, dropHelpers } from "./errands.js";

/** @typedef {import("./loading/bridge.js").Bridge} Bridge */

/** So often they are asked for if they fail; then the worker does without until it needs none any more. */
const TRIES = 2;

export class Help {
  #allowed = false;
  #wanted = false;
  #failures = 0;

  /** How often they were asked for: those of before are not those of now. */
  #asked = 0;

  #tell;
  #guard;

  /**
   * @param {(wanted: boolean) => void} tell tells the page whether helpers are wanted: it starts and ends them
   * @param {(work: () => void) => void} guard does what Python may throw in, and goes on with what waited for it
   */
  constructor(tell, guard) {
    this.#tell = tell;
    this.#guard = guard;
  }

  /** From now on there is what they begin with. */
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
   * @param {boolean} now whether they are wanted
   */
  #want(bridge, now) {
    if (now === this.#wanted) return;
    this.#wanted = now;
    if (now) this.#asked += 1;
    else dropHelpers(bridge);
    this.#tell(now);
  }

  /**
   * One of them fails or is silent: all are ended, and others may come.
   * @param {Bridge} bridge
   */
  fail(bridge) {
    this.#failures += 1;
    this.#want(bridge, false);
  }

  /**
   * One has come; if it is too late, it is told nothing.
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
   * The page has ended those there were; others come.
   * @param {Promise<Bridge>} started
   */
  async renew(started) {
    this.#asked += 1;
    const bridge = await started;
    this.#guard(() => dropHelpers(bridge));
  }
}
