/**
 * A guest's page: takes the place of the worker. The host's tables come as the replies of Python would, answers and undos go
 * to the host, and no Python starts.
 */
import { begun, isHere, reduce } from "./guest.js";
import { told, written } from "./protocol.js";
import { BEAT, closeSoon } from "./pulse.js";

/** @typedef {import("../types").Told} Told */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Request} Request */
/** @typedef {import("../engine/steps.js").Event} Reply */
/** @typedef {import("./guest.js").Effect} Effect */
/** @typedef {import("./guest.js").Event} Event */
/** @typedef {import("./guest.js").Guest} Guest */
/** @typedef {import("./lines.js").Channel} Channel */

/**
 * @typedef {object} Visiting
 * @property {Engine} engine for `useEngine`; then `begin` the wish `{ type: "join" }`, whose table is the first that comes
 * @property {(channel: Channel) => void} enter over the first connection, or over a new one
 * @property {(yes: boolean) => void} agree to the undo in `guest().asked`, or not
 * @property {() => void} leave
 * @property {() => Guest} guest
 */

/**
 * @typedef {object} Page the page's side of it
 * @property {(reply: Reply) => void} listener takes the events of an engine: `dispatch`
 * @property {string} site the version of the site
 * @property {string} name of the person
 * @property {string | null} token of an earlier visit
 * @property {(token: string, table: string) => void} keep stores the token
 * @property {() => void} signal the host calls this person
 * @property {() => void} changed draw `guest()` again
 */

/** @typedef {Extract<import("./protocol.js").FromGuest, { type: "moment" }>} Moment */

/** The least milliseconds between two moments: the host takes ten messages a second. */
const PAUSE = 120;

/** @type {Told} */
const AT_HOST = told("at_host");

/** @param {Page} page @returns {Visiting} */
export function createVisiting(page) {
  const visit = new Visit(page);
  const { launch, end, send, enter, agree, leave } = visit;
  const engine = { launch, end, send, fit: () => {}, ask: visit.ask };
  return { engine, enter, agree, leave, guest: () => visit.guest };
}

/** The message for a request that changes nothing at the table. @param {Request} request @returns {Extract<import("./protocol.js").FromGuest, { type: "hint" | "look_back" | "stop" | "moment" }> | null} */
function wonderIn(request) {
  if (request.type === "stop") return { type: "stop" };
  if (request.type === "hint") return { type: "hint", seat: request.seat, ply: request.ply };
  if (request.type === "look_back") return { type: "look_back", first: request.ply ?? null, again: true };
  return request.type === "replay" ? { type: "moment", ply: request.ply, eyes: request.seat } : null;
}

class Visit {
  /** The number of the request that waits for a table; tables that come without one have the number of the last. */
  #awaited = 0;
  #last = 0;
  /** The numbers of the requests for thinking and for a moment. */
  #thought = 0;
  #look = 0;
  /** Whether a moment is on its way; the newest of those that wait for it. */
  #looking = false;
  /** @type {Moment | null} */
  #next = null;
  /** @type {Channel | null} */
  #channel = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  /** The parts of the guest as the page draws them. */
  #drawn = "";

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.guest = begun(page.site, page.name, page.token);
  }

  // ---------------------------------------------------------- the engine

  launch = () => queueMicrotask(() => this.page.listener({ type: "ready" }));

  end = () => {};

  /** @returns {Promise<import("../engine/protocol.js").AsideReply>} */
  ask = () => Promise.resolve({ type: "error", error: AT_HOST });

  /** @param {Request} request */
  send = (request) => {
    if (request.type === "ping") return queueMicrotask(() => this.page.listener({ type: "alive" }));
    const message = wonderIn(request);
    if (message) return this.#wonder(request.id, message);
    this.#awaited = request.id;
    if (request.type === "answer") this.#happen({ ...request, type: "answer" });
    else if (request.type === "undo") this.#happen({ ...request, type: "undo" });
    else if (request.type === "join") this.#showAgain();
    else this.#tell(AT_HOST);
  };

  /** @param {number} id @param {NonNullable<ReturnType<typeof wonderIn>>} message */
  #wonder(id, message) {
    if (message.type === "moment") return this.#lookFor(id, message);
    this.#thought = id;
    this.#happen({ type: "wonder", message });
  }

  /** Asks for one moment at a time: a slider wants many. @param {number} id @param {Moment} message */
  #lookFor(id, message) {
    this.#look = id;
    this.#next = message;
    if (this.#looking) return;
    this.#looking = true;
    this.#next = null;
    this.#happen({ type: "wonder", message });
  }

  /** The moment is here, or none comes; the next one follows after a pause. */
  #looked() {
    const next = this.#next;
    setTimeout(() => {
      this.#looking = false;
      if (this.#next) this.#lookFor(this.#look, this.#next);
    }, PAUSE);
    return next === null;
  }

  /** Shows the newest table at once, if one has come before the page joined. */
  #showAgain() {
    if (this.guest.table) this.#show(this.guest.table);
  }

  /** @param {import("../types").Table} table */
  #show(table) {
    if (!this.guest.pending) this.#last = this.#awaited;
    this.page.listener({ type: "view", id: this.#last, table, visit: true });
  }

  /** @param {Told} error @param {number} [id] */
  #tell(error, id = this.#awaited) {
    queueMicrotask(() => this.page.listener({ type: "error", id, error }));
  }

  /** @param {{ of: string, error: Told }} effect */
  #miss({ of, error }) {
    if (of !== "moment") return this.#tell(error, this.#thought);
    if (this.#looked()) this.#tell(error, this.#look);
  }

  /** @param {import("./guest.js").News} news */
  #handOn(news) {
    const { listener } = this.page;
    if (news.type === "hinted") listener({ type: "hint", id: this.#thought, ...news.hint });
    else if (news.type === "found") listener({ ...news.findings, type: "look_back", id: this.#thought });
    else if (this.#looked()) listener({ ...news.replay, type: "replay", id: this.#look });
  }

  // ---------------------------------------------------------- the connection

  /** @param {Channel} channel */
  enter = (channel) => {
    this.#channel?.close();
    this.#channel = channel;
    this.#looking = false;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#happen({ type: "tick" }), BEAT);
    channel.onText = (text) => channel === this.#channel && this.#happen({ type: "text", text });
    channel.onClosed = () => channel === this.#channel && this.#happen({ type: "closed" });
    this.#happen({ type: "open" });
  };

  /** @param {boolean} yes */
  agree = (yes) => this.#happen({ type: "agree", yes });

  leave = () => this.#happen({ type: "leave" });

  /** @param {Event} event */
  #happen(event) {
    const { guest, effects } = reduce(this.guest, event);
    this.guest = guest;
    for (const effect of effects) this.#carryOut(effect);
    this.#drawAgain();
  }

  /** Most beats change nothing that the page draws; it has the table from the engine. */
  #drawAgain() {
    const { is, seat, asked, error, elsewhere, placing } = this.guest;
    const now = JSON.stringify([is, isHere(this.guest), seat, asked, error, elsewhere, placing]);
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.page.changed();
  }

  /** @param {Effect} effect */
  #carryOut(effect) {
    if (effect.do === "send") this.#channel?.send(written(effect.message));
    else if (effect.do === "show") this.#show(effect.table);
    else if (effect.do === "tell") this.#tell(effect.error);
    else if (effect.do === "found") this.#handOn(effect.news);
    else if (effect.do === "miss") this.#miss(effect);
    else if (effect.do === "keep") this.page.keep(effect.token, effect.table);
    else if (effect.do === "signal") this.page.signal();
    else this.#hangUp();
  }

  #hangUp() {
    clearInterval(this.#timer);
    closeSoon(this.#channel);
    this.#channel = null;
  }
}
