/** Who sits at the table, and whether the one it is drawn for has the device. */
import { isolated, t } from "../words/fluent.js";
import { catalogue } from "./catalogue.js";

/** @typedef {import("../types").Table} Table */

/** Who may sit on a seat. */
export const KINDS = ["person", ...catalogue.levels];

export const LONGEST_NAME = catalogue.name_length;

export const ANIMALS = ["turtle", "parrot", "pineapple", "shell"];

/** @param {Table} table */
const people = (table) => table.players.filter((one) => one.kind === "person").length;

/**
 * The seat drawn as one's own; a game of computers is watched from seat 0.
 * @param {Table} table
 */
export const mine = (table) => table.viewer ?? 0;

/**
 * Whether it is drawn for the only person at it; a replay may be seen as a computer.
 * @param {Table} table
 */
export const alone = (table) =>
  table.viewer !== null && table.players[table.viewer].kind === "person" && people(table) === 1;

/**
 * @param {Table} table
 * @param {number} seat
 */
export const isYou = (table, seat) => alone(table) && seat === table.viewer;

/**
 * What a player is called, at a table or in a list of it; a save without a table has no names.
 * @param {{ players: { name: string }[] }} table
 * @param {number} seat
 */
export const calledAt = ({ players }, seat) => isolated(players[seat].name) || t(`seat-${seat + 1}`);

/**
 * @param {Table} table
 * @param {number} seat
 */
export const nameOf = (table, seat) => (isYou(table, seat) ? t("you") : calledAt(table, seat));

/**
 * Somebody a sentence is about; a language may word what you do otherwise.
 * @param {Table} table
 * @param {number} seat
 */
export const person = (table, seat) => ({
  name: nameOf(table, seat),
  who: isYou(table, seat) ? "you" : "other",
});

/**
 * Whether the viewer's hand lies open: until the device is taken, a table tells what everybody may know.
 * @param {Table} table
 */
export const handOpen = (table) => table.view.seat !== null;

/**
 * Whether the device must change hands before the next decision is shown.
 * @param {Table} table
 */
export function handoverDue({ viewer, view: { question } }) {
  return question !== null && question.seat === viewer && !question.options;
}

/**
 * The others, clockwise from one's own seat.
 * @param {Table} table
 */
export function rivalsOf(table) {
  const seats = table.players.length;
  return table.players.slice(1).map((_, k) => (mine(table) + 1 + k) % seats);
}
