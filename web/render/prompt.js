/** A question in words, and what helps to answer it. */
import { buildingOf } from "../catalogue.js";
import { alone, mine } from "../people.js";
import { state } from "../store.js";
import { cardEffect, cardName, dashed, has, plain, t, theCard } from "../words.js";
import { sentence } from "./sentence.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Asked} Asked */

/** @param {number} card */
function named(card) {
  const { id } = buildingOf(card);
  return { card: cardName(id), the: theCard(id) };
}

/** @param {Asked} question */
function facts({ high, source, options }) {
  const { limit = null, offered = [] } = state.table ?? {};
  return {
    count: high,
    ...(typeof source === "number" ? named(source) : {}),
    source: typeof source === "string" ? source : "",
    limit: limit ? t(`limit-${limit.id}`, limit.args) : "",
    offered: offered.some((card) => options.includes(card)) ? "yes" : "no",
  };
}

/** @param {Asked} question */
function words(question) {
  const id = `prompt-${dashed(question.name)}`;
  const [picked] = state.picks;
  if (question.name === "build" && picked !== undefined) {
    return t(`${id}.chosen`, named(picked));
  }
  return t(id, facts(question));
}

/**
 * The prompt; among several people it says whom it is for.
 * @param {Table} table
 * @param {Asked} question
 */
export const promptFor = (table, question) =>
  alone(table)
    ? words(question)
    : t("prompt-person", { name: table.players[question.seat].name, prompt: words(question) });

/**
 * @param {Table} table
 * @param {number} card
 */
const stands = (table, card) => table.view.seats[mine(table)].buildings.some((one) => one.card === card);

/** @param {number} card */
function effect(card) {
  const { id } = buildingOf(card);
  return t("hint-card", { card: cardName(id), effect: cardEffect(id) });
}

/**
 * What was done last, while others decide; what the card just taken up does; else what choosing means.
 * @param {Table} table
 * @param {Asked | null} question
 */
export function hint(table, question) {
  const [last, picked] = [table.events.at(-1), state.picks.at(-1)];
  if (!question) return last && !table.over ? plain(sentence(table, last)) : "";
  if (picked !== undefined && !stands(table, picked)) return effect(picked);
  const id = `prompt-${dashed(question.name)}.hint`;
  return has(id) ? t(id, facts(question)) : "";
}
