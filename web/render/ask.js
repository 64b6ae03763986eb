/** What is asked of whom: the prompt, how much is still to choose, and the buttons that answer. */
import { html, nothing } from "lit-html";
import { buildingOf } from "../catalogue.js";
import { asked, isReady, picking } from "../choice.js";
import { alone } from "../people.js";
import { answer, confirm, undo } from "../play.js";
import { skip } from "../pace.js";
import { change, state } from "../store.js";
import { cardName, dashed, has, t, theCard } from "../words.js";
import { icon } from "./icon.js";
import { sum } from "./sum.js";

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

/** What the page is waiting for while nobody here is asked. */
function status() {
  const { table, behind, late } = state;
  if (!table) return "";
  if (late) return t("status-sent");
  if (table.over) return t("status-over");
  const seat = table.view.question?.seat ?? table.view.chooser;
  const { name, kind } = table.players[seat];
  if (behind) return t("status-showing", { name });
  return kind === "person" ? t("prompt-other", { name }) : t("status-thinking", { name });
}

/** @param {Asked} question */
function countWords({ low, high }) {
  const picked = state.picks.length;
  if (picked < low) return t("count-to-go", { picked, left: low - picked });
  return picked === high ? t("count-ready", { picked }) : t("count-up-to", { picked, high });
}

/** @param {Asked} question */
const pips = ({ high }) =>
  high > 12 ? nothing : Array.from({ length: high }, (_, k) => html`<i ?data-on=${k < state.picks.length}></i>`);

/** @param {Asked} question */
const count = (question) => html`<p class="count" ?data-one=${question.high === 1}>
  <span class="pips" aria-hidden="true">${pips(question)}</span><span role="status">${countWords(question)}</span>
</p>`;

/** @param {Asked} question */
const pass = ({ name }) => html`<button type="button" class="button pass" data-action="pass" @click=${() => answer([])}>
  ${t(`prompt-${dashed(name)}.pass`)}
</button>`;

const goAhead = () => html`<button
  type="button"
  class="button main"
  data-action="confirm"
  ?disabled=${!isReady()}
  @click=${confirm}
>
  ${icon("check")}<span>${t("confirm")}</span>
</button>`;

/**
 * A question that is answered by yes or no.
 * @param {Asked} question
 */
const accept = ({ options }) => html`<button
  type="button"
  class="button main"
  data-action="confirm"
  @click=${() => answer(options)}
>
  ${icon("check")}<span>${t("prompt-library.confirm")}</span>
</button>`;

/** @param {Asked | null} question */
function answers(question) {
  if (!question) return nothing;
  if (question.name === "library") return html`${pass(question)}${accept(question)}`;
  if (question.name === "role") return rolesHelp();
  return question.low === 0 && !state.picks.length ? pass(question) : goAhead();
}

const rolesHelp = () => html`<button
  type="button"
  class="button"
  @click=${() => change({ dialog: { name: "roles" } })}
>
  ${t("roles-help")}
</button>`;

/** @param {Table} table */
const undoButton = (table) => html`<button
  type="button"
  class="button"
  data-action="undo"
  ?disabled=${!table.can_undo || state.behind > 0 || state.sent}
  @click=${undo}
>
  ${icon("undo")}<span>${t("undo")}</span>
</button>`;

const skipButton = () =>
  state.behind
    ? html`<button type="button" class="button" data-action="skip" @click=${skip}>
        ${icon("skip")}<span>${t("skip")}</span>
      </button>`
    : nothing;

const finalButton = () => html`<button
  type="button"
  class="button main"
  data-action="final"
  @click=${() => change({ screen: "end" })}
>
  ${t("show-final")}
</button>`;

/** @param {Table} table */
export function ask(table) {
  const question = asked();
  const id = `prompt-${dashed(question?.name ?? "")}.hint`;
  const hint = question && has(id) ? t(id, facts(question)) : "";
  return html`<section class="ask" data-question=${state.sent ? nothing : (question?.name ?? nothing)} ?data-idle=${!question}>
    <div class="what">
      <h2 aria-live="polite" tabindex="-1">${question ? promptFor(table, question) : status()}</h2>
      ${question ? sum(table, question) : nothing}
      <p class="hint small soft">${hint}</p>
    </div>
    ${picking() && question ? count(question) : nothing}
    <div class="row acts">
      ${skipButton()}${undoButton(table)}${answers(question)}${table.over ? finalButton() : nothing}
    </div>
  </section>`;
}
