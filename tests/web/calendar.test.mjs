// Streaks of days: each is played on its day, even if the clock is set wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  begunOn,
  calendarOf,
  dayAt,
  dayOf,
  following,
  inARow,
  lostDays,
  playedAt,
  weeksOf,
  withPar,
} from "../../web/state/calendar.js";

const RESULT = { points: 34, place: 1, seats: 3 };
const EMPTY = calendarOf({});

/** Plays the deals of these days, each while the clock shows that day. */
const played = (calendar, ...days) =>
  days.reduce((one, day) => playedAt(begunOn(one, day, `of ${day}`), `of ${day}`, RESULT), calendar);

const WEEK = played(EMPTY, "2026-11-20", "2026-11-21", "2026-11-22");

test("a day is that of whoever looks at the clock", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 23, 0, 1)), "2026-11-23");
});

test("the next day is found across months, years and changes of the hour", () => {
  const pairs = { "2026-12-31": "2027-01-01", "2028-02-28": "2028-02-29", "2026-03-28": "2026-03-29" };
  for (const [day, next] of Object.entries(pairs))
    assert.deepEqual([following(day, 1), following(next, -1)], [next, day]);
});

test("days in a row are counted up to today, or to yesterday before today is played", () => {
  assert.equal(inARow(WEEK, "2026-11-22"), 3);
  assert.equal(inARow(WEEK, "2026-11-23"), 3);
  assert.equal(inARow(played(WEEK, "2026-11-23"), "2026-11-23"), 4);
});

test("a day left out ends the row", () => {
  assert.equal(inARow(WEEK, "2026-11-24"), 0);
  assert.equal(inARow(played(WEEK, "2026-11-24"), "2026-11-24"), 1);
});

test("a deal that is begun and not ended is no day of the row", () => {
  const begun = begunOn(WEEK, "2026-11-23", "t");
  assert.equal(inARow(begun, "2026-11-23"), 3);
  assert.equal(inARow(begun, "2026-11-24"), 0);
});

test("one begun on its day counts for that day whenever it ends", () => {
  const begun = begunOn(WEEK, "2026-11-23", "t");
  assert.equal(inARow(playedAt(begun, "t", RESULT), "2026-11-24"), 4);
});

test("the first result of a day stays", () => {
  const again = playedAt(begunOn(WEEK, "2026-11-22", "other"), "other", { ...RESULT, points: 99 });
  assert.deepEqual(again, WEEK);
  assert.equal(playedAt(WEEK, "of 2026-11-22", { ...RESULT, points: 99 }).days["2026-11-22"].points, 34);
});

test("a table of no day changes nothing", () => {
  assert.equal(playedAt(WEEK, "some", RESULT), WEEK);
  assert.equal(dayAt(WEEK, "some"), undefined);
});

// ------------------------------------------------------------ a clock set back

test("a day played stays played, and the row is neither longer nor shorter", () => {
  for (const back of ["2026-11-21", "2026-11-01", "2026-10-23"]) {
    assert.deepEqual(begunOn(WEEK, back, "t").days["2026-11-22"], WEEK.days["2026-11-22"]);
    assert.equal(inARow(WEEK, back), 3);
  }
});

test("a day before all of them, played by a clock set back, makes no row longer", () => {
  const more = played(WEEK, "2026-11-19");
  assert.deepEqual(
    [more.days["2026-11-19"].points, inARow(more, "2026-11-19"), inARow(more, "2026-11-22")],
    [34, 3, 3],
  );
});

test("a day left out is not won back by a clock set back", () => {
  const back = played(WEEK, "2026-11-24", "2026-11-23");
  assert.deepEqual([inARow(back, "2026-11-23"), inARow(back, "2026-11-24")], [1, 1]);
});

test("a clock that was some days ahead while nothing was played spoils nothing", () => {
  assert.equal(inARow(WEEK, "2026-12-02"), 0);
  assert.equal(inARow(WEEK, "2026-11-23"), 3);
  assert.equal(inARow(played(WEEK, "2026-11-23"), "2026-11-23"), 4);
});

test("a clock that was years ahead by mistake spoils nothing", () => {
  const ahead = played(WEEK, "2031-01-01");
  assert.equal(inARow(ahead, "2026-11-23"), 3);
  assert.equal(inARow(played(ahead, "2026-11-23"), "2026-11-23"), 4);
});

test("a clock that begins at 1970 once spoils nothing", () => {
  const dead = played(WEEK, "1970-01-01");
  assert.equal(inARow(played(dead, "2026-11-23"), "2026-11-23"), 4);
});

// ------------------------------------------------------------ storage

test("what is kept is read again as it was", () => {
  assert.deepEqual(calendarOf(JSON.parse(JSON.stringify(WEEK))), WEEK);
});

test("what is spoilt is passed over, and the rest is used", () => {
  for (const spoilt of [null, 7, "x", [], { days: 7 }, { days: null }]) assert.deepEqual(calendarOf(spoilt), EMPTY);
  const days = { ...WEEK.days, "2026-11-19": { points: "<b>" }, toString: WEEK.days["2026-11-22"] };
  assert.deepEqual(calendarOf({ ...WEEK, days }), WEEK);
});

test("a text that is no day is passed over, however much it looks like one", () => {
  const none = ["2026-12-00", "2026-11-99", "2026-02-30", "2026-13-01", "0000-00-00", "9999-99-99", "2026-11-3", ""];
  const days = { ...WEEK.days, ...Object.fromEntries(none.map((day) => [day, WEEK.days["2026-11-22"]])) };
  assert.deepEqual(calendarOf({ days }), WEEK);
});

test("a year has four digits, whatever a clock shows", () => {
  assert.equal(dayOf(new Date(999, 0, 2)), "0999-01-02");
});

test("the oldest days are forgotten", () => {
  let many = EMPTY;
  for (let n = 0; n < 405; n += 1) many = played(many, following("2026-01-01", n));
  assert.equal(Object.keys(many.days).length, 400);
  assert.equal(inARow(many, following("2026-01-01", 404)), 400);
});

test("a past day can be played, and counts for no row", () => {
  const late = playedAt(begunOn(WEEK, "2026-11-19", "late", "2026-11-22"), "late", RESULT);
  assert.equal(late.days["2026-11-19"].points, 34);
  assert.equal(inARow(late, "2026-11-22"), 3);
});

test("the par of a day stays beside its result, and damaged ones are left out", () => {
  const calendar = withPar(WEEK, "2026-11-22", 28);
  assert.deepEqual(calendarOf(calendar), calendar);
  assert.equal(playedAt(begunOn(calendar, "2026-11-23", "t"), "t", RESULT).pars["2026-11-22"], 28);
  assert.deepEqual(calendarOf({ pars: { "2026-11-22": "28", today: 3 } }).pars, {});
});

test("the days that cannot be read are counted", () => {
  assert.equal(lostDays({ days: { ...WEEK.days, "2026-11-23": 7, soon: {} } }), 2);
  for (const spoilt of [null, 7, {}, WEEK]) assert.equal(lostDays(spoilt), 0);
});

test("a month has all its days by weeks from Monday", () => {
  const weeks = weeksOf("2026-11");
  assert.equal(weeks[0][6], "2026-11-01");
  assert.equal(weeks.flat().filter(Boolean).length, 30);
  assert.ok(weeks.every((week) => week.length === 7));
});
