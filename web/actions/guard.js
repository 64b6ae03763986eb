/** Guards the drawing: closes a dialog or leaves a screen that throws, says so, and draws the rest. */
import { change, state } from "../state/store.js";
import { goHome } from "./begin.js";

/** @type {import("../types").Told} */
const NOT_DRAWN = { id: "not_drawn", args: {} };

/** Sets the notice once: a new object each time would schedule drawings for ever. */
const tell = () => state.notice === NOT_DRAWN || change({ notice: NOT_DRAWN });

function closeDialog() {
  if (!state.dialog && !state.what) return false;
  change({ dialog: null, what: null });
  return true;
}

/** Leaves a screen that throws. */
let leaving = goHome;

/** @param {() => void} act leaves a screen that throws in place of the way to the start screen */
export function useEscape(act) {
  leaving = act;
}

function leaveScreen() {
  if (state.screen === "start" && !state.table) return false;
  leaving();
  return true;
}

/** @param {() => void} draw @returns {boolean} whether it was drawn */
function attempt(draw) {
  try {
    draw();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/**
 * Draws; if that throws, closes the dialog and draws again, then leaves the screen and draws again, then draws the bare
 * page.
 * @param {() => void} draw
 * @param {() => void} drawBare
 */
export const guarded = (draw, drawBare) => () => {
  if (attempt(draw)) return;
  const isDrawn = [closeDialog, leaveScreen].some((giveUp) => {
    if (!giveUp()) return false;
    tell();
    return attempt(draw);
  });
  if (!isDrawn) drawBare();
};

/** The reported errors of parts, so that a closed notice stays closed. */
const told = new Set();

/**
 * Draws a part of a screen; leaves it out and says so if it throws, so that the rest can be used.
 * @template T
 * @param {() => T} draw
 */
export function partOf(draw) {
  try {
    return draw();
  } catch (error) {
    if (told.has(String(error))) return null;
    told.add(String(error));
    console.error(error);
    tell();
    return null;
  }
}
