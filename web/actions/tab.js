/** Moves the game on show from a frame to a new tab, which cannot read the frame's storage. */

import { behind, parametersOf } from "../site/address.js";
import { HOUSE } from "../site/names.js";
import { change, state } from "../state/store.js";
import { loadText } from "./play.js";

/** The parameter that makes the new tab ask for a game. */
const MOVED = "moved";

/** The message that asks for the game. */
const ASKS = `${HOUSE}: which game?`;

/** Whether a message is from the other window of this page, which has the same origin. @param {MessageEvent} event @param {MessageEventSource | null} from */
const isFrom = ({ source, origin }, from) => source === from && origin === location.origin;

/** Opens the tab and sends it the game; a notice reports a frame that forbids tabs. */
export function openTab() {
  const tab = window.open(`${location.pathname}?${MOVED}`, "_blank");
  if (!tab) return change({ notice: { id: "framed_tab", args: {} } });
  const text = JSON.stringify(state.table?.save ?? null);
  addEventListener("message", function give(event) {
    if (!isFrom(event, tab) || event.data !== ASKS) return;
    removeEventListener("message", give);
    tab.postMessage(text, location.origin);
  });
}

/** In the tab: asks for the game and resumes it. */
export function goOnFromFrame() {
  const from = /** @type {Window | null} */ (window.opener);
  if (!from || !parametersOf(behind).has(MOVED)) return;
  addEventListener("message", function receive(event) {
    if (!isFrom(event, from) || typeof event.data !== "string") return;
    removeEventListener("message", receive);
    history.replaceState(history.state, "", location.pathname);
    loadText(event.data);
  });
  from.postMessage(ASKS, location.origin);
}
