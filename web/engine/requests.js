/** The life of a request as a pure reducer: each event gives the next life, and effects as data. */
import { carryOn } from "./carried.js";
import { isAway, isOpen, isSilent, turn } from "./life.js";
import * as replies from "./replies.js";
import { catchUp, launch, send, stepTo, waitFor } from "./steps.js";
import { lookAfter } from "./watch.js";

/** @typedef {import("./life.js").Life} Life */
/** @typedef {import("./life.js").Thought} Thought */
/** @typedef {import("./steps.js").Event} Event */
/** @typedef {import("./steps.js").Moment} Moment */
/** @typedef {import("./steps.js").Step} Step */

/**
 * @template {Event["type"]} T
 * @typedef {import("./steps.js").Rule<T>} Rule
 */

/** @type {Rule<"start">} */
const start = (life) => (life.is === "starting" ? stepTo(life, { do: "launch", start: "warm" }) : stepTo(life));

/** Starts from scratch, because a stored file of an earlier visit may be the fault. @type {Rule<"retry">} */
const retry = (life) => (life.is === "lost" || isSilent(life) ? launch(life, "cold") : stepTo(life));

/** Only the last wish counts. @type {Rule<"begin">} */
const begin = (life, { wish }, moment) => (isAway(life) ? stepTo({ ...life, wish }) : waitFor(life, wish, moment));

/** @type {Rule<"move">} */
const move = (life, { wish }, moment) => (isOpen(life) ? waitFor(life, wish, moment) : stepTo(life));

/** @type {Rule<"think">} */
function think(life, { wish }) {
  if (!isOpen(life)) return stepTo(life);
  /** @type {Thought} */
  const thought =
    wish.type === "hint" ? { of: "hint", hint: { done: 0, advice: [] } } : { of: "look_back", from: life.count + 1 };
  return stepTo({ ...life, count: life.count + 1, thought }, send(life, wish));
}

/** @type {Rule<"look">} */
const look = (life, { wish }) =>
  isOpen(life) ? stepTo({ ...life, count: life.count + 1, replaying: life.count + 1 }, send(life, wish)) : stepTo(life);

/** `carryOn` sends a side request as soon as possible. @type {Rule<"ask">} */
const ask = (life) => stepTo(life);

/** Ignores a moment that is still on its way. @type {Rule<"endLook">} */
const endLook = (life) => stepTo(life.is === "showing" ? { ...life, replaying: null } : life);

/** Stops the thinking; a finished hint is only removed. @type {Rule<"endThought">} */
function endThought(life) {
  if (life.is !== "showing" || !life.thought) return stepTo(life);
  const { thought } = life;
  if (thought.of === "hint" && thought.hint.done === 1) return stepTo({ ...life, thought: null });
  return stepTo({ ...life, count: life.count + 1, thought: null }, send(life, { type: "stop" }));
}

/** Shows the newest table at once. @type {Rule<"skip">} */
const skip = (life, _, moment) =>
  life.is === "showing" && life.behind.length
    ? catchUp({ ...life, behind: life.behind.slice(-1), until: 0 }, moment)
    : stepTo(life);

/** Leaves the game on show, and any game that was requested. @type {Rule<"leave">} */
function leave(life) {
  if (isAway(life)) return stepTo({ ...life, table: null, wish: null });
  if (life.is === "idle") return stepTo(life);
  return stepTo({ is: "idle", count: life.count + 1, table: null }, send(life, { type: "stop" }));
}

/** @type {Rule<"wake">} */
function wake(life, _, moment) {
  if (moment.now < turn(life)) return stepTo(life);
  if (life.is === "waiting") return stepTo({ ...life, is: "late" });
  return life.is === "showing" ? catchUp(life, moment) : stepTo(life);
}

/** @type {{ [T in Event["type"]]: Rule<T> }} */
const RULES = { start, retry, begin, move, think, look, ask, endLook, endThought, skip, leave, wake, ...replies };

/**
 * @template {Event["type"]} T
 * @param {Life} life
 * @param {Extract<Event, { type: T }>} event
 * @param {Moment} moment
 * @returns {Step}
 */
export function reduce(life, event, moment) {
  /** @type {Rule<T>} */
  const rule = RULES[/** @type {T} */ (event.type)];
  return lookAfter(life, event, moment, carryOn(life, event, rule(life, event, moment)));
}
