/** Offers installation once, quietly, when a game is over. */
import { change, state } from "../state/store.js";
import { noteOffer, offeredAt } from "../storage/offer.js";

/** Replaces the id of a table after a person has declined or accepted the offer. */
const DONE = "-";

/** The browser's install prompt. @type {import("../site/launch").InstallEvent | undefined} */
let question;

/** Whether a person must install by hand: Apple's phones and tablets report the home screen but have no prompt. */
const isByHand = () => "standalone" in navigator && navigator.standalone === false;

/** Holds the browser's prompt back until a person accepts the offer. */
export function awaitInstalling() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question = /** @type {import("../site/launch").InstallEvent} */ (event);
    change({ installable: "asked" });
  });
  addEventListener("appinstalled", () => change({ installable: null }));
  if (isByHand()) change({ installable: "by_hand" });
}

/**
 * Whether to offer installation at a table: only at the first one.
 * @param {string} table its id
 */
export const isOffered = (table) => state.installable !== null && [null, table].includes(offeredAt());

/** Notes the one table with the offer. @param {string} table its id */
export const offer = noteOffer;

export function decline() {
  noteOffer(DONE);
  change({ installable: null });
}

/** Opens the browser's own prompt. */
export function install() {
  question?.prompt();
  decline();
}
