/** A question in words, with help for the answer. */
import { margin } from "../../parts/winner.js";
import { alone, calledAt, dashed, has, plain, preselection, state, t } from "../kit.js";
import { buildingOf } from "./catalogue.js";
import { gainTwice } from "./forecast.js";
import { tableOnShow } from "./on_show.js";
import { askedBy, ruleLink } from "./reading.js";
import { roleNow } from "./roles.js";
import { income } from "./sum.js";
import { sentence } from "./words/events.js";
import { cardEffect, cardName, roleName, theCard } from "./words/names.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Asked} Asked */

/** @param {number} card */
function named(card) {
  const { id } = buildingOf(card);
  return { card: cardName(id), the: theCard(id) };
}

/**
 * Facts of the moment: the role in play, its gain with and without the library if known, whether cards are preselected.
 * @param {Table} table
 */
function moment(table) {
  const role = roleNow(table);
  return {
    ...(role ? { role: roleName(role), ...gainTwice(table, role) } : {}),
    told: table.forecast ? "yes" : "no",
    preselected: preselection(table).length ? "yes" : "no",
  };
}

/**
 * The facts of a question's sentences.
 * @param {Asked} question
 */
function facts(question) {
  const { high, source, options } = question;
  const table = tableOnShow();
  const { limit = null, offered = [] } = table ?? {};
  return {
    count: high,
    ...(typeof source === "number" ? named(source) : {}),
    source: typeof source === "string" ? source : "",
    limit: limit ? t(`limit-${limit.id}`, limit.args) : "",
    offered: offered.some((card) => options.includes(card)) ? "yes" : "no",
    ...(table ? moment(table) : {}),
  };
}

/**
 * The facts of the picked card or goods.
 * @param {Table} table
 */
function chosen(table) {
  const [first] = state.picks;
  const quote = table.quotes[first];
  return {
    ...named(first),
    ...(quote ? { price: quote.price } : {}),
    count: state.picks.length,
    income: income(table),
  };
}

/**
 * @param {Table} table
 * @param {Asked} question
 */
function words(table, question) {
  const id = `prompt-${dashed(question.name)}`;
  return state.picks.length && has(`${id}.chosen`) ? t(`${id}.chosen`, chosen(table)) : t(id, facts(question));
}

/**
 * The prompt; among several people it names its player.
 * @param {Table} table
 * @param {Asked} question
 */
export const promptFor = (table, question) =>
  alone(table)
    ? words(table, question)
    : t("prompt-person", { name: calledAt(table, question.seat), prompt: words(table, question) });

/**
 * The effect of the card just picked, if the question is to keep or build it.
 * @param {Asked | null} question
 */
export function effect(question) {
  const picked = state.picks.at(-1);
  if (!question || picked === undefined || !["keep", "build"].includes(question.effect)) return "";
  const { id } = buildingOf(picked);
  return t("effect-card", { card: cardName(id), effect: cardEffect(id) });
}

/**
 * A link to the rule of the question.
 * @param {Asked | null} question
 * @param {boolean} [isUntitled] whether it leaves the title of the rule out
 */
export const why = (question, isUntitled = false) =>
  question ? ruleLink(askedBy(question), isUntitled ? t("rule-read") : undefined) : "";

/**
 * The line below the prompt:
 * 1. after the game, the margin of the winner;
 * 2. while others decide, the latest event;
 * 3. else the instruction of the question, with a warning in the last phase.
 * @param {Table} table
 * @param {Asked | null} question
 */
export function instruction(table, question) {
  const last = table.events.at(-1);
  if (table.over) return margin(table);
  if (!question) return last ? plain(sentence(table, last)) : "";
  const told = t(`prompt-${dashed(question.name)}.instruction`, facts(question));
  return table.ending?.left === 0 ? `${told} ${t("ending-last")}` : told;
}
