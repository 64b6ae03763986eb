/** What became of the deals of the day, as this browser keeps it. */
import * as storage from "../storage/days.js";
import { calendarOf, dayAt, dayOf, playedAt } from "./calendar.js";
import { mine } from "./people.js";
import { change, state } from "./store.js";

/** @typedef {import("./calendar.js").Calendar} Calendar */
/** @typedef {import("../types").Table} Table */

export const today = () => dayOf(new Date());

/** Other pages may have kept something meanwhile. @param {(calendar: Calendar) => Calendar} update */
export function updateCalendar(update) {
  const calendar = update(calendarOf(storage.read()));
  storage.write(calendar);
  change({ calendar });
}

/** Reads what is kept. */
export const readCalendar = () => change({ calendar: calendarOf(storage.read()) });

/** The day whose deal is on show, if it has been played as it was begun. @param {Table} table */
export const dayOn = ({ save, serious }) => (serious ? dayAt(state.calendar, save.id) : undefined);

/** @param {Table} table that is over */
export function noteResult(table) {
  if (!dayOn(table)) return;
  const seat = mine(table);
  const place = table.winners.includes(seat) ? 1 : table.ranking.indexOf(seat) + 1;
  const result = { points: table.scores[seat].total, place, seats: table.players.length };
  updateCalendar((calendar) => playedAt(calendar, table.save.id, result));
}
