/** The results of the deals of the day, as this browser stores them. */
import * as storage from "../storage/days.js";
import { calendarOf, dayAt, dayOf, playedAt, withPar } from "./calendar.js";
import { gameOnShow } from "./game_of.js";
import { mine } from "./people.js";
import { change, state } from "./store.js";

/** @typedef {import("./calendar.js").Calendar} Calendar */
/** @typedef {import("../types").Table} Table */

export const today = () => dayOf(new Date());

/** Updates the stored calendar, which other pages may have changed meanwhile. @param {(calendar: Calendar) => Calendar} update */
export function updateCalendar(update) {
  const calendar = update(calendarOf(storage.read(gameOnShow())));
  storage.write(gameOnShow(), calendar);
  change({ calendar });
}

/** Reads the stored calendar. */
export const readCalendar = () => change({ calendar: calendarOf(storage.read(gameOnShow())) });

/** The game whose par the page asked for last. */
let parOf = "";

export function expectPar() {
  parOf = gameOnShow();
}

/** Notes a par, unless another game is on show by now. @param {string} day @param {number} points of the computer */
export function notePar(day, points) {
  if (!SEVERAL || parOf === gameOnShow()) updateCalendar((calendar) => withPar(calendar, day, points));
}

/** The day whose deal is on show, if the game is still serious. @param {Table} table */
export const dayOn = ({ save, serious }) => (serious ? dayAt(state.calendar, save.id) : undefined);

/** @param {Table} table that is over */
export function noteResult(table) {
  if (!dayOn(table)) return;
  const seat = mine(table);
  const place = table.winners.includes(seat) ? 1 : table.ranking.indexOf(seat) + 1;
  const result = { points: table.scores[seat].total, place, seats: table.players.length };
  updateCalendar((calendar) => playedAt(calendar, table.save.id, result));
}
