/** What an address asks to be done: a game begins by itself, once; loaded anew, the page goes on with it. */
import { change, state } from "../state/store.js";
import { beginDeal, offerDeal, openGame, openPlace, takeDeal, tellWrong } from "./links.js";
import { goOn, startGame } from "./play.js";

let begins = false;

/** Whether a table has been on show since the page was loaded. */
let sat = false;

/** @typedef {import("../state/address.js").Asked} Asked */

/** @param {Asked} asked */
export function arrive(asked) {
  const { start, goesOn, link, book, wrong } = asked;
  begins = start || link?.of === "game";
  if (begins) begin(asked, history.state?.table);
  else if (link) offerDeal(link);
  else if (goesOn && state.saved.length) goOn(state.saved[0]);
  if (book) openPlace(book);
  tellWrong(wrong);
}

/**
 * What has begun here once does not begin anew by itself; a game of somebody else that is only looked at is kept nowhere.
 * @param {Asked} asked
 * @param {string | undefined} id the table that was on show here last; empty: it was left
 */
function begin(asked, id) {
  const saved = state.saved.find((one) => one.id === id);
  if (saved) goOn(saved);
  else if (id === undefined || (id && asked.link?.of === "game")) beginAsked(asked);
  else if (id) change({ notice: { id: "game_not_kept", args: {} } });
}

/** @param {Asked} asked */
function beginAsked({ link }) {
  if (!link) return startGame();
  if (link.of === "game") return openGame(link);
  takeDeal(link);
  beginDeal(link);
}

/** Remembers at this place in the history which table is on show, of variations the game itself; to be called after each drawing, and at another place. */
export function keepArrival() {
  const id = (state.branches[0]?.table ?? state.table)?.save.id ?? "";
  sat ||= id !== "";
  if (begins && sat && id !== history.state?.table) history.replaceState({ ...history.state, table: id }, "");
}
