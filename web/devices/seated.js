/** The seat of this device at the table of another one: tables come over the channel, and answers go there. */
import { begin } from "../actions/begin.js";
import { dispatch, useEngine } from "../actions/dispatch.js";
import { house } from "../state/catalogue.js";
import { change, state } from "../state/store.js";
import { keepToken, tokenOf } from "../storage/phones.js";
import { stayAwake } from "./awake.js";
import { createVisiting } from "./visiting.js";

/** @typedef {import("./visiting.js").Visiting} Visiting */

/** @type {Visiting | null} */
let visiting = null;

/** Milliseconds that a call shakes a phone. */
const CALL = 300;

/** @param {string} name @param {number} table its number in codes @returns {Visiting} */
const begun = (name, table) =>
  createVisiting({
    listener: dispatch,
    site: house.version,
    name,
    token: tokenOf(table),
    keep: (token) => keepToken(table, token, name),
    signal: () => navigator.vibrate?.(CALL),
    changed: () => change({ visit: visiting?.guest() ?? null }),
  });

/** @param {Visiting} to */
function show(to) {
  useEngine(to.engine);
  dispatch({ type: "start" });
  begin({ type: "join" });
}

/**
 * Takes the seat, or comes back to it over a new connection.
 * @param {import("./pairing/channel.js").Channel} channel
 * @param {string} name of the person
 * @param {number} table its number in codes
 */
export function sitDown(channel, name, table) {
  const isNew = !visiting;
  visiting ??= begun(name, table);
  if (isNew) show(visiting);
  stayAwake();
  visiting.enter(channel);
}

/** Agrees to the undo of another person, or not. @param {boolean} yes */
export const agree = (yes) => visiting?.agree(yes);

/** Leaves the table; the page starts again without it. */
export function leave() {
  visiting?.leave();
  location.assign(location.pathname + location.search);
}

/** Leaves with a person who goes back to the start screen, where a guest can do nothing; call it after each drawing. */
export function see() {
  if ((state.visit || state.joining) && state.screen === "start") leave();
}
