/** The days on which deals of the day were played, and how many in a row; what a clock that was set back can do, and cannot. */
import { isCount, isSwitch, isText, oneOf, recordOf } from "./stored.js";

/**
 * What became of the deal of a day. It counts for a row if that of no later day had been begun.
 * @typedef {{ table: string, counts: boolean, points: number | null, place: number, seats: number }} Played
 */

/** @typedef {{ days: Record<string, Played> }} Calendar */

/** So many days are remembered. */
const MOST = 400;

/** So many days ahead a clock may have been; what lies farther ahead was no day but a mistake. */
const AHEAD = 31;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** @type {(value: unknown) => boolean} */
const isPlayed = recordOf({
  table: isText,
  counts: isSwitch,
  points: (value) => oneOf([null])(value) || isCount(value),
  place: isCount,
  seats: isCount,
});

/** @param {number} digits @returns {(part: number) => string} */
const padded = (digits) => (part) => String(part).padStart(digits, "0");

/** The day of a time, where somebody lives. @param {Date} time */
export const dayOf = (time) =>
  [padded(4)(time.getFullYear()), ...[time.getMonth() + 1, time.getDate()].map(padded(2))].join("-");

/** @param {string} day @param {number} by so many days on, or back */
export const following = (day, by) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar: `2026-12-00` and `2026-02-30` are none. @param {string} text */
const isDay = (text) => DAY.test(text) && !Number.isNaN(Date.parse(text)) && following(text, 0) === text;

/** Of what is stored, what is as it should be. @param {unknown} stored @returns {Calendar} */
export function calendarOf(stored) {
  const { days } = /** @type {{ days?: object }} */ (Object(stored));
  const sound = Object.entries(Object(days)).filter(([day, played]) => isDay(day) && isPlayed(played));
  return { days: Object.fromEntries(sound) };
}

/**
 * What day it is for a row: a clock that was set back sets no row back.
 * @param {Calendar} calendar
 * @param {string} today as the clock has it
 */
function reached({ days }, today) {
  const begun = Object.keys(days).filter((day) => day <= following(today, AHEAD));
  return [today, ...begun].sort().at(-1) ?? today;
}

/** @param {Record<string, Played>} days */
const latest = (days) => Object.fromEntries(Object.entries(days).sort().slice(-MOST));

/**
 * The deal of that day is begun; one that was played stays so.
 * @param {Calendar} calendar
 * @param {string} today
 * @param {string} table its id
 * @returns {Calendar}
 */
export function begunOn(calendar, today, table) {
  if ((calendar.days[today]?.points ?? null) !== null) return calendar;
  const played = { table, counts: reached(calendar, today) === today, points: null, place: 0, seats: 0 };
  return { days: latest({ ...calendar.days, [today]: played }) };
}

/**
 * A table is over; the first result of a day counts.
 * @param {Calendar} calendar
 * @param {string} table its id
 * @param {Pick<Played, "points" | "place" | "seats">} result
 * @returns {Calendar}
 */
export function playedAt(calendar, table, result) {
  const day = dayAt(calendar, table);
  if (!day || calendar.days[day].points !== null) return calendar;
  return { days: { ...calendar.days, [day]: { ...calendar.days[day], ...result } } };
}

/** The day whose deal a table is. @param {Calendar} calendar @param {string} table its id */
export const dayAt = ({ days }, table) => Object.keys(days).find((day) => days[day].table === table);

/**
 * How many days in a row were played on their day, up to today, or to yesterday if today's deal is still to be played.
 * @param {Calendar} calendar
 * @param {string} today
 */
export function inARow(calendar, today) {
  const isWon = (/** @type {string} */ day) =>
    Boolean(calendar.days[day]?.counts) && calendar.days[day].points !== null;
  const now = reached(calendar, today);
  const last = isWon(now) ? now : following(now, -1);
  let row = 0;
  while (isWon(following(last, -row))) row += 1;
  return row;
}
