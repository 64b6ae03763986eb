/** The news since the last drawing: events, and a new decision. */
import { asked } from "./choice.js";
import { state } from "./store.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Event} Event */

/**
 * @typedef {object} News
 * @property {Table} table
 * @property {Event[]} events
 * @property {boolean} undone an undo has taken events back
 * @property {boolean} turned another decision is due, or another seat's
 * @property {boolean} coached the coach of a lesson says something new
 */

/** The number of past events to announce when a saved game resumes. */
const PAST = 3;

let seen = { game: "", events: 0, turn: "", coach: "" };

/** @param {Table} table */
function turnOf({ view: { ply, question } }) {
  if (!question) return "";
  return asked() ? `${question.seat} ${ply}` : `${question.seat}`;
}

/** The key of the coach's words; it changes with each refusal, so that a repeated one is announced again. @param {Table} table */
const coachAt = ({ coach }) => (coach?.say ? `${coach.step} ${coach.refused} ${state.whyAt}` : "");

/** @returns {News | null} null while no game is on show, or only a replay of one */
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
