/** The three parts of a life that outlast its request: the side request, the latest wish, the lesson begun last. */
import { isAway, isOpen } from "./life.js";
import { isReply } from "./protocol.js";
import { send, stepTo } from "./steps.js";

/** @typedef {import("./life.js").Asked} Asked */
/** @typedef {import("./life.js").Latest} Latest */
/** @typedef {import("./life.js").Life} Life */
/** @typedef {import("./steps.js").Event} Event */
/** @typedef {import("./steps.js").Step} Step */

/** These events end a side request, whose answer would be about another game. */
const OTHERS = ["begin", "move", "leave"];

/** @param {Step} step */
const isEngineGone = ({ effects }) => effects.some((effect) => effect.do === "launch" || effect.do === "end");

/** Whether an event is the last reply to its request; a verdict comes in several. @param {Event} event */
const isLast = (event) => isReply(event) && (event.type !== "judged" || event.done === 1);

/**
 * The side request that is pending after an event. The next engine gets it again if the engine is gone before its
 * answer.
 * @param {Life} before
 * @param {Event} event
 * @param {Step} step
 * @returns {Asked | null}
 */
function askedAfter({ asked = null }, event, step) {
  if (event.type === "ask") return { wish: event.wish, id: null };
  if (!asked || OTHERS.includes(event.type)) return null;
  if ("id" in event && event.id === asked.id && isLast(event)) return null;
  return isEngineGone(step) && asked.id !== null ? askedOnce(asked) : asked;
}

/**
 * The second try, which is the last: a side request may itself break the engine.
 * @param {Asked} asked
 * @returns {Asked | null}
 */
const askedOnce = ({ wish, isAgain }) => (isAgain ? null : { wish, id: null, isAgain: true });

/** The error for a wish that cannot be sent now. @type {import("../types").Told} */
const NOT_NOW = { id: "not_now", args: {} };

/**
 * @param {Extract<Event, { type: "begin" | "move" }>} event
 * @param {Step} step
 * @returns {Latest}
 */
function wanted({ wish }, { life, effects }) {
  if (effects.some((effect) => effect.do === "send")) return { wish, id: life.count };
  return isAway(life) && life.wish === wish ? { wish, id: null } : { wish, id: null, error: NOT_NOW };
}

/**
 * The change that an event makes to the latest wish.
 * @param {Latest} latest
 * @param {Event} event
 * @param {Step} step
 * @returns {Partial<Latest>}
 */
function news({ id }, event, step) {
  if (id === null) return event.type === "ready" ? { id: step.life.count } : {};
  if (event.type === "view" && event.id === id) return { came: true };
  if (event.type === "error" && event.id === id) return { error: event.error };
  return isEngineGone(step) ? { error: { id: "engine_lost", args: {} } } : {};
}

/**
 * @param {Life} before
 * @param {Event} event
 * @param {Step} step
 * @returns {Latest | null}
 */
function latestAfter({ latest = null }, event, step) {
  if (event.type === "begin" || event.type === "move") return wanted(event, step);
  if (!latest || event.type === "leave") return null;
  return latest.came || latest.error ? latest : { ...latest, ...news(latest, event, step) };
}

/** @param {Life} before @param {Event} event */
const lessonAfter = ({ lesson }, event) =>
  event.type === "begin" && event.wish.type === "lesson" ? event.wish.lesson : lesson;

/**
 * Adds these parts to the result of an event, and sends a side request as soon as possible.
 * @param {Life} before
 * @param {Event} event
 * @param {Step} step
 * @returns {Step}
 */
export function carryOn(before, event, step) {
  const asked = askedAfter(before, event, step);
  const latest = latestAfter(before, event, step);
  const life = { ...step.life, asked, latest, lesson: lessonAfter(before, event) };
  const isFree = life.is === "idle" || isOpen(life);
  if (!asked || asked.id !== null || !isFree) return { ...step, life };
  const count = life.count + 1;
  return stepTo({ ...life, count, asked: { ...asked, id: count } }, ...step.effects, send(life, asked.wish));
}
