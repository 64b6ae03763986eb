/** One drawing for a request and its reply. */
import { isWaiting } from "../engine/life.js";
import { drawAfter, holdDrawing } from "../state/store.js";

/** @typedef {import("../engine/steps.js").Event} Event */
/** @typedef {import("../engine/steps.js").Step} Step */

let end = () => {};

/** Ends the wait of a postponed drawing. */
export const drawNow = () => end();

/** Settles once a reply has come. @returns {Promise<null>} */
const reply = () =>
  new Promise((done) => {
    end = () => done(null);
  });

/**
 * Postpones a drawing that would show little, to draw it together with the reply if that comes soon. The state is the
 * new one all the while: a second press answers nothing.
 * @param {Event} event
 * @param {Step} step
 */
export function drawWithReply({ type }, { life }) {
  if (type === "look" || (type === "ready" && isWaiting(life))) drawAfter(reply());
  else if (type === "move" && isWaiting(life)) holdDrawing(reply());
}
