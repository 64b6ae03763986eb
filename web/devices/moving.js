/**
 * The rules of a host whose page shows another table: the guests that find a seat there move, and the others read a sentence.
 * A table with no seat for any guest moves nobody: they wait until theirs is on show again.
 */
import { dropUndo, hangUp } from "./consent.js";
import { chain, linesOf, pumpAll, refuse, reseat, send, setApart, stepTo } from "./lines.js";
import { told, VERSION } from "./protocol.js";

/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Phone} Phone */
/** @typedef {import("./lines.js").Step} Step */

/**
 * A table as the page shows it: `names` are those of its people by seat, null at a computer. `isOpen`: others may play
 * there, because it is a game of its own and not over.
 * @typedef {{ id: string, ply: number, names: (string | null)[], isOpen: boolean }} OnShow
 */

/**
 * Finds a seat for a phone: one of its person's name, or else the same seat. The person of another name keeps a seat in a
 * game under way, because its hand is not for others.
 * @param {OnShow} table
 * @param {number} seat
 * @param {string} name
 * @param {number[]} taken
 */
function placeOf({ ply, names }, seat, name, taken) {
  const isFree = (/** @type {number} */ at) => !taken.includes(at) && typeof names[at] === "string";
  if (name && names[seat] === name && isFree(seat)) return seat;
  const named = names.findIndex((one, at) => name !== "" && one === name && isFree(at));
  if (named >= 0) return named;
  const isForAnybody = ply === 0 || !name || !names[seat];
  return isForAnybody && isFree(seat) ? seat : undefined;
}

/** Whether a person of this name sits at the table. @param {OnShow} table @param {Phone} phone */
const isNamed = ({ names }, { name }) => name !== "" && names.includes(name);

/**
 * The seats of the phones at another table, by their seats before.
 * @param {Record<number, Phone>} phones
 * @param {OnShow} table
 * @returns {Map<number, number>}
 */
function places(phones, table) {
  const found = new Map();
  const came = Object.entries(phones).filter(([, { token }]) => token);
  const ordered = [...came.filter(([, one]) => isNamed(table, one)), ...came.filter(([, one]) => !isNamed(table, one))];
  for (const [seat, { name }] of ordered) {
    const place = placeOf(table, Number(seat), name, [...found.values()]);
    if (place !== undefined) found.set(Number(seat), place);
  }
  return found;
}

/** Whether a connection stays at the new table: a shared screen does. @param {Line} line @param {Map<number, number>} to */
const stays = ({ seat }, to) => seat === null || (seat !== undefined && to.has(seat));

/** A connection at its new seat, which has nothing of the new table. @param {Line} line @param {Map<number, number>} to @returns {Line} */
const moved = (line, to) => ({
  ...line,
  seat: typeof line.seat === "number" ? to.get(line.seat) : line.seat,
  ...{ stale: true, since: 0, thought: null, looking: false, flow: line.flow === "sent" ? "idle" : line.flow },
});

/** @param {Host} host @param {Map<number, number>} to @returns {Record<number, Phone>} */
const phonesThere = ({ phones }, to) => Object.fromEntries([...to].map(([before, seat]) => [seat, phones[before]]));

/** Turns a guest away that finds no seat at the new table. @param {Line} line @returns {(host: Host) => Step} */
const turnAway =
  ({ id }) =>
  (host) =>
    chain(stepTo(host, refuse(id, "hello", told("no_seat"))), (one) => hangUp(one, id));

/** Welcomes a connection at the new table. @param {Host} host @param {Line} line */
const welcome = (host, { id, seat = null, token }) =>
  send(id, {
    ...{ type: "welcome", v: VERSION, seat, table: host.table },
    token: seat === null ? token : (host.phones[seat]?.token ?? token),
  });

/** Seats the people of the phones under their names. @param {Host} host @param {OnShow} table */
const reseats = (host, { names }) =>
  Object.entries(host.phones).flatMap(([seat, { name }]) =>
    name && names[Number(seat)] !== name ? [reseat(host, Number(seat), { name, kind: "person" })] : [],
  );

/**
 * Moves all guests to the table that the page shows now.
 * @param {Host} host
 * @param {OnShow} table
 * @returns {Step}
 */
export function move(host, table) {
  const to = places(host.phones, table);
  const left = chain(
    dropUndo({ ...host, open: false }, told("other_table")),
    ...linesOf(host)
      .filter((line) => !stays(line, to))
      .map(turnAway),
  );
  const lines = Object.fromEntries(linesOf(left.host).map((line) => [line.id, moved(line, to)]));
  const there = { ...left.host, table: table.id, ply: table.ply, phones: phonesThere(host, to), open: true, lines };
  return chain(
    { ...left, host: there },
    (one) => stepTo(one, { do: "keep", phones: one.phones }, setApart(one)),
    (one) => stepTo(one, ...reseats(one, table), ...linesOf(one).map((line) => welcome(one, line))),
    pumpAll,
  );
}

/** Whether any guest finds a place at a table. @param {Host} host @param {OnShow} table */
const hasPlace = (host, table) =>
  places(host.phones, table).size > 0 ||
  (!Object.keys(host.phones).length && linesOf(host).some(({ seat }) => seat === null));

/** The page shows another table, or none. @param {Host} host @param {OnShow | null} table @returns {Step} */
export function leaveTable(host, table) {
  if (table?.isOpen && hasPlace(host, table)) return move(host, table);
  const seated = host.open ? linesOf(host).filter(({ seat }) => seat !== undefined) : [];
  const left = dropUndo({ ...host, open: false }, told("other_table"));
  return chain(left, (one) => stepTo(one, ...seated.map(({ id }) => send(id, { type: "elsewhere" }))));
}
