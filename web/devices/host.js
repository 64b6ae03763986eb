/**
 * The device that hosts a table, as a pure reducer: events of connections, of Python and of the page lead to the next state
 * and to effects. Nothing that a guest sends changes more than its own line, unless Python takes the answer.
 */
import { replayed, thought } from "./advising.js";
import { asks, consent, dismiss, dropUndo, gone, hangUp, wantUndo } from "./consent.js";
import { heard, ROOM } from "./hearing.js";
import { chain, lineAt, linesOf, pump, pumpAll, refuse, send, setApart, stepTo, withLine } from "./lines.js";
import { askAgain, leaveTable, move } from "./moving.js";
import { told } from "./protocol.js";
import { isSilent } from "./pulse.js";
import { place, release, reserve } from "./sitting.js";

/** @typedef {import("../types").Player} Player */
/** @typedef {import("../engine/protocol.js").AsideReply} AsideReply */
/** @typedef {import("./lines.js").Effect} Effect */
/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Phone} Phone */
/** @typedef {import("./lines.js").Step} Step */
/** @typedef {import("./moving.js").OnShow} OnShow */

/**
 * - `open`, `text`, `closed`: a connection; `seat` is the one that its code offers, `token` a new random one
 * - `table`: the newest table of the page, once it is stored; null: the page shows none
 * - `shown`, `answered`, `asks`, `done`, `thought`, `moment`: the reply of Python
 * - `tick`: a beat has passed
 * - `undo`, `agree`, `signal`: the host's people want to undo, agree to an undo, call a guest
 * - `place`: the host's people say at which seat the person of a connection sits; null: at none
 * - `reserve`: seats wait for own phones; each has a new token
 * - `release`: an own phone loses its seat, to this device or to another player
 * - `move`: the page hosts the table that it shows now, even if no guest finds a seat there
 * - `end`: the table is closed for all guests
 * @typedef {{ type: "open", line: number, seat: number | null, token: string }
 *   | { type: "text", line: number, text: unknown, now: number }
 *   | { type: "closed", line: number }
 *   | { type: "table", table: OnShow | null }
 *   | { type: "shown" | "answered", line: number, reply: AsideReply }
 *   | { type: "thought" | "moment", line: number, reply: AsideReply }
 *   | { type: "asks", ask: number, reply: AsideReply }
 *   | { type: "done", line: number | null, reply: AsideReply }
 *   | { type: "tick" }
 *   | { type: "undo", seat: number, ply: number }
 *   | { type: "agree", yes: boolean }
 *   | { type: "signal", seat: number }
 *   | { type: "place", line: number, seat: number | null }
 *   | { type: "reserve", seats: number[] }
 *   | { type: "move", table: OnShow }
 *   | { type: "release", seat: number, player: Player | null }
 *   | { type: "end" }} Event
 */

/** The missed beats after which a silent connection is given up; one without a hello goes sooner. */
const GONE = 150;
const SPEECHLESS = 8;

/** The beats after which a state without an acknowledgement goes out again, if the guest is heard. */
const UNHEARD = 3;

const MOST_LINES = 16;

/** The errors after which the next table of the page brings another try. */
const PASSING = ["other_table", "no_game", "engine_lost"];

/**
 * @param {string} site the version of the site
 * @param {string} table the id of the table
 * @param {Record<number, Phone>} [phones] those of an earlier visit
 * @returns {Host}
 */
export const begun = (site, table, phones = {}) => ({
  ...{ site, table, phones, open: false, ply: 0, names: [], isBoard: false },
  ...{ lines: {}, undo: null, asks: 0 },
});

// ------------------------------------------------------------ connections

/** @param {Host} host @param {Extract<Event, { type: "open" }>} event */
function open(host, { line: id, seat: offered, token }) {
  if (linesOf(host).length >= MOST_LINES) return stepTo(host, { do: "close", line: id });
  /** @type {Line} */
  const line = {
    ...{ id, offered, token, missed: 0, flow: "idle", waited: 0, stale: true, n: 0, ply: 0, since: 0 },
    ...{
      name: "",
      placing: null,
      answering: false,
      thought: null,
      thinking: null,
      looking: false,
      room: ROOM,
      heard: 0,
      dropped: 0,
      scolded: -Infinity,
    },
  };
  return stepTo(withLine(host, line));
}

/**
 * A beat later; a state that a guest has heard nothing of goes to it again.
 * @param {Line} line
 * @returns {Line}
 */
function later(line) {
  const next = { ...line, missed: line.missed + 1, waited: line.waited + 1 };
  const isLate = line.flow === "sent" && next.waited > UNHEARD && next.missed <= UNHEARD;
  return isLate ? { ...next, flow: "idle", stale: true } : next;
}

/** Counts a beat, drops connections that stay silent, and asks again for states that Python refused. @param {Host} host */
function tick(host) {
  const counted = linesOf(host).reduce((all, line) => withLine(all, later(line)), host);
  const gone = linesOf(counted).filter(
    ({ seat, placing, missed }) => missed > (seat === undefined && !placing ? SPEECHLESS : GONE),
  );
  const left = chain(
    stepTo(counted),
    ...gone.map(
      ({ id }) =>
        (/** @type {Host} */ one) =>
          hangUp(one, id),
    ),
  );
  const beats = linesOf(left.host).map(({ id }) => send(id, { type: "beat" }));
  return chain(left, (one) => stepTo(one, ...beats), pumpAll);
}

// ------------------------------------------------------------ the table

/** @param {Host} host @param {Extract<Event, { type: "table" }>} event @returns {Step} */
function table(host, { table: now }) {
  if (now?.id !== host.table) return leaveTable(host, now);
  const lines = Object.fromEntries(linesOf(host).map((line) => [line.id, { ...line, stale: true }]));
  const next = { ...host, open: true, ply: now.ply, names: now.names, lines };
  const old = next.undo && next.undo.ply !== now.ply;
  const kept = old ? dropUndo(next, told("stale_answer", { ply: host.ply, now: now.ply })) : stepTo(next);
  return chain(kept, (one) => stepTo(one, ...askAgain(host).effects, setApart(one)), pumpAll);
}

/** A state of the table before this one reaches nobody. @param {Host} host @param {Extract<Event, { type: "shown" | "answered" }>} event */
function shown(host, { line: id, reply }) {
  const line = host.lines[id];
  if (line?.flow !== "asked") return stepTo(host);
  const unsent = withLine(host, { ...line, flow: "idle", stale: true });
  if (reply.type !== "shown") return stepTo(unsent);
  const { table, viewer } = reply;
  if (table.save.id !== host.table || viewer !== line.seat) return pump(id)(unsent);
  const sent = withLine(host, { ...line, flow: "sent", waited: 0, n: line.n + 1, ply: table.view.ply });
  return stepTo(sent, send(id, { type: "shown", n: line.n + 1, table }));
}

/** A refused answer brings the newest state, too. @param {Host} host @param {Extract<Event, { type: "shown" | "answered" }>} event */
function answered(host, { line: id, reply }) {
  const line = host.lines[id];
  if (!line) return stepTo(host);
  const free = { ...line, answering: false };
  if (reply.type !== "error") return stepTo(withLine(host, free), send(id, { type: "heard" }));
  return chain(stepTo(withLine(host, { ...free, stale: true }), refuse(id, "answer", reply.error)), pump(id));
}

/** @param {Host} host @param {Extract<Event, { type: "done" }>} event @returns {Step} */
function done(host, { line, reply }) {
  if (reply.type !== "error") return stepTo(host, ...(line === null ? [] : [send(line, { type: "heard" })]));
  if (line !== null) return stepTo(host, refuse(line, "undo", reply.error));
  return PASSING.includes(reply.error.id) ? stepTo(host) : stepTo(host, { do: "tell", error: reply.error });
}

// ------------------------------------------------------------ the host's people

/** @param {Host} host @param {Extract<Event, { type: "signal" }>} event @returns {Step} */
function signal(host, { seat }) {
  const line = lineAt(host, seat);
  return line ? stepTo(host, send(line.id, { type: "signal" })) : stepTo(host);
}

/** @param {Host} host */
const end = (host) => dismiss(linesOf(host))(host);

/** @type {{ [T in Event["type"]]: (host: Host, event: Extract<Event, { type: T }>) => Step }} */
const RULES = {
  ...{ open, tick, table, shown, answered, asks, done, thought, signal, place, reserve, release, end },
  move: (host, { table: to }) => move(host, to),
  moment: replayed,
  text: heard,
  closed: (host, { line }) => gone(host, line),
  undo: (host, wish) => wantUndo(host, null, wish),
  agree: (host, { yes }) => (host.undo?.waits ? consent(host, null, yes) : stepTo(host)),
};

/**
 * @template {Event["type"]} T
 * @param {Host} host
 * @param {Extract<Event, { type: T }>} event
 * @returns {Step}
 */
export function reduce(host, event) {
  /** @type {(host: Host, event: Extract<Event, { type: T }>) => Step} */
  const rule = RULES[/** @type {T} */ (event.type)];
  return rule(host, event);
}

/** The number of shared screens that were heard lately. @param {Host} host */
export const screensAt = (host) => linesOf(host).filter((line) => line.seat === null && !isSilent(line)).length;
