/** The players at the table, and whether the viewer has the device. */
import { isFramed } from "../site/frame.js";
import { isolated, t } from "../words/fluent.js";
import { catalogue, house } from "./catalogue.js";
import { state } from "./store.js";

/** @typedef {import("../types").Table} Table */

/** The player kinds of the game on show. */
export const kinds = () => ["person", ...catalogue.levels];

/** A level that follows the person's results: a kind of forms and addresses alone, never of a table or a save. */
export const ADAPTIVE = "adaptive";

/** A person with an own phone: a kind of forms and addresses alone, of which a table makes a person. */
export const PHONE = "phone";

/** Whether other devices may join: the address of a file or of a frame leads them nowhere. */
export const mayJoin = () => !isFramed() && location.protocol !== "file:";

/** The kinds that a form may hold. */
export const formKinds = () => [...kinds(), ADAPTIVE, PHONE];

/** The kinds that a form offers here. */
export const offeredKinds = () => formKinds().filter((kind) => kind !== PHONE || mayJoin());

/** @param {{ kind?: string }} player */
export const hasPhone = ({ kind }) => kind === PHONE;

/** The players as a table has them. @template {{ kind?: string }} P @param {P[]} players @returns {P[]} */
export const seated = (players) => players.map((one) => (hasPhone(one) ? { ...one, kind: "person" } : one));

/** The players, all but the first at own phones. @param {import("../types").Player[]} players */
export const withPhones = (players) => players.map((one, seat) => (seat ? { ...one, kind: PHONE } : one));

export const LONGEST_NAME = house.name_length;

/** The seal of each seat: as many as the most seats of any game. */
export const ANIMALS = ["turtle", "parrot", "pineapple", "shell", "octopus"];

/** @param {Table} table */
const people = (table) => table.players.filter((one) => one.kind === "person").length;

/**
 * The viewer's seat; seat 0 in a game of computers.
 * @param {Table} table
 */
export const mine = (table) => table.viewer ?? 0;

/**
 * Whether the viewer is the only person at this device; a replay may show a computer's view, or that of another person.
 * @param {Table} table
 */
export const alone = (table) =>
  table.viewer !== null && (state.visit ? state.visit.seat === table.viewer : isLonePerson(table, table.viewer));

/** @param {Table} table @param {number} seat */
const isLonePerson = (table, seat) => table.players[seat].kind === "person" && people(table) === 1;

/**
 * @param {Table} table
 * @param {number} seat
 */
export const isYou = (table, seat) => alone(table) && seat === table.viewer;

/**
 * The name of a player at a table or in its record; a save without a table has no names.
 * @param {{ players: { name: string }[] }} table
 * @param {number} seat
 */
export const calledAt = ({ players }, seat) => isolated(players[seat].name) || t(`seat-${seat + 1}`);

/**
 * Whether a seat is that of the only person; records of earlier versions have no kinds.
 * @param {{ kind?: string }[]} players
 * @param {number} seat
 */
const isOnlyPerson = (players, seat) =>
  players[seat].kind === "person" && players.every(({ kind }, other) => other === seat || kind !== "person");

/**
 * The name of a player in a list of games.
 * @param {{ players: { name: string, kind?: string }[] }} record
 * @param {number} seat
 */
export const listedAs = (record, seat) => (isOnlyPerson(record.players, seat) ? t("you") : calledAt(record, seat));

/**
 * The name of a player until a person types one; the only person has none, because the page says "you".
 * @param {{ kind?: string }[]} players
 * @param {number} seat
 */
export function usualName(players, seat) {
  if (players[seat].kind !== "person") return t(`seat-${seat + 1}`);
  return isOnlyPerson(players, seat) ? "" : t("player", { seat: seat + 1 });
}

/**
 * The players with the usual names in place of missing ones.
 * @template {{ name: string, kind?: string }} P
 * @param {P[]} players
 */
export const named = (players) => players.map((one, seat) => ({ ...one, name: one.name || usualName(players, seat) }));

/**
 * @param {Table} table
 * @param {number} seat
 */
export const nameOf = (table, seat) => (isYou(table, seat) ? t("you") : calledAt(table, seat));

/**
 * The facts of a sentence about a player; a language may word a sentence about "you" differently.
 * @param {Table} table
 * @param {number} seat
 */
export const person = (table, seat) => ({
  name: nameOf(table, seat),
  who: isYou(table, seat) ? "you" : "other",
});

/**
 * Whether the viewer's hand is open; until the viewer takes the device, a table has only public facts.
 * @param {Table} table
 */
export const handOpen = (table) => table.view.seat !== null;

/**
 * Whether the device must change hands before the page shows the next decision.
 * @param {Table} table
 */
export function handoverDue({ viewer, view: { question } }) {
  return question !== null && question.seat === viewer && !question.options;
}

/**
 * The opponents, clockwise from the viewer's seat.
 * @param {Table} table
 */
export function rivalsOf(table) {
  const seats = table.players.length;
  return table.players.slice(1).map((_, k) => (mine(table) + 1 + k) % seats);
}
