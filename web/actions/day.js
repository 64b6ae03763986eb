/** Begins or resumes the deal of the day, and shares its result as a line of text. */
import { begunOn, inARow } from "../state/calendar.js";
import { expectPar, today, updateCalendar } from "../state/days.js";
import { gameOnShow } from "../state/game_of.js";
import { change, state } from "../state/store.js";
import { dated, t } from "../words/fluent.js";
import { dispatch } from "./dispatch.js";
import { searchOfGame } from "./game.js";
import { table } from "./outcomes.js";
import { beginDay, goOn } from "./play.js";
import { canSend } from "./share.js";

/** The game of a day, if it is stored. @param {string} day */
export const begunGame = (day) => state.saved.find(({ id }) => id === state.calendar.days[day]?.table);

/** Today's game, if it is stored. */
export const begunToday = () => begunGame(today());

export const playToday = () => playDay(today());

/** Begins or resumes the deal of a day. @param {string} day */
export async function playDay(day) {
  const saved = begunGame(day);
  if (saved) return goOn(saved);
  try {
    const { save } = await table(() => beginDay(day));
    updateCalendar((calendar) => begunOn(calendar, day, save.id, today()));
  } catch {
    // a notice already gives the reason
  }
}

/** The result of a day's deal, such as `34 points, place 1 of 3`; empty until the game is over. @param {string} day */
export function resultOf(day) {
  const { points = null, place, seats } = state.calendar.days[day] ?? {};
  return points === null ? "" : t("day-result", { points, place: Number(place), seats: Number(seats) });
}

/** The most times that the page asks for the par of a day, which may itself break the engine. */
const TRIES = 3;

/** @type {Map<string, number>} */
const tries = new Map();

/** Lets Python reckon the par of a day while nothing else is to be thought. @param {string} day */
export function wantPar(day) {
  const tried = tries.get(day) ?? 0;
  const isFree = state.life.is === "idle" || (state.life.is === "showing" && !state.behind);
  if (!isFree || state.life.asked || day in state.calendar.pars || tried === TRIES) return;
  tries.set(day, tried + 1);
  if (SEVERAL) expectPar();
  dispatch({ type: "ask", wish: { type: "par", game: gameOnShow(), date: day } });
}

/** The par of a day in words, with the own points beside it; empty while it is not known. @param {string} day */
export function parOf(day) {
  const par = state.calendar.pars[day];
  const { points = null } = state.calendar.days[day] ?? {};
  if (par === undefined) return "";
  return points === null ? t("day-par", { par }) : t("day-par-result", { par, ...besidePar(points - par) });
}

/** @param {number} ahead of par */
const besidePar = (ahead) => ({ way: ahead > 0 ? "over" : ahead < 0 ? "under" : "even", points: Math.abs(ahead) });

/** The streak in words; empty if it is 0. */
export function row() {
  const days = inARow(state.calendar, today());
  return days ? t("day-row", { days }) : "";
}

/** The address of the game on this site; empty for a local file, which only this device can open. */
const site = () => (location.protocol === "file:" ? "" : location.href.split(/[?#]/)[0] + searchOfGame());

/** The line of text to share. @param {string} day */
export const lineOf = (day) =>
  [t("day-line", { day: dated(day), result: resultOf(day) }), parOf(day), row(), site()].filter(Boolean).join(" · ");

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
