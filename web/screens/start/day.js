/** The deal of the day: to play, to resume, or its result. */
import { nothing } from "lit-html";
import { begunToday, parOf, playToday, resultOf, row, wantPar } from "../../actions/day.js";
import { game } from "../../games/index.js";
import { dayWords, shareDayButton } from "../../parts/day.js";
import { onceDrawn } from "../../parts/drawn.js";
import { today } from "../../state/days.js";
import { state } from "../../state/store.js";
import { dayInYear, t } from "../../words/fluent.js";
import { ticket, ticketButton } from "./ticket.js";

/** Whether this browser has a deal of any day. */
const hasPlayed = () => Object.keys(state.calendar.days).length > 0;

/** A sentence for those who never played one; else the date, which the build cannot draw in advance, and the streak. */
function note() {
  if (!hasPlayed()) return t("day-note");
  onceDrawn(() => wantPar(today()));
  return [dayInYear(today(), "long"), parOf(today()), row()].filter(Boolean).join(" · ");
}

const button = () => ticketButton("day", "play", t(begunToday() ? "day-go-on" : "day-play"), playToday);

function card() {
  const isOver = resultOf(today()) !== "";
  return ticket({
    id: "day",
    title: t("day-title"),
    note: isOver ? dayWords(today()) : note(),
    action: isOver ? shareDayButton(today()) : button(),
  });
}

/** The card, unless the game has no deals of the day. */
export const day = () => (game().days ? card() : nothing);

/** Whether there is a calendar to look at. */
export const hasCalendar = () => game().days === true && hasPlayed();
