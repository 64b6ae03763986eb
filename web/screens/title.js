/** The title of the window while a game is on show. */
import { person } from "../state/people.js";
import { t } from "../words/fluent.js";

/** @param {import("../types").Table} table */
export function tableTitle(table) {
  const seat = table.view.question?.seat;
  return seat === undefined ? t("title-over") : t("title-turn", person(table, seat));
}
