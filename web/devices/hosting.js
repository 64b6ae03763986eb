/** The host's page: ties the rules of the host to connections, to Python in the worker, and to the page. */
import { isWaiting } from "../engine/life.js";
import { awaitsHere } from "./consent.js";
import { begun, reduce, screensAt } from "./host.js";
import { written } from "./protocol.js";
import { BEAT, closeSoon } from "./pulse.js";
import { phonesAt, placing, seatsToGive } from "./sitting.js";

/** @typedef {import("../types").Player} Player */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/life.js").Life} Life */
/** @typedef {import("./host.js").Event} Event */
/** @typedef {import("./lines.js").Channel} Channel */
/** @typedef {import("./lines.js").Effect} Effect */
/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Phone} Phone */

/**
 * @typedef {object} Page the page's side of it
 * @property {Engine["ask"]} ask of the engine
 * @property {string} site the version of the site
 * @property {string} table the id of the table
 * @property {Record<number, Phone>} phones those of an earlier visit
 * @property {(table: string, phones: Record<number, Phone>) => void} keep stores them for a table
 * @property {(table: string) => Record<number, Phone>} known those that are stored for a table
 * @property {(table: Table) => (string | null)[]} names of the people of a table, empty without one; null: a computer
 * @property {(table: Table) => boolean} isOpen whether others may play at a table that the page shows
 * @property {(seat: number) => void} undo takes the latest decision of a person at this device back
 * @property {(error: Told) => void} tell
 * @property {() => void} changed draw `now()` again
 */

/**
 * The devices at the table, as the page shows them.
 * @typedef {object} Now
 * @property {string} table the id of the table
 * @property {{ seat: number, name: string, came: boolean, here: boolean }[]} phones own phones, with whether each has come
 *   and is connected
 * @property {number} screens the number of shared screens
 * @property {{ line: number, name: string }[]} placing the guests of which this device's people are asked who they are
 * @property {number[]} free the seats that such a guest can get
 * @property {{ seat: number, waits: number[], here: number[] } | null} undo an undo of `seat` that waits for others;
 *   the people at this device answer for the seats in `here`
 */

/**
 * @typedef {object} Hosting
 * @property {(channel: Channel, seat: number | null) => void} welcome a device that has connected; null: a shared screen
 * @property {(life: Life) => void} see at each drawing: whether a newer table is stored
 * @property {(seat: number, ply: number) => void} undo asks the others first, if need be, and then calls the page's `undo`
 * @property {(yes: boolean) => void} agree for the seats in `now().undo.here`
 * @property {(seat: number) => void} signal calls a guest
 * @property {(line: number, seat: number | null) => void} place says who a guest in `now().placing` is; null: nobody
 * @property {(seats: number[]) => void} reserve lets seats wait for own phones
 * @property {(life: Life) => void} move hosts the table that is on show now
 * @property {(seat: number, player?: Player) => void} release ends an own phone; this device has the seat, or the player
 * @property {() => void} end closes the table for all guests
 * @property {() => Now} now
 */

/** @param {Page} page @returns {Hosting} */
export function createHosting(page) {
  const { welcome, see, move, happen, end, now } = new HostedTable(page);
  return {
    ...{ welcome, see, move, end, now },
    undo: (seat, ply) => happen({ type: "undo", seat, ply }),
    agree: (yes) => happen({ type: "agree", yes }),
    signal: (seat) => happen({ type: "signal", seat }),
    place: (line, seat) => happen({ type: "place", line, seat }),
    reserve: (seats) => happen({ type: "reserve", seats }),
    release: (seat, player) => happen({ type: "release", seat, player: player ?? null }),
  };
}

/** A random token of 128 bits, in hexadecimal digits. */
const token = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The newest table that is stored, on show or about to be. @param {Life} life */
const newest = (life) => ("behind" in life && life.behind.at(-1)) || life.table;

class HostedTable {
  /** The connections by their numbers. @type {Map<number, Channel>} */
  #channels = new Map();
  #count = 0;
  /** The table that the rules know. @type {Table | null} */
  #seen = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  /** `now()` as the page draws it. */
  #drawn = "";

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.host = begun(page.site, page.table, page.phones);
  }

  /** @param {Channel} channel @param {number | null} seat */
  welcome = (channel, seat) => {
    this.#count += 1;
    const line = this.#count;
    this.#channels.set(line, channel);
    channel.onText = (text) => this.happen({ type: "text", line, text, now: performance.now() });
    channel.onClosed = () => this.#lose(line);
    this.#timer ??= setInterval(() => this.happen({ type: "tick" }), BEAT);
    this.happen({ type: "open", line, seat, token: token() });
  };

  /** @param {number} line */
  #lose(line) {
    if (!this.#channels.delete(line)) return;
    this.happen({ type: "closed", line });
    if (this.#channels.size) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** @param {Life} life */
  see = (life) => {
    const table = newest(life);
    if (table === this.#seen || (isWaiting(life) && table?.save.id !== this.host.table)) return;
    this.#seen = table;
    this.happen({ type: "table", table: table && this.#facts(table) });
  };

  /** @param {Life} life */
  move = (life) => {
    const table = newest(life);
    if (table) this.happen({ type: "move", table: this.#facts(table) });
  };

  /** @param {Table} table @returns {import("./moving.js").OnShow} */
  #facts(table) {
    const { known, names, isOpen } = this.page;
    const { id } = table.save;
    return { id, ply: table.view.ply, names: names(table), known: known(id), isOpen: isOpen(table) };
  }

  end = () => this.happen({ type: "end" });

  /** @returns {Now} */
  now = () => {
    const { undo } = this.host;
    const waiting = undo?.waits && { seat: undo.seat, waits: undo.waits, here: awaitsHere(this.host) };
    return {
      table: this.host.table,
      phones: phonesAt(this.host),
      screens: screensAt(this.host),
      placing: placing(this.host).map(({ id, name }) => ({ line: id, name })),
      free: seatsToGive(this.host, this.host.isBoard),
      undo: waiting ?? null,
    };
  };

  /** @param {Event} event */
  happen = (event) => {
    const { host, effects } = reduce(this.host, event);
    this.host = host;
    for (const effect of effects) this.#carryOut(effect);
    this.#drawAgain();
  };

  /** Most beats and acknowledgements change nothing that the page draws. */
  #drawAgain() {
    const now = JSON.stringify(this.now());
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.page.changed();
  }

  /** @param {Effect} effect */
  #carryOut(effect) {
    if (effect.do === "send") this.#channels.get(effect.line)?.send(written(effect.message));
    else if (effect.do === "close") this.#hangUp(effect.line);
    else if (effect.do === "ask") this.#ask(effect);
    else if (effect.do === "undo") this.page.undo(effect.seat);
    else if (effect.do === "keep") this.page.keep(this.host.table, effect.phones);
    else this.page.tell(effect.error);
  }

  /** Closes a connection; whatever still comes over it costs nothing. @param {number} line */
  #hangUp(line) {
    const channel = this.#channels.get(line);
    if (channel) channel.onText = () => {};
    closeSoon(channel);
  }

  /** @param {Extract<Effect, { do: "ask" }>} effect */
  async #ask({ message, next }) {
    const reply = await this.page.ask(message);
    this.happen({ ...next, reply });
  }
}
