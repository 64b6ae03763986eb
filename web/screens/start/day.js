/** The deal of the day: to play, to resume, or its result. */
import { begunToday, parOf, playToday, resultOf, row, wantPar } from "../../actions/day.js";
import { dayWords, shareDayButton } from "../../parts/day.js";
import { onceDrawn } from "../../parts/drawn.js";
import { today } from "../../state/days.js";
import { state } from "../../state/store.js";
import { dayInYear, t } from "../../words/fluent.js";
import { ticket, ticketButton } from "./ticket.js";

/** Whether this browser has a deal of any day. */
export const hasPlayed = () => Object.keys(state.calendar.days).length > 0;

/** A sentence for those who never played one; else the date, which the build cannot draw in advance, and the streak. */
function note() {
  if (!hasPlayed()) return t("day-note");
  onceDrawn(() => wantPar(today()));
  return [dayInYear(today(), "long"), parOf(today()), row()].filter(Boolean).join(" · ");
}

const button = () => ticketButton("day", "play", t(begunToday() ? "day-go-on" : "day-play"), playToday);

export function day() {
  const isOver = resultOf(today()) !== "";
  return ticket({
    id: "day",
    title: t("day-title"),
    note: isOver ? dayWords(today()) : note(),
    action: isOver ? shareDayButton(today()) : button(),
  });
}
