/** Begins or resumes the deal of the day, and shares its result as a line of text. */
import { begunOn, inARow } from "../state/calendar.js";
import { today, updateCalendar } from "../state/days.js";
import { change, state } from "../state/store.js";
import { dated, t } from "../words/fluent.js";
import { table } from "./outcomes.js";
import { beginDay, goOn } from "./play.js";
import { canSend } from "./share.js";

/** Today's game, if it is stored. */
export const begunToday = () => state.saved.find(({ id }) => id === state.calendar.days[today()]?.table);

export async function playToday() {
  const [saved, day] = [begunToday(), today()];
  if (saved) return goOn(saved);
  try {
    const { save } = await table(() => beginDay(day));
    updateCalendar((calendar) => begunOn(calendar, day, save.id));
  } catch {
    // a notice already gives the reason
  }
}

/** The result of a day's deal, such as `34 points, place 1 of 3`; empty until the game is over. @param {string} day */
export function resultOf(day) {
  const { points = null, place, seats } = state.calendar.days[day] ?? {};
  return points === null ? "" : t("day-result", { points, place: Number(place), seats: Number(seats) });
}

/** The streak in words; empty if it is 0. */
export function row() {
  const days = inARow(state.calendar, today());
  return days ? t("day-row", { days }) : "";
}

/** The address of the page; empty for a local file, which only this device can open. */
const site = () => (location.protocol === "file:" ? "" : location.href.split(/[?#]/)[0]);

/** The line of text to share. @param {string} day */
export const lineOf = (day) =>
  [t("day-line", { day: dated(day), result: resultOf(day) }), row(), site()].filter(Boolean).join(" · ");

/** Shares a result through the system if it has a share sheet, else through the clipboard. @param {string} day */
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
