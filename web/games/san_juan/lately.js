/** The cause of the question, and others' buildings since the viewer's latest decision. The announcer has read both. */

import { list, plain, t } from "../kit.js";
import { sentence } from "./words/events.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Event} Event */

/**
 * @param {Table} table
 * @param {(event: Event) => boolean} wanted
 */
const byOthers = ({ events, viewer }, wanted) => events.filter((event) => event.args.seat !== viewer && wanted(event));

/**
 * The role of the current phase, if another player took it.
 * @param {Table} table
 */
function roleOfAnother(table) {
  const taken = table.events.findLast(({ id }) => ["role_taken", "round_started"].includes(id));
  const another = taken?.id === "role_taken" && taken.args.seat !== table.viewer;
  return another ? t("lately-role", { told: plain(sentence(table, taken)) }) : "";
}

/** @param {Table} table */
function builtSince(table) {
  const { since } = table;
  const built = since === null ? [] : byOthers(table, ({ id, ply }) => id === "built" && ply >= since);
  return built.length ? t("lately-built", { told: list(built.map((event) => plain(sentence(table, event)))) }) : "";
}

/** The acts that a player who was away wants to hear of. */
const DEEDS = new Set(["role_taken", "built", "passed", "produced", "sold"]);

/** The most sentences about them. */
const FEW = 3;

/** @param {Event} event */
const isDeed = ({ id, args }) => DEEDS.has(id) && typeof args.seat === "number";

/**
 * The latest acts of others since the viewer's latest decision, or else the latest act of all: the seat, and a sentence
 * without any hidden card.
 * @param {Table} table
 * @returns {{ seat: number, told: string }[]}
 */
export function meanwhile(table) {
  const { events, since } = table;
  const others = byOthers(table, (event) => isDeed(event) && event.ply >= (since ?? 0));
  const told = others.length ? others.slice(-FEW) : events.filter(isDeed).slice(-1);
  return told.map((event) => ({
    seat: Number(event.args.seat),
    told: t("full-stop", { text: plain(sentence(table, event)) }),
  }));
}

/**
 * @param {Table} table
 * @param {import("./types").Asked | null} question
 */
export function lately(table, question) {
  if (!question) return "";
  return question.form === "one" ? builtSince(table) : roleOfAnother(table);
}
