/** The rules by which a guest gets a seat: over an invitation, by its token, or because the host's people say who it is. */
import { dismiss, hangUp } from "./consent.js";
import { chain, lineAt, linesOf, pump, refuse, reseat, send, setApart, stepTo, withLine } from "./lines.js";
import { told, VERSION } from "./protocol.js";

/** @typedef {import("../types").Player} Player */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("./lines.js").Host} Host */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Phone} Phone */
/** @typedef {import("./lines.js").Step} Step */

/** @param {Host} host @param {Line} line @param {string} id @param {Told["args"]} [args] */
export const turnAway = (host, line, id, args) =>
  chain(stepTo(host, refuse(line.id, "hello", told(id, args))), (one) => hangUp(one, line.id));

/** Seats a device, or shows the table to one without a seat. @param {Host} host @param {Line} line @param {number | null} seat @param {string} token */
export const welcome = (host, line, seat, token) =>
  chain(
    stepTo(
      withLine(host, { ...line, seat, token, placing: null }),
      send(line.id, { type: "welcome", v: VERSION, token, seat, table: host.table }),
    ),
    (one) => stepTo(one, ...(host.open ? [] : [send(line.id, { type: "elsewhere" })])),
    pump(line.id),
  );

/**
 * @param {Host} host
 * @param {Line} line
 * @param {number} seat
 * @param {Phone} phone
 * @param {boolean} isNaming the seat takes the name that the person typed
 */
export function sit(host, line, seat, phone, isNaming) {
  const phones = { ...host.phones, [seat]: phone };
  const earlier = linesOf(host).filter((one) => one.seat === seat && one.id !== line.id);
  return chain(
    stepTo({ ...host, phones }, { do: "keep", phones }),
    dismiss(earlier),
    (one) => stepTo(one, ...(isNaming && phone.name ? [reseat(one, seat, { name: phone.name, kind: "person" })] : [])),
    (one) => stepTo(one, setApart(one)),
    (one) => welcome(one, line, seat, phone.token),
  );
}

/** The people's seats to which no phone has come. @param {Pick<Host, "names" | "phones">} host */
export const freeSeats = ({ names, phones }) =>
  names.flatMap((name, seat) => (name === null || phones[seat]?.token ? [] : [seat]));

/**
 * The seats that the host's people can give to a guest: the last one is their own, unless their device has been a board alone.
 * @param {Pick<Host, "names" | "phones">} table
 * @param {boolean} isBoard
 */
export function seatsToGive(table, isBoard) {
  const free = freeSeats(table);
  return free.length > 1 || isBoard ? free : [];
}

/** The connections of which the host's people are asked who they are. @param {Host} host */
export const placing = (host) => linesOf(host).filter((line) => line.placing === "asks");

/** Turns the guests away for whom no seat is left. @param {Host} host */
const turnRestAway = (host) =>
  chain(
    stepTo(host),
    ...(seatsToGive(host, host.isBoard).length ? [] : placing(host)).map(
      (line) => (/** @type {Host} */ one) => turnAway(one, line, "no_seat"),
    ),
  );

/**
 * The host's people say who a guest is; its name goes to a seat that has none.
 * @param {Host} host
 * @param {{ line: number, seat: number | null }} event null: nobody at this table
 * @returns {Step}
 */
export function place(host, { line: id, seat }) {
  const line = host.lines[id];
  if (!line?.placing) return stepTo(host);
  if (seat === null) return stepTo(withLine(host, { ...line, placing: "declined" }), send(id, { type: "elsewhere" }));
  if (!seatsToGive(host, host.isBoard).includes(seat)) return stepTo(host);
  const { token, name } = line;
  return chain(sit(host, line, seat, { token, name }, !host.names[seat]), turnRestAway);
}

/** Seats wait for own phones, so that this device shows none of their hands. @param {Host} host @param {{ seats: number[] }} event @returns {Step} */
export function reserve(host, { seats }) {
  const free = seats.filter((seat) => !host.phones[seat]);
  const phones = { ...Object.fromEntries(free.map((seat) => [seat, { token: "", name: "" }])), ...host.phones };
  const next = { ...host, phones };
  return stepTo(next, { do: "keep", phones }, setApart(next));
}

/** An own phone loses its seat, to this device or to another player. @param {Host} host @param {{ seat: number, player: Player | null }} event @returns {Step} */
export function release(host, { seat, player }) {
  const { [seat]: _, ...phones } = host.phones;
  return chain(
    stepTo({ ...host, phones }, { do: "keep", phones }),
    dismiss(linesOf(host).filter((line) => line.seat === seat)),
    (one) => stepTo(one, ...(player ? [reseat(one, seat, player)] : []), setApart(one)),
  );
}

/**
 * The own phones, by seat; `here`: connected and heard lately.
 * @param {Host} host
 */
export const phonesAt = (host) =>
  Object.entries(host.phones).map(([seat, { name, token }]) => ({
    ...{ seat: Number(seat), name, came: token !== "" },
    here: lineAt(host, Number(seat)) !== undefined,
  }));
