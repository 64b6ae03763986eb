/** The lazy script of own phones: the dialog of a host, the page of a guest, and what each shows at the table. */
import { stayAwake } from "./devices/awake.js";
import * as hosted from "./devices/hosted.js";
import * as inviting from "./devices/inviting.js";
import * as joiningTable from "./devices/joining.js";
import * as seated from "./devices/seated.js";
import * as guide from "./dialogs/own_phones/guide.js";
import * as ownPhones from "./dialogs/own_phones/index.js";
import * as strips from "./dialogs/own_phones/strip.js";
import * as joining from "./screens/joining/index.js";
import { state } from "./state/store.js";

/** Invites the next seat that waits for a phone, if there is one. @param {number | null} [but] that has just got one */
function inviteNext(but = null) {
  const next = hosted.awaited().find((seat) => seat !== but);
  if (next !== undefined) inviting.invite(next);
}

inviting.useWelcome((channel, seat) => {
  hosted.welcome(channel, seat);
  inviteNext(seat);
});
joiningTable.useSeat(seated.sitDown);

/**
 * Hosts the table on show.
 * @param {number[]} seats that wait for phones, the first of which is invited at once
 * @returns {boolean} whether a seat waits
 */
export function host(seats) {
  hosted.hostTable();
  if (!seats.length) return false;
  hosted.reserve(seats);
  inviteNext();
  return hosted.awaited().length > 0;
}

/** Whether a game with other devices is under way here. */
function isAtTable() {
  const { visit, company, life } = state;
  if (life.table?.over) return false;
  if (visit) return visit.is !== "ended";
  return company?.table === life.table?.save.id && Boolean(company?.phones.length || company?.screens);
}

export const begin = joiningTable.begin;
export const leave = seated.leave;
export const strip = strips.strip;
/** Shows and follows what has changed; call it after each drawing. */
export function see() {
  stayAwake(isAtTable());
  hosted.see();
  inviting.see();
  seated.see();
}

export const DIALOGS = /** @type {const} */ ([ownPhones, guide]);
export const SCREENS = /** @type {const} */ ([joining]);
