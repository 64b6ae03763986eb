/**
 * The rules of a host whose page shows another table. A phone whose token that table knows goes to its seat there; in a new
 * game it keeps its seat. The host's people say who any other phone is, and until then its guest sees nothing of the table.
 * A table with no seat for any guest moves nobody: they wait until theirs is on show again.
 */
import { dropUndo } from "./consent.js";
import { chain, linesOf, pumpAll, reseat, send, setApart, stepTo } from "./lines.js";
import { told, VERSION } from "./protocol.js";
import { freeSeats, placing, seatsToGive, turnAway } from "./sitting.js";

/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Phone} Phone */
/** @typedef {import("./lines.js").Step} Step */

/**
 * A table as the page shows it: `names` are those of its people by seat, empty without one, null at a computer; `known` are
 * the phones that came to it before. `isOpen`: others may play there, because it is a game of its own and not over.
 * @typedef {{ id: string, ply: number, names: (string | null)[], known: Record<number, Phone>, isOpen: boolean }} OnShow
 */

/** Whether several people sit at a table: that of a lone person is the host's own. @param {OnShow} table */
const isForSeveral = ({ names }) => names.filter((name) => name !== null).length > 1;

/**
 * Whether a person keeps the seat in a new game: one of the same name, as in a rematch, or one that is nobody's yet.
 * @param {OnShow} table
 * @param {number} seat
 * @param {string} name
 */
const keeps = (table, seat, name) =>
  table.ply === 0 && (table.names[seat] ? table.names[seat] === name : table.names[seat] === "" && isForSeveral(table));

/** The phones that came to a table before, at the seats of people. @param {OnShow} table @returns {[string, Phone][]} */
const knownAt = ({ known, names }) => Object.entries(known).filter(([seat]) => typeof names[Number(seat)] === "string");

/** The phones that keep their seats in a new game. @param {Host} host @param {OnShow} table */
function keptAt({ phones }, table) {
  const known = knownAt(table).map(([, { token }]) => token);
  return Object.entries(phones).filter(
    ([seat, { token, name }]) => token && !known.includes(token) && keeps(table, Number(seat), name),
  );
}

/** The phones at another table, without asking anybody. @param {Host} host @param {OnShow} table @returns {Record<number, Phone>} */
const phonesThere = (host, table) => Object.fromEntries([...keptAt(host, table), ...knownAt(table)]);

/** Seats without a name take that of their phones. @param {Host} host @param {OnShow} table */
const reseats = (host, table) =>
  Object.entries(host.phones).flatMap(([seat, { name }]) =>
    name && table.ply === 0 && table.names[Number(seat)] === ""
      ? [reseat(host, Number(seat), { name, kind: "person" })]
      : [],
  );

/** Whether a guest has been at a table of this host. @param {Line} line */
const hasCome = ({ seat, placing }) => typeof seat === "number" || placing !== null;

/**
 * A connection at the new table, of which it has nothing; null: no seat there can be its own.
 * @param {Line} line
 * @param {Record<number, Phone>} phones of the new table
 * @param {boolean} isAsked whether the host's people can say who it is
 * @returns {Line | null}
 */
function moved(line, phones, isAsked) {
  const [seat] = Object.keys(phones).filter((at) => phones[Number(at)].token === line.token);
  const flow = line.flow === "sent" ? "idle" : line.flow;
  const fresh = { ...line, flow, stale: true, since: 0, thought: null, looking: false, placing: null };
  if (line.seat === null) return fresh;
  if (hasCome(line) && seat !== undefined) return { ...fresh, seat: Number(seat) };
  return hasCome(line) && isAsked ? { ...fresh, seat: undefined, placing: "asks" } : null;
}

/** Whether all people of the table on show have phones. @param {Host} host */
const isBoard = (host) => host.names.length > 0 && !freeSeats(host).length;

/** Whether the host's people can give a seat there to a phone. @param {Host} host @param {OnShow} table @param {Record<number, Phone>} phones */
const canPlace = (host, { names }, phones) => seatsToGive({ names, phones }, isBoard(host)).length > 0;

/** Tells a connection of the new table, or that the host is asked about it. @param {Host} host @param {Line} line */
const greeting = (host, { id, seat = null, token, placing }) =>
  send(id, placing ? { type: "placing" } : { type: "welcome", v: VERSION, seat, token, table: host.table });

/**
 * Moves all guests to the table that the page shows now.
 * @param {Host} host
 * @param {OnShow} table
 * @returns {Step}
 */
export function move(host, table) {
  const phones = phonesThere(host, table);
  const isAsked = canPlace(host, table, phones);
  const left = chain(
    dropUndo({ ...host, open: false }, told("other_table")),
    ...linesOf(host)
      .filter((line) => !moved(line, phones, isAsked))
      .map((line) => (/** @type {Host} */ one) => turnAway(one, line, "no_seat")),
  );
  const lines = linesOf(left.host).flatMap((line) => moved(line, phones, isAsked) ?? []);
  const { id, ply, names } = table;
  const there = { ...left.host, table: id, ply, names, phones, open: true, isBoard: isBoard(host) };
  return chain(
    { ...left, host: { ...there, lines: Object.fromEntries(lines.map((line) => [line.id, line])) } },
    (one) => stepTo(one, { do: "keep", phones }, setApart(one)),
    (one) => stepTo(one, ...reseats(one, table), ...linesOf(one).map((line) => greeting(one, line))),
    pumpAll,
  );
}

/** Whether any guest may find a place at a table. @param {Host} host @param {OnShow} table */
function hasPlace(host, table) {
  const phones = phonesThere(host, table);
  const lines = linesOf(host);
  if (Object.keys(phones).length) return true;
  if (lines.some(hasCome)) return canPlace(host, table, phones);
  return !Object.keys(host.phones).length && lines.some(({ seat }) => seat === null);
}

/** The page shows another table, or none. @param {Host} host @param {OnShow | null} table @returns {Step} */
export function leaveTable(host, table) {
  if (table?.isOpen && hasPlace(host, table)) return move(host, table);
  const seated = host.open ? linesOf(host).filter(({ seat, placing }) => seat !== undefined || placing) : [];
  const left = dropUndo({ ...host, open: false }, told("other_table"));
  return chain(left, (one) => stepTo(one, ...seated.map(({ id }) => send(id, { type: "elsewhere" }))));
}

/** The table is on show again: the host's people are asked again, too. @param {Host} host */
export const askAgain = (host) =>
  stepTo(host, ...(host.open ? [] : placing(host)).map(({ id }) => send(id, { type: "placing" })));
