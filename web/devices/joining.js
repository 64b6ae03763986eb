/** Joins the table of another device: reads its offer, and shows the answer. */
import { pictureOf } from "../actions/qr.js";
import { change, state } from "../state/store.js";
import { lastName } from "../storage/phones.js";
import { codeOf, readCode } from "./pairing/code.js";
import { answer } from "./pairing/connection.js";
import { PairingError } from "./pairing/fault.js";
import { MOST } from "./protocol.js";

/** @typedef {import("./pairing/channel.js").Channel} Channel */
/** @typedef {import("./pairing/code.js").Pairing} Pairing */
/** @typedef {import("../state/state").Joining} Joining */

/** @type {Pairing | null} */
let offered = null;

/** @type {Awaited<ReturnType<typeof answer>> | null} */
let open = null;

/** @typedef {(channel: Channel, name: string, table: number) => void} SitDown */

/** @type {SitDown} */
let sitDown = () => {};

/** @param {SitDown} act gets the channel to the host, the name of the person, and the number of the table in codes */
export function useSeat(act) {
  sitDown = act;
}

/** @param {Partial<Joining>} patch */
const update = (patch) => state.joining && change({ joining: { ...state.joining, ...patch } });

/** @param {unknown} error */
function fail(error) {
  if (!(error instanceof PairingError)) reportError(error);
  update({ step: "failed", reason: error instanceof PairingError ? error.reason : "browser" });
}

/** @param {string} text with the offer */
export function begin(text) {
  change({ screen: "joining", joining: { step: "named", name: lastName(), code: "", picture: null, reason: "" } });
  try {
    offered = readCode(text, "offer");
  } catch (error) {
    fail(error);
  }
}

/** @param {Pairing} to the offer */
async function makeAnswer({ table, number, game, description: theirs }) {
  const made = await answer(theirs, MOST.host);
  open = made;
  const code = codeOf({ kind: "answer", table, number, game, description: made.description });
  const picture = await pictureOf(code).catch(() => null);
  update({ step: "answered", code, picture });
  return made;
}

/** @param {Promise<Channel>} opened @param {number} table */
async function awaitHost(opened, table) {
  const channel = await opened;
  const { name = "" } = state.joining ?? {};
  change({ joining: null });
  sitDown(channel, name, table);
}

/** Answers the offer, and waits until the host has the answer. @param {string} name of the person */
export async function answerAs(name) {
  if (!offered) return;
  open?.close();
  update({ step: "making", name, code: "", picture: null, reason: "" });
  try {
    const { opened } = await makeAnswer(offered);
    await awaitHost(opened, offered.table);
  } catch (error) {
    fail(error);
  }
}
