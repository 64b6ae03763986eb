/** The page's side of the worker: sends what the page asks for, hands on what comes back. */
import { keepOffline } from "../offline/register.js";
import { isReply } from "./protocol.js";

/** @typedef {import("./protocol.js").Catalogue} Catalogue */
/** @typedef {import("./protocol.js").Findings} Findings */
/** @typedef {import("./protocol.js").Hint} Hint */
/** @typedef {import("./protocol.js").Options} Options */
/** @typedef {import("./protocol.js").Player} Player */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Table} Table */
/** @typedef {import("./protocol.js").Told} Told */
/** @typedef {import("./protocol.js").Wish} Wish */

/**
 * What the page wants to hear of. Errors and failures are an id and its facts, worded by
 * `error-<id>`; steps are worded by `step-<step>`: "download", "python", "game".
 * @typedef {object} Listeners
 * @property {(table: Table) => void} onView the table changed; never of a game left behind
 * @property {(hint: Hint) => void} onHint a hint is thought of, or there; never of another question
 * @property {(found: Findings) => void} onFindings of a look back, bit by bit; never of another game
 * @property {(step: string, done: number) => void} onProgress loading, 0 to 1 over all steps
 * @property {(catalogue: Catalogue) => void} onReady games can be played from now on
 * @property {(error: Told) => void} onError the last request was refused; nothing changed
 * @property {(error: Told) => void} onFailed the worker is gone; only `retry` helps
 */

/**
 * Requests return at once; what comes of them is told to the listeners. They may be made
 * before `onReady`: the worker takes them up as soon as it can.
 * @typedef {object} Engine
 * @property {(options: Options, players: Player[], serious: boolean) => void} newGame
 * @property {(text: string) => void} load starts from the raw text of a save file
 * @property {(ply: number, seat: number, answer: number[]) => void} answer
 * @property {(seat: number) => void} undo
 * @property {(ply: number, seat: number) => void} hint any other request ends it
 * @property {() => void} lookBack on a game that is over, or further back; any other request ends it
 * @property {() => void} endThought ends a hint or a look back
 * @property {() => void} stop ends thinking; no more views until the next request
 * @property {() => void} retry starts once more, from scratch; a game has to be loaded again
 */

/** Milliseconds without a sign of life after which loading has failed. */
const PATIENCE = 60_000;

/**
 * Views of the game before a request are still under way when it is made. They are held
 * until its reply: a view makes them stale, an error lets them through. After `mute` they
 * are of a game that was left, until a request brings another.
 * @param {(table: Table) => void} onView
 */
function viewsInTurn(onView) {
  let pending = 0;
  let muted = false;
  /** @type {Table[]} */
  let held = [];
  return {
    /** @param {number} id */
    ask: (id) => {
      pending = id;
    },
    mute: () => {
      pending = 0;
      muted = true;
      held = [];
    },
    /** @param {{ id?: number, table: Table }} reply */
    view: ({ id, table }) => {
      const awaited = id === pending;
      if (awaited) {
        pending = 0;
        muted = false;
        held = [];
      }
      if (muted) return;
      if (pending) held.push(table);
      else onView(table);
    },
    /**
     * Whether an error is to be told: not while a later request is still to be replied to.
     * @param {number | undefined} id
     */
    refused: (id) => {
      if (id === pending) {
        pending = 0;
        for (const table of held.splice(0)) onView(table);
      }
      return pending === 0;
    },
  };
}

/**
 * Starts the worker and keeps watch over it.
 * @param {Listeners} listeners
 * @returns {Engine}
 */
export function createEngine(listeners) {
  const views = viewsInTurn(listeners.onView);
  /** @type {Worker | undefined} */
  let worker;
  let watch = 0;
  let running = false;
  let count = 0;
  /** The number of the request that is thought about: a hint, a look back. */
  let thought = 0;

  /** @param {Told} error */
  function fail(error) {
    clearTimeout(watch);
    worker?.terminate();
    views.mute();
    listeners.onFailed(error);
  }

  function stillAlive() {
    clearTimeout(watch);
    watch = setTimeout(() => fail({ id: "load_stalled", args: {} }), PATIENCE);
  }

  /** @param {Reply} reply */
  function hear(reply) {
    if (reply.type === "view") views.view(reply);
    else if (reply.type === "hint") reply.id === thought && listeners.onHint(reply);
    else if (reply.type === "analysis") reply.id === thought && listeners.onFindings(reply);
    else if (reply.type === "progress") {
      stillAlive();
      listeners.onProgress(reply.step, reply.done);
    } else if (reply.type === "ready") {
      clearTimeout(watch);
      running = true;
      listeners.onReady(reply.catalogue);
      keepOffline();
    } else if (reply.type === "error") {
      if (views.refused(reply.id)) listeners.onError(reply.error);
    } else fail(reply.error);
  }

  /** A worker that cannot be fetched, or one that broke off. */
  const lost = () => (running ? { id: "engine_lost", args: {} } : { id: "load_file", args: { file: "worker" } });

  /** @param {"warm" | "cold"} start cold: without the memory kept from an earlier visit */
  function launch(start) {
    worker?.terminate();
    running = false;
    worker = new Worker(new URL(WORKER, import.meta.url), { type: "module", name: start });
    worker.onmessage = ({ data }) => isReply(data) && hear(data);
    worker.onerror = () => fail(lost());
    stillAlive();
  }

  /** @param {Wish} wish */
  function send(wish) {
    count += 1;
    thought = ["hint", "analyse"].includes(wish.type) ? count : 0;
    worker?.postMessage({ id: count, ...wish });
  }

  /** @param {Wish} wish what changes the table */
  function ask(wish) {
    send(wish);
    views.ask(count);
  }

  launch("warm");
  return {
    newGame: (options, players, serious) => ask({ type: "new", options, players, serious }),
    load: (text) => ask({ type: "load", text }),
    answer: (ply, seat, answer) => ask({ type: "answer", ply, seat, answer }),
    undo: (seat) => ask({ type: "undo", seat }),
    hint: (ply, seat) => send({ type: "hint", ply, seat }),
    lookBack: () => send({ type: "analyse" }),
    endThought: () => send({ type: "stop" }),
    stop: () => {
      send({ type: "stop" });
      views.mute();
    },
    retry: () => launch("cold"),
  };
}
