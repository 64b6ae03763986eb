/** What is read out and not seen: all that happened, whose turn it is, and what is asked. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { asked } from "../choice.js";
import { handoverDue, isYou, nameOf } from "../people.js";
import { plain, t } from "../words.js";
import { ending, phase } from "./bar.js";
import { hint, promptFor } from "./prompt.js";
import { sentence } from "./sentence.js";

/** @typedef {import("../types").Table} Table */

/** So many sentences stay to be looked up. */
const KEPT = 12;

/** @type {{ id: number, text: string }[]} */
let lines = [];
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
    phase: phase(table),
    prompt: promptFor(table, question),
    hint: hint(table, question),
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
  near = ending(table);
  return near && near !== before ? [`${near}.`] : [];
}

/** @param {import("../news.js").News | null} news */
export function announce(news) {
  if (!news) [lines, near] = [[], ""];
  if (!news) return;
  const { table, events, undone, turned } = news;
  const told = events.map((event) => plain(sentence(table, event)));
  if (undone) told.push(t("said-undone"));
  told.push(...nearer(table));
  if (turned) told.push(turn(table));
  lines = [...lines, ...told.map((text) => ({ id: ++count, text }))].slice(-KEPT);
}

export const announcer = () => html`<div class="sr" role="log" aria-label=${t("said-label")}>
  ${repeat(
    lines,
    ({ id }) => id,
    ({ text }) => html`<p>${text}</p>`,
  )}
</div>`;
