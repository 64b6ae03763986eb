/** The phase of a game, and the warning of its end. */
import { isYou, list, nameOf, t } from "../kit.js";
import { lastPlace } from "./catalogue.js";
import { roleNow } from "./roles.js";
import { roleName } from "./words/names.js";

/** @typedef {import("./types").Table} Table */

/**
 * The current part of the round.
 * @param {Table} table
 */
function phase(table) {
  const role = roleNow(table);
  return t(`phase-${table.phase}`, role ? { role: roleName(role) } : {});
}

/** The round and its governor, for a banner. @param {Table} table */
export function roundBegun(table) {
  const { round, governor } = table.view;
  return t("round-begun", { round, who: isYou(table, governor) ? "you" : "other", name: nameOf(table, governor) });
}

/** @param {NonNullable<Table["ending"]>} ending @param {Table} table */
const nearest = ({ seats, count, left }, table) => ({
  ...{ names: list(seats.map((seat) => nameOf(table, seat))), leaders: seats.length, count, left },
});

/** The players with most buildings, once these may soon end the game. @param {Table} table */
function warning(table) {
  const { ending } = table;
  if (!ending) return {};
  const facts = nearest(ending, table);
  return { warning: { full: t("ending", facts), short: t("ending.short", { ...facts, places: lastPlace() }) } };
}

/** @param {Table} table */
export const status = (table) => ({
  where: phase(table),
  begins: table.phase === "start",
  ...warning(table),
});
