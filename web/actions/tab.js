/** Takes the game on show out of a frame to a tab of its own, which would not find it in what the frame keeps. */

import { behind, parametersOf } from "../site/address.js";
import { change, state } from "../state/store.js";
import { loadText } from "./play.js";

/** How the address of such a tab says that it is to ask for a game. */
const MOVED = "moved";

/** What it asks with. */
const ASKS = "san-juan: which game?";

/** The page alone is on both sides: same files, same origin. @param {MessageEvent} event @param {MessageEventSource | null} from */
const isFrom = ({ source, origin }, from) => source === from && origin === location.origin;

/** A frame may forbid tabs, and then this says so. */
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

/** In the tab: goes on with that game. */
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
