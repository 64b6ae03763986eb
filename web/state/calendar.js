/** The played deals of the day and the streak; a clock set back neither gains nor loses a day. */
import { isCount, isSwitch, isText, oneOf, recordOf } from "./stored.js";

/**
 * The result of a deal of the day. It counts towards the streak unless a later day's deal was already begun.
 * @typedef {{ table: string, counts: boolean, points: number | null, place: number, seats: number }} Played
 */

/** The results, and the computer's own points, by day. @typedef {{ days: Record<string, Played>, pars: Record<string, number> }} Calendar */

/** The most days in the calendar. */
const MOST = 400;

/** The most days that a clock may have been ahead; a day farther ahead is a mistake. */
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

/** The day of a time in the local time zone. @param {Date} time */
export const dayOf = (time) =>
  [padded(4)(time.getFullYear()), ...[time.getMonth() + 1, time.getDate()].map(padded(2))].join("-");

/** @param {string} day @param {number} by days forward, or back if negative */
export const following = (day, by) => new Date(Date.parse(day) + by * 864e5).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar: `2026-12-00` and `2026-02-30` are none. @param {string} text */
const isDay = (text) => DAY.test(text) && !Number.isNaN(Date.parse(text)) && following(text, 0) === text;

/** The valid days of a record. @param {unknown} record @param {(value: unknown) => boolean} check */
const soundDays = (record, check) => Object.entries(Object(record)).filter(([day, one]) => isDay(day) && check(one));

/** The valid part of a stored calendar. @param {unknown} stored @returns {Calendar} */
export function calendarOf(stored) {
  const { days, pars } = Object(stored);
  return { days: Object.fromEntries(soundDays(days, isPlayed)), pars: Object.fromEntries(soundDays(pars, isCount)) };
}

/** The number of days whose record is damaged or of a later version. @param {unknown} stored */
export const lostDays = (stored) =>
  Object.keys(Object(Object(stored).days)).length - soundDays(Object(stored).days, isPlayed).length;

/**
 * The current day of the streak: today, or a later day whose deal has begun, if the clock was set back since.
 * @param {Calendar} calendar
 * @param {string} today by the clock
 */
function reached({ days }, today) {
  const begun = Object.keys(days).filter((day) => day <= following(today, AHEAD));
  return [today, ...begun].sort().at(-1) ?? today;
}

/** @template One @param {Record<string, One>} days @returns {Record<string, One>} */
const latest = (days) => Object.fromEntries(Object.entries(days).sort().slice(-MOST));

/** Adds the par of a day. @param {Calendar} calendar @param {string} day @param {number} points @returns {Calendar} */
export const withPar = (calendar, day, points) => ({ ...calendar, pars: latest({ ...calendar.pars, [day]: points }) });

/**
 * Records that a day's deal has begun; a finished one stays unchanged. The deal of a past day does not count.
 * @param {Calendar} calendar
 * @param {string} day
 * @param {string} table its id
 * @param {string} [today]
 * @returns {Calendar}
 */
export function begunOn(calendar, day, table, today = day) {
  if ((calendar.days[day]?.points ?? null) !== null) return calendar;
  const counts = day === today && reached(calendar, day) === day;
  const played = { table, counts, points: null, place: 0, seats: 0 };
  return { ...calendar, days: latest({ ...calendar.days, [day]: played }) };
}

/**
 * Records the result of a table; the first result of a day counts.
 * @param {Calendar} calendar
 * @param {string} table its id
 * @param {Pick<Played, "points" | "place" | "seats">} result
 * @returns {Calendar}
 */
export function playedAt(calendar, table, result) {
  const day = dayAt(calendar, table);
  if (!day || calendar.days[day].points !== null) return calendar;
  return { ...calendar, days: { ...calendar.days, [day]: { ...calendar.days[day], ...result } } };
}

/** The day whose deal a table plays. @param {Calendar} calendar @param {string} table its id */
export const dayAt = ({ days }, table) => Object.keys(days).find((day) => days[day].table === table);

/**
 * The streak: days in a row whose deal was played on that day, up to today, or up to yesterday if today's is still due.
 * @param {Calendar} calendar
 * @param {string} today
 */
export function inARow(calendar, today) {
  const isWon = (/** @type {string} */ day) =>
    Boolean(calendar.days[day]?.counts) && calendar.days[day].points !== null;
  const now = reached(calendar, today);
  const last = isWon(now) ? now : following(now, -1);
  let streak = 0;
  while (isWon(following(last, -streak))) streak += 1;
  return streak;
}

/**
 * The days of a month by weeks, each of which begins on a Monday; null: a day of another month.
 * @param {string} month as `2026-11`
 * @returns {(string | null)[][]}
 */
export function weeksOf(month) {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 42 }, (_, at) => following(first, at - before));
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(7 * week, 7 * week + 7));
  const own = (/** @type {string} */ day) => (day.startsWith(month) ? day : null);
  return weeks.map((week) => week.map(own)).filter((week) => week.some((day) => day !== null));
}
