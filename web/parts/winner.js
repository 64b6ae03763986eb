/** Who won a game that is over, and by what. */
import { isYou, nameOf, person } from "../state/people.js";
import { list, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/**
 * Those who share the win; "you" stands at the head, as the verb wants it.
 * @param {Table} table
 */
function shared(table) {
  const seats = [...table.winners].sort((a, b) => Number(isYou(table, b)) - Number(isYou(table, a)));
  return { names: list(seats.map((seat) => nameOf(table, seat))), who: person(table, seats[0]).who };
}

/**
 * Who won, and with how many points.
 * @param {Table} table
 */
export function headline(table) {
  const [first] = table.winners;
  const total = table.scores[first].total;
  if (table.winners.length > 1) return t("end-shared", { ...shared(table), points: total });
  return t("end-win", { ...person(table, first), points: total });
}

/**
 * By how much the winner is ahead of the next.
 * @param {Table} table
 */
export function margin(table) {
  if (!table.margin) return "";
  const { seat, points: ahead } = table.margin;
  const next = person(table, seat);
  return ahead ? t("end-ahead", { ...next, ahead }) : t("end-tie", next);
}
