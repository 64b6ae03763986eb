/** Own phones, several devices at one table: their lazy script and words, and what the page shows of them. */

import { html, nothing } from "lit-html";
import { keepGame } from "#register";
import { late } from "../site/late.js";
import { tellLost } from "../state/lost_file.js";
import { mayJoin } from "../state/people.js";
import { change, state } from "../state/store.js";
import { phonesOf } from "../storage/phones.js";
import { adoptPart } from "../words/adopt.js";
import { t } from "../words/fluent.js";
import { icon } from "./icon.js";
import { addPhones } from "./late.js";

/** @typedef {typeof import("../phones.js")} Phones */

/** @type {() => Promise<Phones>} */
let load;

/** The script, once it is loaded. @type {Phones | null} */
let here = null;

/** @param {() => Promise<Phones>} loading */
export function usePhones(loading) {
  load = loading;
}

/** @returns {Promise<Phones>} */
async function loaded() {
  const [phones] = await Promise.all([late("phones", load), adoptPart("devices")]);
  addPhones(phones);
  here = phones;
  return phones;
}

const tellNoPhones = (/** @type {unknown} */ error) => tellLost(error, { part: "phones" });

/** Opens the dialog of own phones; from then on, this browser keeps them for use without a network. @param {number[]} [seats] that wait for phones */
async function openPhones(seats = []) {
  try {
    const isAwaited = (await loaded()).host(seats);
    if (isAwaited || !seats.length) change({ dialog: { name: "own-phones" } });
    keepGame("phones");
  } catch (error) {
    change({ dialog: null });
    tellNoPhones(error);
  }
}

/**
 * Makes this page the guest of another device; Python stays away.
 * @param {string} offer
 * @returns {Promise<boolean>} false: it cannot be loaded
 */
export async function visitTable(offer) {
  try {
    (await loaded()).begin(offer);
    keepGame("phones");
    return true;
  } catch (error) {
    tellNoPhones(error);
    return false;
  }
}

/** The id of the last table that was looked at for own phones of an earlier visit. */
let looked = "";

/** Hosts a table with own phones again, after the page was reloaded. */
function hostAgain() {
  const id = state.life.table?.save.id ?? "";
  if (id === looked || state.visit) return;
  looked = id;
  if (Object.keys(phonesOf(id)).length) loaded().then(({ host }) => void host([]), tellNoPhones);
}

/** Invites the phones of a game that has begun with them. */
function inviteFirst() {
  const { apart: seats, life } = state;
  if (!seats.length || !life.table) return;
  change({ apart: [] });
  if (seats.every((seat) => life.table?.players[seat]?.kind === "person")) openPhones(seats);
}

/** Shows other devices the newest table; call it after each drawing. */
export function seePhones() {
  hostAgain();
  inviteFirst();
  here?.see();
}

/** The news of the other devices over each screen. */
export const phonesStrip = () => here?.strip() ?? nothing;

/** The way of a guest out of the table. */
export const leaveButton =
  () => html`<button type="button" class="button" data-action="leave-table" @click=${here?.leave}>
  ${icon("ship")}<span>${t("joining-leave")}</span>
</button>`;

/** The way to own phones, at a table with people; a lesson is for one. */
export const phonesButton = () =>
  mayJoin() && !state.table?.coach && state.table?.players.some(({ kind }) => kind === "person")
    ? html`<button type="button" class="button" data-action="own-phones" @click=${() => openPhones()}>
        ${icon("share")}<span>${t("phones-button")}</span>
      </button>`
    : nothing;
