/** The parts that the rules of a request's life share: events, effects and steps. */

/** @typedef {import("../types").Findings} Findings */
/** @typedef {import("../types").Replay} Replay */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("../types").Verdict} Verdict */
/** @typedef {import("./life.js").Ask} Ask */
/** @typedef {import("./life.js").Begin} Begin */
/** @typedef {import("./life.js").Life} Life */
/** @typedef {import("./life.js").Look} Look */
/** @typedef {import("./life.js").Move} Move */
/** @typedef {import("./life.js").Showing} Showing */
/** @typedef {import("./life.js").Think} Think */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {Extract<Reply, { type: "codes" | "read_code" | "puzzle" }>} Answered the reply to a side request */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Wish} Wish */

/**
 * An act of the page, a message or failure of the worker, or the passing of time.
 * @typedef {{ type: "start" }
 *   | { type: "begin", wish: Begin }
 *   | { type: "move", wish: Move }
 *   | { type: "think", wish: Think }
 *   | { type: "look", wish: Look }
 *   | { type: "ask", wish: Ask }
 *   | { type: "endThought" }
 *   | { type: "endLook" }
 *   | { type: "skip" }
 *   | { type: "leave" }
 *   | { type: "retry" }
 *   | { type: "wake" }
 *   | { type: "ready" }
 *   | { type: "broken", error?: Told }
 *   | Exclude<Reply, { type: "ready" | "help" }>} Event
 */

/**
 * An effect: start a worker, end it, send it a request; show a table, store it, add a variation; report an error; add
 * findings of a look back, show a moment of a replay, pass on a reply to a side request, show the verdict on an answer
 * to a puzzle, note the par of a day.
 * @typedef {{ do: "launch", start: "warm" | "cold" }
 *   | { do: "end" }
 *   | { do: "send", request: Request }
 *   | { do: "show", table: Table }
 *   | { do: "keep", table: Table }
 *   | { do: "branch", table: Table, from: Table }
 *   | { do: "tell", error: Told }
 *   | { do: "found", findings: Findings }
 *   | { do: "replay", replay: Replay }
 *   | { do: "answered", reply: Answered }
 *   | { do: "judged", verdict: Verdict }
 *   | { do: "par", date: string, points: number }} Effect
 */

/** @typedef {{ now: number, pace: number }} Moment the time, and the least time for which a table stays on show, in milliseconds */
/** @typedef {{ life: Life, effects: Effect[] }} Step */

/**
 * Computes the step that follows from an event.
 * @template {Event["type"]} T
 * @typedef {(life: Life, event: Extract<Event, { type: T }>, moment: Moment) => Step} Rule
 */

/**
 * The step to a life, with its effects.
 * @param {Life} life
 * @param {Effect[]} effects
 * @returns {Step}
 */
export const stepTo = (life, ...effects) => ({ life, effects });

/**
 * Sends a request with the next number.
 * @param {Life} life before the request
 * @param {Wish} wish
 * @returns {Effect}
 */
export const send = ({ count }, wish) => ({ do: "send", request: { ...wish, id: count + 1 } });

/**
 * The queue of a life; without a game, only the next request and later ones count.
 * @param {Life} life
 */
export const paceOf = (life) =>
  "behind" in life
    ? { behind: life.behind, from: life.from, until: life.until }
    : { behind: [], from: life.count + 1, until: 0 };

/**
 * @param {Life} life
 * @param {Begin | Move} wish
 * @param {Moment} moment
 * @param {"waiting" | "late"} is
 */
export const waitFor = (life, wish, { now }, is = life.is === "late" ? "late" : "waiting") =>
  stepTo({ is, count: life.count + 1, table: life.table, since: now, ...paceOf(life) }, send(life, wish));

/**
 * Shows the queued tables that are due.
 * @param {Life & Showing} life
 * @param {Moment} moment
 * @returns {Step}
 */
export function catchUp(life, moment) {
  const [table, ...behind] = life.behind;
  if (!table || moment.now < life.until) return stepTo(life);
  const next = catchUp({ ...life, table, behind, thought: null, until: moment.now + moment.pace }, moment);
  return stepTo(next.life, { do: "show", table }, ...next.effects);
}

/**
 * The request for the next engine. A pending request is not repeated, because it may have broken the worker.
 * @param {Life} life
 */
const wishOf = (life) => ("wish" in life ? life.wish : null);

/**
 * @param {Life} life
 * @param {Told} error
 */
export const lose = (life, error) =>
  life.is === "lost"
    ? stepTo(life)
    : stepTo({ is: "lost", count: life.count, table: life.table, wish: wishOf(life), error }, { do: "end" });

/**
 * The request that loads the table on show into another engine.
 * @param {Life} life
 * @returns {Begin | null}
 */
function again({ table, lesson }) {
  if (!table?.coach) return table && { type: "load", text: JSON.stringify(table.save) };
  const { done } = table.coach;
  const answers = /** @type {number[][]} */ (table.save.game.answers);
  const { game } = table;
  return lesson?.name === table.coach.lesson ? { type: "lesson", game, lesson, answers, done } : null;
}

/**
 * Replaces the engine. The new one resumes the game on show, unless the person wants another game.
 * @param {Life} life
 * @param {"warm" | "cold"} start
 */
export function launch(life, start) {
  const { count, table } = life;
  const wish = wishOf(life) ?? again(life);
  return stepTo({ is: "starting", count, table, wish, step: "", done: 0 }, { do: "launch", start });
}

/**
 * Replaces the engine without a request of the person, and reports that.
 * @param {Life} life
 */
export function renew(life) {
  const next = launch(life, "warm");
  return stepTo({ ...next.life, renewed: true }, ...next.effects, {
    do: "tell",
    error: { id: "engine_renewed", args: {} },
  });
}
