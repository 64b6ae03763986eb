/** The seat of this device at the table of another one: tables come over the channel, and answers go there. */
import { begin } from "../actions/begin.js";
import { dispatch, useEngine } from "../actions/dispatch.js";
import { fetchGame, otherGame } from "../actions/game.js";
import { useEscape } from "../actions/guard.js";
import { house } from "../state/catalogue.js";
import { asked } from "../state/choice.js";
import { change, state } from "../state/store.js";
import { noteVisited } from "../state/visited.js";
import { keepToken, tokenOf } from "../storage/phones.js";
import { numberOf } from "./pairing/code.js";
import { createVisiting } from "./visiting.js";

/** @typedef {import("../engine/steps.js").Event} Reply */
/** @typedef {import("./visiting.js").Visiting} Visiting */

/** @type {Visiting | null} */
let visiting = null;

/** Milliseconds that a call shakes a phone. */
const CALL = 300;
/** Those of a turn. */
const TURN = 80;

/** The newest table of another game, while the page fetches that game. @type {Extract<Reply, { type: "view" }> | null} */
let coming = null;

/** Hands on what the host sends; a table of another game waits for that game. @param {Reply} event */
function hear(event) {
  if (event.type !== "view" || !SEVERAL || !otherGame(event.table.game)) return dispatch(event);
  const isFirst = !coming;
  coming = event;
  if (isFirst) follow(event.table.game);
}

/** Fetches the game to which the host has changed, then shows its newest table. @param {string} game */
async function follow(game) {
  const card = otherGame(game);
  const show = card && (await fetchGame(card));
  const table = coming;
  coming = null;
  if (!show || !table) return;
  show();
  change({ dialog: null, picks: [] });
  hear(table);
}

/** @param {string} name @param {number} table its number in codes @returns {Visiting} */
const begun = (name, table) =>
  createVisiting({
    listener: hear,
    site: house.version,
    name,
    token: tokenOf(table),
    keep: (token, id) => keepToken(numberOf(id), token, name),
    signal: () => navigator.vibrate?.(CALL),
    changed: () => change({ visit: visiting?.guest() ?? null }),
  });

/** Gives up a table that this page cannot draw; a sentence says so in its place. */
function giveUp() {
  visiting?.leave();
  visiting = null;
  dispatch({ type: "leave" });
  const joining = { step: /** @type {const} */ ("failed"), name: "", code: "", picture: null };
  change({ visit: null, screen: "joining", joining: { ...joining, reason: "undrawn" } });
  change({ dialog: null, what: null, replay: null, playing: false, picks: [] });
}

/** @param {Visiting} to */
function show(to) {
  useEscape(giveUp);
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
  visiting.enter(channel);
}

/** Agrees to the undo of another person, or not. @param {boolean} yes */
export const agree = (yes) => visiting?.agree(yes);

/** Leaves the table; the page starts again without it. */
export function leave() {
  visiting?.leave();
  location.assign(location.pathname + location.search);
}

/** The id of the table that this device has seen unfinished. */
let unfinished = "";

/** Counts a game for the statistics of this device's seat, once it has come to its end here. */
function count() {
  const { table } = state.life;
  if (!state.visit || !table) return;
  if (!table.over) unfinished = table.save.id;
  else if (unfinished === table.save.id) {
    unfinished = "";
    noteVisited(table);
  }
}

/** The question at which this device called its person last. */
let called = "";

/** Shakes the phone of the person whose turn has come; sound and title do it as on any device. */
function call() {
  const question = asked();
  const turn = state.visit && question ? `${state.table?.save.id} ${state.table?.view.ply}` : "";
  if (turn && turn !== called) navigator.vibrate?.(TURN);
  called = turn;
}

/** Leaves with a person who goes back to the start screen, where a guest can do nothing; call it after each drawing. */
export function see() {
  count();
  call();
  document.documentElement.toggleAttribute("data-shared", state.visit?.seat === null);
  if ((state.visit || state.joining) && state.screen === "start") leave();
}
