/** The deal of the day: begun once, gone on with, and what came of it shared as a line of text. */
import { begunOn, inARow } from "../state/calendar.js";
import { today, updateCalendar } from "../state/days.js";
import { change, state } from "../state/store.js";
import { dated, t } from "../words/fluent.js";
import { table } from "./outcomes.js";
import { beginDay, goOn } from "./play.js";
import { canSend } from "./share.js";

/** Today's game, if it is kept. */
export const begunToday = () => state.saved.find(({ id }) => id === state.calendar.days[today()]?.table);

export async function playToday() {
  const [saved, day] = [begunToday(), today()];
  if (saved) return goOn(saved);
  try {
    const { save } = await table(() => beginDay(day));
    updateCalendar((calendar) => begunOn(calendar, day, save.id));
  } catch {
    // why is told already
  }
}

/** What came of a day's deal, in words: `34 points, place 1 of 3`; nothing before it is over. @param {string} day */
export function resultOf(day) {
  const { points = null, place, seats } = state.calendar.days[day] ?? {};
  return points === null ? "" : t("day-result", { points, place: Number(place), seats: Number(seats) });
}

/** How many days in a row; nothing if none. */
export function row() {
  const days = inARow(state.calendar, today());
  return days ? t("day-row", { days }) : "";
}

/** A file on a disk leads nobody anywhere. */
const site = () => (location.protocol === "file:" ? "" : location.href.split(/[?#]/)[0]);

/** The line that is shared. @param {string} day */
export const lineOf = (day) =>
  [t("day-line", { day: dated(day), result: resultOf(day) }), row(), site()].filter(Boolean).join(" · ");

/** By the system where it has a way of its own, else to be pasted. @param {string} day */
export async function shareDay(day) {
  const text = lineOf(day);
  if (canSend()) return navigator.share({ text }).catch(() => {});
  try {
    await navigator.clipboard.writeText(text);
    change({ copied: text });
  } catch {
    change({ notice: { id: "not_copied", args: { text } } });
  }
}
