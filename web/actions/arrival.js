/** Carries out the requests of an address: begins a game once, and resumes that game when the page reloads. */
import { whenRead } from "../state/saves.js";
import { change, state } from "../state/store.js";
import { beginDeal, offerDeal, openGame, openPlace, takeDeal, tellWrong } from "./links.js";
import { goOn, startGame } from "./play.js";

/** The table last on show in the current history entry; the page leaves that entry before a slow disk answers. */
const last = history.state?.table;

let begins = false;

/** Whether a table has been on show since the page loaded. */
let sat = false;

/** @typedef {import("../state/address.js").Asked} Asked */

/** @param {Asked} asked */
export function arrive(asked) {
  const { start, goesOn, link, place, wrong } = asked;
  begins = start || link?.of === "game";
  if (begins) begin(asked, last);
  else if (link) offerDeal(link);
  else if (goesOn && state.saved.length) goOn(state.saved[0]);
  if (place) openPlace(place);
  tellWrong(wrong);
}

/**
 * Begins the game of an address the first time, then resumes it. A guest game opens again, because it is never stored.
 * @param {Asked} asked
 * @param {string | undefined} id the table last on show here; empty: a person left it
 */
function begin(asked, id) {
  const saved = state.saved.find((one) => one.id === id);
  if (saved) goOn(saved);
  else if (id === undefined || (id && asked.link?.of === "game")) beginAsked(asked);
  else if (id) waitFor(id);
}

/** The notice that a table is still being read. */
const LATE = { id: "table_late", args: {} };

/** Resumes a table as soon as the disk has it, unless the person goes on without it. @param {string} id */
async function waitFor(id) {
  history.replaceState({ ...history.state, table: id }, "");
  change({ notice: LATE });
  await whenRead();
  if (state.notice !== LATE || state.table) return;
  const saved = state.saved.find((one) => one.id === id);
  if (saved) goOn(saved);
  else change({ notice: { id: "game_not_kept", args: {} } });
}

/** @param {Asked} asked */
function beginAsked({ link }) {
  if (!link) return startGame();
  if (link.of === "game") return openGame(link);
  takeDeal(link);
  beginDeal(link);
}

/**
 * Notes the table on show in the current history entry; for a variation, the game itself. Call it after each drawing,
 * and after each move in the history.
 */
export function keepArrival() {
  const id = (state.branches[0]?.table ?? state.table)?.save.id ?? "";
  sat ||= id !== "";
  if (begins && sat && id !== history.state?.table) history.replaceState({ ...history.state, table: id }, "");
}
