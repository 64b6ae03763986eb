/** The table that this page hosts for other devices. */
import { aside } from "../actions/dispatch.js";
import { undoAt, useUndo } from "../actions/play.js";
import { house } from "../state/catalogue.js";
import { change, state } from "../state/store.js";
import { keepPhones, phonesOf } from "../storage/phones.js";
import { stayAwake } from "./awake.js";
import { createHosting } from "./hosting.js";

/** @typedef {import("./hosting.js").Hosting} Hosting */
/** @typedef {import("../types").Player} Player */

/** @type {Hosting | null} */
let hosting = null;

/** The id of its table. */
let hosted = "";

/** The table of the page, if it has one. */
const onShow = () => state.life.table;

/** @param {string} table its id @returns {Hosting} */
const begun = (table) =>
  createHosting({
    ask: aside,
    site: house.version,
    table,
    phones: phonesOf(table),
    keep: (phones) => keepPhones(hosted, phones),
    undo: undoAt,
    tell: (error) => change({ notice: error }),
    changed: () => change({ company: hosting?.now() ?? null }),
  });

/** @param {number} seat */
function undo(seat) {
  const table = onShow();
  if (!hosting || table?.save.id !== hosted) return undoAt(seat);
  return void hosting.undo(seat, table.view.ply);
}

/** Hosts the table on show, if the page does not yet. */
export function hostTable() {
  const id = onShow()?.save.id;
  if (!id || id === hosted) return;
  hosting?.end();
  hosted = id;
  hosting = begun(id);
  useUndo(undo);
  stayAwake();
  change({ company: hosting.now() });
}

/** The game and the people of the table as it was last on show. */
let around = "";

/** @param {import("../types").Table} table */
const aroundIt = ({ game, players }) =>
  JSON.stringify([game, players.map(({ name, kind }) => (kind === "person" ? name : null))]);

/** Takes all guests to another table of the same people, which a rematch brings. */
function follow() {
  const table = onShow();
  if (!hosting || !table) return;
  if (table.save.id !== hosted && !table.view.ply && aroundIt(table) === around) {
    hosted = table.save.id;
    hosting.move(hosted);
  }
  if (table.save.id === hosted) around = aroundIt(table);
}

/** Shows guests a newer table; call it after each drawing. */
export function see() {
  follow();
  hosting?.see(state.life);
}

/** Lets seats wait for own phones. @param {number[]} seats */
export const reserve = (seats) => hosting?.reserve(seats);

/** The seats that wait for own phones. */
export const awaited = () => (hosting?.now().phones ?? []).filter(({ came }) => !came).map(({ seat }) => seat);

/** @param {import("./pairing/channel.js").Channel} channel @param {number | null} seat null: a shared screen */
export const welcome = (channel, seat) => hosting?.welcome(channel, seat);

/** Calls the person of a seat. @param {number} seat */
export const call = (seat) => hosting?.signal(seat);

/** Takes a seat back to this device, or gives it to a computer. @param {number} seat @param {Player} [player] */
export const release = (seat, player) => hosting?.release(seat, player);

/** Agrees to the undo that waits, or not. @param {boolean} yes */
export const agree = (yes) => hosting?.agree(yes);
