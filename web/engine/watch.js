/** Watches an engine that owes a reply: counts missed beats, and pings the engine after each. */
import { beat, hint, isLookingBack, isWaiting } from "./life.js";
import { isReply } from "./protocol.js";

/** @typedef {import("./life.js").Life} Life */
/** @typedef {import("./life.js").Pulse} Pulse */
/** @typedef {import("./steps.js").Effect} Effect */
/** @typedef {import("./steps.js").Event} Event */
/** @typedef {import("./steps.js").Moment} Moment */
/** @typedef {import("./steps.js").Step} Step */

/** Milliseconds between two beats. */
const BEAT = 2000;

/** The acts of a person; each allows one more automatic restart of the engine. */
const ACTS = ["begin", "move", "think", "look", "ask", "retry"];

/** @param {import("../types").Table} table */
const isComputers = ({ players, view: { question } }) => question !== null && players[question.seat].kind !== "person";

/** @param {Life} life */
const isThoughtOf = (life) => isLookingBack(life) || (hint(life)?.done ?? 1) < 1;

/** @param {Life} life */
function isAwaiting(life) {
  if (life.asked?.id) return true;
  if (life.is === "showing")
    return Boolean(life.replaying) || isThoughtOf(life) || isComputers(life.behind.at(-1) ?? life.table);
  return life.is === "starting" || isWaiting(life);
}

/**
 * The heartbeat after an event; a request resets it only if no reply was pending before.
 * @param {Life} before
 * @param {Event} event
 * @param {Moment} moment
 * @param {Step} step
 * @returns {Pulse}
 */
function pulseAfter(before, event, { now }, { effects }) {
  const isNew = effects.some((effect) => effect.do === "launch");
  if (isNew || isReply(event) || !before.pulse) return { next: now + BEAT, missed: 0 };
  if (event.type !== "wake" || now < beat(before)) return before.pulse;
  return { next: now + BEAT, missed: before.pulse.missed + 1 };
}

/**
 * The ping after a missed beat; a loading engine needs none, because it reports each step.
 * @param {Life} life
 * @param {Life} before
 * @returns {Effect[]}
 */
const ping = ({ is, count, pulse }, before) =>
  is !== "starting" && pulse && pulse.missed > (before.pulse?.missed ?? 0)
    ? [{ do: "send", request: { type: "ping", id: count } }]
    : [];

/**
 * Adds the heartbeat to the result of an event.
 * @param {Life} before
 * @param {Event} event
 * @param {Moment} moment
 * @param {Step} step
 * @returns {Step}
 */
export function lookAfter(before, event, moment, step) {
  const { pulse: _, renewed = before.renewed, ...rest } = step.life;
  const pulse = isAwaiting(step.life) ? pulseAfter(before, event, moment, step) : undefined;
  const life = { ...rest, pulse, renewed: Boolean(renewed) && !ACTS.includes(event.type) };
  return { life, effects: [...step.effects, ...ping(life, before)] };
}
