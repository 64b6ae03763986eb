/** The table that this page hosts for other devices. */
import { aside, watchTables } from "../actions/dispatch.js";
import { undoAt, useUndo } from "../actions/play.js";
import { house } from "../state/catalogue.js";
import { usualName } from "../state/people.js";
import { change, state } from "../state/store.js";
import { keepPhones, phonesOf } from "../storage/phones.js";
import { createHosting } from "./hosting.js";

/** @typedef {import("./hosting.js").Hosting} Hosting */
/** @typedef {import("../types").Player} Player */

/** @type {Hosting | null} */
let hosting = null;

/** The table of the page, if it has one. */
const onShow = () => state.life.table;

/** Whether others may play at a table: a game of its own that this browser stores, and that is not over. @param {import("../types").Table} table */
const isOpen = ({ save, coach, over }) =>
  !coach && !over && !save.branched && state.saved.some(({ id }) => id === save.id);

/** The names of the people; the usual name is nobody's. @param {import("../types").Table} table */
const namesAt = ({ players }) =>
  players.map(({ name, kind }, seat) => {
    if (kind !== "person") return null;
    return name === usualName(players, seat) ? "" : name;
  });

/** @param {string} table its id @returns {Hosting} */
const begun = (table) =>
  createHosting({
    ask: aside,
    site: house.version,
    table,
    phones: phonesOf(table),
    keep: keepPhones,
    known: phonesOf,
    names: namesAt,
    isOpen,
    undo: undoAt,
    tell: (error) => change({ notice: error }),
    changed: () => change({ company: hosting?.now() ?? null }),
  });

/** @param {number} seat */
function undo(seat) {
  const table = onShow();
  if (!hosting || table?.save.id !== hosting.now().table) return undoAt(seat);
  return void hosting.undo(seat, table.view.ply);
}

/** Hosts the table on show, if the page does not yet; guests of the table before come along if they find a seat. */
export function hostTable() {
  const id = onShow()?.save.id;
  if (!id || id === hosting?.now().table) return;
  if (hosting) return hosting.move(state.life);
  hosting = begun(id);
  useUndo(undo);
  watchTables(hosting.see);
  change({ company: hosting.now() });
}

/** Shows guests a newer table that something else than an answer has put on show; call it after each drawing. */
export const see = () => hosting?.see(state.life);

/** Lets seats wait for own phones. @param {number[]} seats */
export const reserve = (seats) => hosting?.reserve(seats);

/** The seats that wait for own phones. */
export const awaited = () => (hosting?.now().phones ?? []).filter(({ came }) => !came).map(({ seat }) => seat);

/** @param {import("./pairing/channel.js").Channel} channel @param {number | null} seat null: a shared screen */
export const welcome = (channel, seat) => hosting?.welcome(channel, seat);

/** Says at which seat the person of a phone sits. @param {number} line @param {number | null} seat null: at none */
export const place = (line, seat) => hosting?.place(line, seat);

/** Calls the person of a seat. @param {number} seat */
export const call = (seat) => hosting?.signal(seat);

/** Takes a seat back to this device, or gives it to a computer. @param {number} seat @param {Player} [player] */
export const release = (seat, player) => hosting?.release(seat, player);

/** Agrees to the undo that waits, or not. @param {boolean} yes */
export const agree = (yes) => hosting?.agree(yes);
