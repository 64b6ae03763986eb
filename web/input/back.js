/** Makes Back, in the browser or on a phone, close the topmost of what is open before it leaves the page. */

import { goHome } from "../actions/begin.js";
import { addressDue, followGame } from "../actions/choose_game.js";
import { follow } from "../actions/links.js";
import { closeLookBack } from "../actions/look_back.js";
import { leavePuzzle } from "../actions/puzzles.js";
import { closeReplay } from "../actions/replay.js";
import { closeStatistics } from "../actions/statistics.js";
import { goBack } from "../actions/what_if.js";
import { isFramed } from "../site/frame.js";
import { readAddress } from "../state/address.js";
import { variation } from "../state/branches.js";
import { state } from "../state/store.js";
import { closeWhat } from "./what.js";

/** @typedef {() => unknown} Way */

const closeDialog = () =>
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-dialog]"))?.close();

const leave = () => (state.puzzle ? leavePuzzle() : goHome());

/** @param {import("../state/state").State["screen"]} screen whether it is on show, or under the replay on show */
const lies = (screen) => state.screen === screen || (state.replay !== null && state.from === screen);

/** Whether statistics lie over the end of a game. */
const isOverEnd = () => state.screen === "statistics" && state.from === "end" && state.life.table !== null;

/** The ways out of all that is open over the start screen, the lowest first. */
const ways = () =>
  /** @type {[boolean, Way][]} */ ([
    [state.screen !== "start", leave],
    [variation() !== undefined, goBack],
    [lies("look_back"), closeLookBack],
    [isOverEnd(), closeStatistics],
    [state.replay !== null, closeReplay],
    [state.dialog !== null, closeDialog],
    [state.what !== null, closeWhat],
  ]).flatMap(([isOpen, out]) => (isOpen ? [out] : []));

/** The number of levels that the current history entry stands for; a link within the page makes an entry without. */
const depth = () => /** @type {number | undefined} */ (history.state?.depth);

/** Whether a link within the page made the current entry: `goToAddress` follows it. */
const isNew = () => depth() === undefined;

/** Whether the current history entry is that of an open dialog. */
const isOfDialog = () => history.state?.dialog === true;

/** Whether this page has drawn before: the entry that it arrives at stands for the start screen. */
let hasArrived = false;

/** True while the page leaves entries, which takes a moment. */
let leaving = false;

/** The address that the page came to last while it left entries; links there are on show no longer. */
let passed = "";

/** The address of the page under the dialog that was open last, which may have one of its own. */
let under = "";

/** The address of the page without its dialog. @returns {string} */
const base = () => history.state.under ?? location.href;

const address = () => (state.dialog?.at ? new URL(`#${state.dialog.at}`, location.href).href : base());

/** Notes the dialog and its address, which changes when a dialog moves to another place or gives way to a game. */
function tellPlace() {
  const isOpen = state.dialog !== null;
  if (isOpen) under = base();
  if (address() !== location.href || isOpen !== isOfDialog())
    history.replaceState({ ...history.state, dialog: isOpen, under: base() }, "", address());
}

/** @param {number} open the number of open levels */
function goDeeper(open) {
  for (let level = Number(depth()) + 1; level <= open; level++)
    history.pushState({ ...history.state, depth: level, under: base() }, "", base());
  tellPlace();
}

/** Gives the current entry the address of the game on show. */
function tellGame() {
  const due = addressDue(base());
  if (due) history.replaceState({ ...history.state, under: due }, "", due);
}

/**
 * Keeps one history entry for each open level; call it after each drawing. A frame adds none, because it shares the
 * history of its host page, which would go back too.
 */
export function keepPlace() {
  if (leaving || isFramed()) return;
  const open = ways().length;
  if (depth() === undefined) history.replaceState({ ...history.state, depth: hasArrived ? open : 0 }, "");
  hasArrived = true;
  leaving = Number(depth()) > open;
  if (leaving) history.go(open - Number(depth()));
  else if (SEVERAL) tellGame();
  if (!leaving) goDeeper(open);
}

/** Follows a changed address, unless the page returns to what lies under a dialog, or leaves entries. */
export function goToAddress() {
  const isBack = isOfDialog() || location.href === under || (!isNew() && location.href === passed);
  under = passed = "";
  if (!isBack) follow();
  if (isNew()) keepPlace();
}

/** Whether the address opens a dialog, which replaces any open one. */
const leadsToDialog = () => readAddress(location.hash.slice(1)).place !== null;

/** Handles a move in the history, by this page or by a person. */
export function goThere() {
  const wasLeaving = leaving;
  leaving = false;
  if (wasLeaving) passed = location.href;
  if (isFramed() || isNew() || (!isOfDialog() && leadsToDialog())) return;
  const closed = wasLeaving ? [] : ways().slice(depth());
  for (const out of closed.reverse()) out();
  if (SEVERAL && !wasLeaving) followGame();
  if (!closed.length) keepPlace();
}
