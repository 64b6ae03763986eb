/** What is read out and not seen: all that happened, whose turn it is, and what is asked. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { game } from "../games/index.js";
import { coachWords } from "../parts/coach.js";
import { asked } from "../state/choice.js";
import { handoverDue, isYou, nameOf } from "../state/people.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";
import { plain } from "../words/mentions.js";

/** @typedef {import("../types").Table} Table */

/** How many sentences stay, so that they can be read again. */
const KEPT = 12;

/** @type {{ id: number, text: string }[]} */
let lines = [];
/** What happened under a dialog, where nothing is read out; told when it is closed. @type {string[]} */
let held = [];
let count = 0;

/**
 * Whose turn it is, and to whoever is asked here what, in which phase and among how many.
 * @param {Table} table
 */
function turn(table) {
  const question = asked();
  const seat = table.view.question?.seat ?? 0;
  const name = nameOf(table, seat);
  if (handoverDue(table)) return t("handover-title", { name });
  if (!question) return t("prompt-other", { name });
  return t("said-asked", {
    who: isYou(table, seat) ? "you" : "other",
    round: table.view.round,
    phase: game().phase(table),
    prompt: game().promptFor(table, question),
    instruction: coachWords(table) || game().instruction(table, question),
    count: question.options.length,
  });
}

let near = "";

/**
 * How near the end is, as often as that changes.
 * @param {Table} table
 */
function nearer(table) {
  const before = near;
  near = game().ending(table);
  return near && near !== before ? [`${near}.`] : [];
}

/**
 * What is asked, with what the coach of a lesson says of it; where nothing is asked, that alone.
 * @param {import("../state/news.js").News} news
 */
function next({ table, turned, coached }) {
  if (turned && (asked() || !coached)) return [turn(table)];
  return coached ? [coachWords(table)] : [];
}

/** @param {import("../state/news.js").News} news */
const told = (news) => [
  ...news.events.map((event) => plain(game().sentence(news.table, event))),
  ...(news.undone ? [t("said-undone")] : []),
  ...nearer(news.table),
  ...next(news),
];

/** @param {import("../state/news.js").News | null} news */
export function announce(news) {
  if (!news) [lines, held, near] = [[], [], ""];
  else held.push(...told(news));
  if (state.dialog) return;
  lines = [...lines, ...held.splice(0).map((text) => ({ id: ++count, text }))].slice(-KEPT);
}

export const announcer = () => html`<div class="sr" role="log" aria-label=${t("said-label")}>
  ${repeat(
    lines,
    ({ id }) => id,
    ({ text }) => html`<p>${text}</p>`,
  )}
</div>`;
