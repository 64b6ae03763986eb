/** Invites another device: makes an offer, shows it as a QR code, and takes the answer that comes back. */
import { searchOfGame } from "../actions/game.js";
import { pictureOf } from "../actions/qr.js";
import { gameOnShow } from "../state/game_of.js";
import { change, state } from "../state/store.js";
import { cameras, watch } from "./pairing/camera.js";
import { codeOf, markOf, numberOf, readCode } from "./pairing/code.js";
import { offer } from "./pairing/connection.js";
import { PairingError } from "./pairing/fault.js";
import { linkOf } from "./pairing/link.js";

/** @typedef {import("./pairing/channel.js").Channel} Channel */
/** @typedef {import("./pairing/fault.js").Reason} Reason */
/** @typedef {import("../state/state").Invitation} Invitation */

/** Most letters of a text from a guest, which only answers. */
const MOST = 20_000;

/** The number of the table on show in codes, the same after a reload. */
const tableNumber = () => numberOf(state.life.table?.save.id ?? "");

/** The number of the latest offer; codes have its last eight bits. An offer of an earlier visit likely has another one. */
let count = crypto.getRandomValues(new Uint8Array(1))[0];

/** @type {Awaited<ReturnType<typeof offer>> | null} */
let open = null;

/** @type {(channel: Channel, seat: number | null) => void} */
let welcome = () => {};

/** @param {(channel: Channel, seat: number | null) => void} act gets each device that has found this one */
export function useWelcome(act) {
  welcome = act;
}

/** @param {Partial<Invitation>} patch */
const update = (patch) => state.invitation && change({ invitation: { ...state.invitation, ...patch } });

/** @param {unknown} error @returns {Reason} */
function reasonOf(error) {
  if (error instanceof PairingError) return error.reason;
  reportError(error);
  return "browser";
}

/** Whether the camera looked for the answer of the last guest, so that it looks on for that of the next. */
let isWatching = false;

/** The id of the camera that a person has chosen; empty: none. */
let chosen = "";

/** Gives up the open offer. */
function drop() {
  open?.close();
  open = null;
}

/** Ends an invitation, whatever became of it. */
export function endInvitation() {
  count += 1;
  drop();
  change({ invitation: null });
}

/** Ends an invitation to a table that is no longer on show; call it after each drawing. */
export function see() {
  if (state.invitation && state.invitation.table !== (state.life.table?.save.id ?? "")) endInvitation();
}

/** @param {number} number of the offer */
async function makeOffer(number) {
  const made = await offer(MOST);
  if (number !== count) return made.close();
  open = made;
  const { description } = made;
  const pairing = { table: tableNumber(), number: number & 255, game: markOf(gameOnShow()), description };
  const link = linkOf(codeOf({ kind: "offer", ...pairing }), searchOfGame());
  const picture = await pictureOf(link).catch(() => null);
  if (number === count) update({ step: "offered", link, picture });
}

/**
 * Invites a device with a new offer.
 * @param {number | null} seat
 * @param {Reason | ""} [reason] why the last offer did not do
 */
export async function invite(seat, reason = "") {
  drop();
  count += 1;
  const number = count;
  const watching = state.invitation?.watching ?? isWatching;
  const table = state.life.table?.save.id ?? "";
  change({ invitation: { seat, table, step: "making", link: "", picture: null, watching, cameras: [], reason } });
  try {
    await makeOffer(number);
  } catch (error) {
    if (number === count) update({ reason: reasonOf(error) });
  }
}

/** The answer to the open offer; any other throws the reason. @param {string} text */
function answerIn(text) {
  const { table: of, number, description } = readCode(text, "answer");
  if (of !== tableNumber()) throw new PairingError("table");
  if (number !== (count & 255)) throw new PairingError("old");
  return description;
}

/** Whether this text was read last: a camera reads the same code again and again. */
let last = "";

/** Takes the answer of the invited device. @param {string} text */
export async function take(text) {
  const [made, number] = [open, count];
  if (!made || state.invitation?.step !== "offered" || text === last) return;
  last = text;
  try {
    const answer = answerIn(text);
    update({ step: "finding", reason: "" });
    sitDown(await made.accept(answer), number);
  } catch (error) {
    if (number === count) refuse(reasonOf(error));
  }
}

/** @param {Channel} channel @param {number} number of its offer */
function sitDown(channel, number) {
  if (number !== count || !state.invitation) return channel.close();
  const { seat, watching } = state.invitation;
  isWatching = watching;
  open = null; // the connection is the channel's now
  endInvitation();
  welcome(channel, seat);
  isWatching = false;
}

/** A connection that failed cannot be used again, so another offer takes its place. @param {Reason} reason */
function refuse(reason) {
  if (state.invitation?.step === "finding") invite(state.invitation.seat, reason);
  else update({ reason });
}

/** Takes a text that a person has pasted, even once more. @param {string} text */
export function takePasted(text) {
  last = "";
  return take(text);
}

export const watchCamera = () => update({ watching: true, reason: "" });

/** The id of the camera that shall look for the answer; empty: any. */
export const chosenCamera = () => chosen;

/** @param {string} id */
export function choose(id) {
  chosen = id;
  update({ reason: "" });
}

/** Looks for the answer with the camera. @param {HTMLVideoElement} video */
export async function lookFor(video) {
  video.addEventListener("playing", async () => update({ cameras: await cameras(video) }), { once: true });
  try {
    await watch(video, take, chosen);
  } catch (error) {
    chosen = "";
    update({ watching: false, reason: reasonOf(error) });
  }
}
