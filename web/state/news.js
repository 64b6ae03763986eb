/** What is new since the page was drawn last: what happened, and who is to decide. */
import { asked } from "./choice.js";
import { state } from "./store.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */

/**
 * @typedef {object} News
 * @property {Table} table
 * @property {Event[]} events
 * @property {boolean} undone the table stands where it stood before
 * @property {boolean} turned somebody else is to decide, or something else
 * @property {boolean} coached the coach of a lesson says something
 */

/** How many past events are told when a saved game goes on. */
const PAST = 3;

let seen = { game: "", events: 0, turn: "", coach: "" };

/** @param {Table} table */
function turnOf({ view: { ply, question } }) {
  if (!question) return "";
  return asked() ? `${question.seat} ${ply}` : `${question.seat}`;
}

/** An answer that is refused once more is answered once more. @param {Table} table */
const coachAt = ({ coach }) => (coach?.say ? `${coach.step} ${coach.refused}` : "");

/** @returns {News | null} nothing while no game is on show */
export function latestNews() {
  const { table, screen, replay, puzzle } = state;
  if (replay || puzzle?.given) return null;
  if (!table || screen === "start") {
    seen = { game: "", events: 0, turn: "", coach: "" };
    return null;
  }
  const [game, turn, coach, count] = [table.save.id, turnOf(table), coachAt(table), table.events.length];
  const from = game === seen.game ? seen.events : Math.max(0, count - PAST);
  const turned = !state.late && turn !== "" && (game !== seen.game || turn !== seen.turn);
  const coached = coach !== "" && (game !== seen.game || coach !== seen.coach);
  seen = { game, events: count, turn: state.late ? seen.turn : turn, coach };
  return { table, events: table.events.slice(from), undone: count < from, turned, coached };
}
