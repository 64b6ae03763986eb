/** The result of the deal of the day, if the game played it. */
import { html, nothing } from "lit-html";
import { dayWords, shareDayButton } from "../../parts/day.js";
import { dayOn } from "../../state/days.js";
import { t } from "../../words/fluent.js";

/** @param {import("../../types").Table} table */
export function ofTheDay(table) {
  const day = dayOn(table);
  if (!day) return nothing;
  return html`<p class="row wrap"><span>${t("titled", { title: t("day-title"), text: dayWords(day) })}</span> ${shareDayButton(day)}</p>`;
}
