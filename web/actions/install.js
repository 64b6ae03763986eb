/** Installing is offered once, quietly, when a game is over. */
import { change, state } from "../state/store.js";
import { noteOffer, offeredAt } from "../storage/offer.js";

/** At no table: the offer was declined, or taken. */
const DONE = "-";

/** What the browser would ask. @type {import("../site/launch").InstallEvent | undefined} */
let question;

/** On Apple's phones and tablets a page knows whether it is on the home screen, and has no way to ask for it. */
const isByHand = () => "standalone" in navigator && navigator.standalone === false;

/** Keeps the question of the browser until the offer is taken. */
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
 * Whether it is offered at a table: at the first one alone.
 * @param {string} table its id
 */
export const isOffered = (table) => state.installable !== null && [null, table].includes(offeredAt());

/** It is offered here, and nowhere else. @param {string} table its id */
export const offer = noteOffer;

export function decline() {
  noteOffer(DONE);
  change({ installable: null });
}

/** The browser asks once more, and a person answers there. */
export function install() {
  question?.prompt();
  decline();
}
