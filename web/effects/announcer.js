/** Announces events, turns and questions to screen readers. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { game } from "../games/index.js";
import { coachReason, coachWords } from "../parts/coach.js";
import { asked } from "../state/choice.js";
import { handoverDue, isYou, nameOf } from "../state/people.js";
import { state } from "../state/store.js";
import { commas, t } from "../words/fluent.js";
import { plain } from "../words/mentions.js";
import { Transcript } from "./transcript.js";

/** @typedef {import("../types").Table} Table */

const transcript = new Transcript();

/**
 * The words for a turn; for a question asked here, with the phase and the number of options.
 * @param {Table} table
 */
function turn(table) {
  const question = asked();
  const seat = table.actor ?? 0;
  const name = nameOf(table, seat);
  if (handoverDue(table)) return t("handover-title", { name });
  if (!question) return t("prompt-other", { name });
  return t("said-asked", {
    who: isYou(table, seat) ? "you" : "other",
    when: commas([t("era", { era: table.era }), game().table.status(table).where]),
    prompt: game().ask.prompt(table, question),
    instruction: coachWords(table) || game().ask.instruction(table, question),
    count: question.options.length,
  });
}

let near = "";

/**
 * The words for the distance to the end, whenever it changes.
 * @param {Table} table
 */
function nearer(table) {
  const before = near;
  near = game().table.status(table).warning?.full ?? "";
  return near && near !== before ? [t("full-stop", { text: near })] : [];
}

/**
 * The words for the next question, with those of a lesson's coach; without a question, the coach's words alone.
 * @param {import("../state/news.js").News} news
 */
function next({ table, turned, coached }) {
  if (turned && (asked() || !coached)) return [turn(table)];
  return coached ? [coachReason(table) || coachWords(table)] : [];
}

/** @param {Table} table @param {number} place of an event */
function worded(table, place) {
  const event = table.events[place];
  return event && plain(game().words.event(table, event));
}

/** @param {import("../state/news.js").News} news */
const events = ({ table, events }) =>
  events.map((_, k) => {
    const place = table.events.length - events.length + k;
    return { text: String(worded(table, place)), place };
  });

/** @param {import("../state/news.js").News} news */
const others = (news) =>
  [...(news.undone ? [t("said-undone")] : []), ...nearer(news.table), ...next(news)].map((text) => ({ text }));

/** @param {import("../state/news.js").News | null} news */
export function announce(news) {
  if (!news) {
    near = "";
    return transcript.clear();
  }
  const { table } = news;
  transcript.handOn(`${table.save.id} ${table.view.seat}`, (place) => worded(table, place));
  transcript.add([...events(news), ...others(news)], state.dialog !== null);
}

export const announcer = () => html`<div class="sr" role="log" aria-label=${t("said-label")}>
  ${repeat(
    transcript.lines,
    ({ id }) => id,
    ({ text }) => html`<p>${text}</p>`,
  )}
</div>`;
