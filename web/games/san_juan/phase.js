/** The phase of a game, and the warning of its end. */
import { isYou, nameOf } from "../../state/people.js";
import { list, t } from "../../words/fluent.js";
import { lastPlace } from "./catalogue.js";
import { roleNow } from "./roles.js";
import { roleName } from "./words/names.js";

/** @typedef {import("../../types").Table} Table */

/**
 * The current part of the round.
 * @param {Table} table
 */
export function phase(table) {
  const role = roleNow(table);
  return t(`phase-${table.phase}`, role ? { role: roleName(role) } : {});
}

/** The round and its governor, for a banner. @param {Table} table */
export function roundBegun(table) {
  const { round, governor } = table.view;
  return t("round-begun", { round, who: isYou(table, governor) ? "you" : "other", name: nameOf(table, governor) });
}

/** @param {Table} table */
function nearest(table) {
  const { seats = [], count = 0, left = 0 } = table.ending ?? {};
  return { names: list(seats.map((seat) => nameOf(table, seat))), count, left };
}

/**
 * The players with most buildings, once these may soon end the game.
 * @param {Table} table
 */
export const ending = (table) => (table.ending ? t("ending", nearest(table)) : "");

/**
 * The short form for narrow windows.
 * @param {Table} table
 */
export const endingShort = (table) =>
  table.ending ? t("ending.short", { ...nearest(table), places: lastPlace() }) : "";
