/** The winner of a finished game, and the margin. */
import { isYou, nameOf, person } from "../state/people.js";
import { list, t } from "../words/fluent.js";

/** @typedef {import("../types").Table} Table */

/**
 * The players who share the win; "you" comes first, as the verb wants it.
 * @param {Table} table
 */
function shared(table) {
  const seats = [...table.winners].sort((a, b) => Number(isYou(table, b)) - Number(isYou(table, a)));
  return { names: list(seats.map((seat) => nameOf(table, seat))), who: person(table, seats[0]).who };
}

/**
 * The winner and the winning points, in a sentence.
 * @param {Table} table
 */
export function headline(table) {
  const [first] = table.winners;
  const total = table.scores[first].total;
  if (table.winners.length > 1) return t("end-shared", { ...shared(table), points: total });
  return t("end-win", { ...person(table, first), points: total });
}

/**
 * The lead of the winner over the next player, in a sentence.
 * @param {Table} table
 */
export function margin(table) {
  if (!table.margin) return "";
  const { seat, points: ahead } = table.margin;
  const next = person(table, seat);
  return ahead ? t("end-ahead", { ...next, ahead }) : t("end-tie", next);
}
