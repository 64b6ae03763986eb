/** Whatever throws in a drawing is given up, and told; the rest of the page is drawn. */
import { change, state } from "../state/store.js";
import { goHome } from "./play.js";

/** @type {import("../types").Told} */
const NOT_DRAWN = { id: "not_drawn", args: {} };

/** Tells it once: a notice that is another object each time would be drawn, and fail, for ever. */
const tell = () => state.notice === NOT_DRAWN || change({ notice: NOT_DRAWN });

function closeDialog() {
  if (!state.dialog) return false;
  change({ dialog: null });
  return true;
}

function leaveScreen() {
  if (state.screen === "start" && !state.table) return false;
  goHome();
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
 * Draws; if that throws, without the dialog, then the start screen, then what is left.
 * @param {() => void} draw
 * @param {() => void} drawBare what can always be drawn
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

/**
 * A part of a screen; where it throws it is left out, and that is told, so that the rest can be used.
 * @template T
 * @param {() => T} draw
 */
export function partOf(draw) {
  try {
    return draw();
  } catch (error) {
    console.error(error);
    tell();
    return null;
  }
}
