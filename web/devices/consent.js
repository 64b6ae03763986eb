/** The rules of an undo: whom it needs, and who has agreed. The host's people answer for everybody without a phone at hand. */
import { chain, lineAt, linesOf, refuse, send, stepTo, withoutLine } from "./lines.js";
import { told } from "./protocol.js";

/** @typedef {import("../types").Told} Told */
/** @typedef {import("../engine/protocol.js").AsideReply} AsideReply */
/** @typedef {import("./lines.js").Effect} Effect */
/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Step} Step */

/**
 * Tells the device that wants an undo, or the host's people, why there is none.
 * @param {number | null} line
 * @param {Told} error
 * @returns {Effect}
 */
const deny = (line, error) => (line === null ? { do: "tell", error } : refuse(line, "undo", error));

/**
 * Begins an undo of a seat's latest decision.
 * @param {Host} host
 * @param {number | null} line
 * @param {{ seat: number, ply: number }} wish
 */
export function wantUndo(host, line, { seat, ply }) {
  if (!host.open) return stepTo(host, deny(line, told("other_table")));
  if (ply !== host.ply) return stepTo(host, deny(line, told("stale_answer", { ply, now: host.ply })));
  if (host.undo) return stepTo(host, deny(line, told("undo_waits")));
  const ask = host.asks + 1;
  return stepTo(
    { ...host, asks: ask, undo: { ask, seat, ply, line, waits: null } },
    { do: "ask", message: { type: "undo_asks", table: host.table, seat }, next: { type: "asks", ask } },
  );
}

/** Python names the seats that the undo needs. @param {Host} host @param {{ ask: number, reply: AsideReply }} event */
export function asks(host, { ask, reply }) {
  const { undo } = host;
  if (undo?.ask !== ask || undo.waits) return stepTo(host);
  if (reply.type !== "undo_asks")
    return stepTo({ ...host, undo: null }, deny(undo.line, reply.type === "error" ? reply.error : told("bad_reply")));
  const { seats: waits } = reply;
  const asked = linesOf(host).filter(({ seat }) => waits.includes(seat ?? -1));
  const messages = asked.map(({ id }) => send(id, { type: "asked", ask, seat: undo.seat }));
  return chain(stepTo({ ...host, undo: { ...undo, waits } }, ...messages), undo.line === null ? agreeHere : consented);
}

/** Carries the undo out once everybody has agreed. @param {Host} host @returns {Step} */
function consented(host) {
  const { undo } = host;
  if (!undo?.waits || undo.waits.length) return stepTo(host);
  const { seat, ply, line } = undo;
  /** @type {Effect} */
  const act =
    line === null
      ? { do: "undo", seat }
      : {
          do: "ask",
          message: { type: "undo_device", table: host.table, viewer: seat, seat, ply },
          next: { type: "done", line },
        };
  return stepTo({ ...host, undo: null }, act, ...settled(host, true));
}

/** @param {Host} host @param {boolean} done */
const settled = (host, done) =>
  linesOf(host).flatMap(({ id, seat }) =>
    host.undo && typeof seat === "number" ? [send(id, { type: "settled", ask: host.undo.ask, done })] : [],
  );

/** @param {Host} host @param {(seat: number) => boolean} isLeft @returns {Step} */
function leave(host, isLeft) {
  if (!host.undo?.waits) return stepTo(host);
  return consented({ ...host, undo: { ...host.undo, waits: host.undo.waits.filter(isLeft) } });
}

/** The host's people agree, for all without a phone at hand. @param {Host} host */
const agreeHere = (host) => leave(host, (seat) => lineAt(host, seat) !== undefined);

/** The seats for which the host's people must agree now. @param {Host} host */
export const awaitsHere = (host) => host.undo?.waits?.filter((seat) => !lineAt(host, seat)) ?? [];

/**
 * @param {Host} host
 * @param {number | null} seat null: the host's people
 * @param {boolean} yes
 */
export function consent(host, seat, yes) {
  if (!yes) return dropUndo(host, told("undo_refused"));
  return seat === null ? agreeHere(host) : leave(host, (one) => one !== seat);
}

/** Ends an undo that waits, without doing it. @param {Host} host @param {Told} error @returns {Step} */
export const dropUndo = (host, error) =>
  host.undo ? stepTo({ ...host, undo: null }, deny(host.undo.line, error), ...settled(host, false)) : stepTo(host);

/**
 * The message of a guest about another person's undo; one that is not asked changes nothing.
 * @param {Host} host
 * @param {number | null} seat
 * @param {{ ask: number, yes: boolean }} message
 */
export function agree(host, seat, { ask, yes }) {
  const isAsked = seat !== null && host.undo?.ask === ask && host.undo.waits?.includes(seat);
  return isAsked ? consent(host, seat, yes) : stepTo(host);
}

/** A connection is gone, and with it the undo that it wanted. @param {Host} host @param {number} line */
export function gone(host, line) {
  const left = withoutLine(host, line);
  return host.undo?.line === line ? dropUndo(left, told("undo_refused")) : stepTo(left);
}

/**
 * Closes a connection after its last messages.
 * @param {Host} host
 * @param {number} line
 * @param {import("./protocol.js").FromHost[]} last
 */
export const hangUp = (host, line, ...last) =>
  chain(stepTo(host, ...last.map((message) => send(line, message)), { do: "close", line }), (one) => gone(one, line));

/** Says goodbye to some connections, and closes them. @param {import("./lines.js").Line[]} lines @returns {(host: Host) => Step} */
export const dismiss = (lines) => (host) =>
  chain(stepTo(host), ...lines.map((line) => (/** @type {Host} */ one) => hangUp(one, line.id, { type: "bye" })));
