/** The end: the winner and the margin, every part of the points, and the final cities. */

import { html, nothing } from "lit-html";
import { goHome } from "../../actions/begin.js";
import { openLookBack } from "../../actions/look_back.js";
import { rematch } from "../../actions/play.js";
import { openReplay } from "../../actions/replay.js";
import { game } from "../../games/index.js";
import { onceDrawn } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { leaveButton } from "../../parts/phones.js";
import { seal } from "../../parts/seal.js";
import { shareButton } from "../../parts/share.js";
import { statisticsButton } from "../../parts/statistics.js";
import { intoView } from "../../parts/view.js";
import { headline, margin } from "../../parts/winner.js";
import { download } from "../../state/files.js";
import { isYou, mine } from "../../state/people.js";
import { change, state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { bar } from "../bar.js";
import { coach, isLast, isReading, nextButtons, point } from "../table/coach.js";
import { beaten } from "./beat.js";
import { ofTheDay } from "./day.js";
import { installing } from "./offer.js";
import { suggested } from "./suggestion.js";

export const name = /** @type {const} */ ("end");

/** @typedef {import("../../types").Table} Table */

/**
 * The place and points of the viewer, unless the lines before name them.
 * @param {Table} table
 */
function ownPlace(table) {
  const place = table.ranking.indexOf(mine(table)) + 1;
  if (!isYou(table, mine(table)) || place < 3) return nothing;
  return html`<p>${t("end-own", { place, points: table.scores[mine(table)].total })}</p>`;
}

/** The coach's words in a lesson, and the way onward. @param {Table} table */
const taught = (table) =>
  html`<div class="taught">${coach(table, null)}<p class="row wrap">${nextButtons(table)}</p></div>`;

/** @param {Table} table */
const wreath = (table) => html`<span class="wreath">${icon("laurel", "leaves")}${seal(table.winners[0])}</span>`;

/** Windows with room to show every button. */
const roomy = matchMedia("(min-width: 60rem)");

const replayButton = () => html`<button type="button" class="button" data-action="replay" @click=${() => openReplay(0)}>
  ${icon("play")}<span>${t("replay-button")}</span>
</button>`;

const tableButton = () => html`<button
  type="button"
  class="button"
  data-action="look"
  @click=${() => change({ screen: "table" })}
>
  ${t("show-table")}
</button>`;

/** The buttons that few need: folded away on phones, and small where there is room. @param {Table} table */
const others = (table) => html`<details class="others" ?open=${roomy.matches}>
  <summary class="button">${t("end-more")}${icon("chev", "ico chev")}</summary>
  <div class="row wrap">
    ${replayButton()}
    ${state.embed ? nothing : statisticsButton()}
    <button type="button" class="button" data-action="new" @click=${goHome}>${t("end-new")}</button>
    <button type="button" class="button" data-action="save" @click=${() => download(table)}>${t("end-save")}</button>
    ${tableButton()}
  </div>
</details>`;

const lookBackButton = () => html`<button type="button" class="button" data-action="look-back" @click=${openLookBack}>
  ${icon("log")}<span>${t("look-back-button")}</span>
</button>`;

/** @param {Table} table */
const buttons = (table) => html`<div class="row wrap acts">
  <button type="button" class="button ${table.coach ? "" : "main"} big" data-action="rematch" @click=${rematch}>
    ${icon("play")}<span>${t("end-rematch")}</span>
  </button>
  ${lookBackButton()}${shareButton()}
</div>
${others(table)}`;

/** A guest of another device looks at the game; the host begins another one, and has the save. */
const guestButtons = () => html`<p class="soft">${t("joining-next")}</p>
  <div class="row wrap acts">
    ${lookBackButton()}${replayButton()}${tableButton()}${leaveButton()}
  </div>`;

/** Whether the viewer won. @param {Table} table */
const won = (table) => isYou(table, mine(table)) && table.winners.includes(mine(table));

export { tableTitle as title } from "../title.js";

/** @typedef {import("../../games/game").EndSection} Section */

/** @param {Section} section @param {number} place */
const section = ({ id, title, isUntitled, drawn }, place) =>
  isUntitled
    ? html`<section class="sheet ${id}" data-section=${place} aria-label=${title}>${drawn}</section>`
    : html`<section class="sheet ${id}" data-section=${place} aria-labelledby=${id}><h2 id=${id}>${title}</h2>${drawn}</section>`;

/** Points while the coach explains them. @param {Table} table */
const explained = (table) =>
  html`<h2 data-focus tabindex="-1">${t("phase-over")}</h2>${taught(table)}${game().end.points(table)}`;

/** The sections while the coach explains the points; the winner comes after them. @param {Table} table */
function counting(table) {
  const [points, ...others] = game().end.sections(table);
  return [{ ...points, isUntitled: true, drawn: explained(table) }, ...others].map(section);
}

/** The picture of the winner, of the first of several. @param {Table} table */
const picture = (table) => (table.winners.length ? game().end.picture?.draw(table, table.winners[0]) : nothing);

/** @param {Table} table */
const result = (table) => html`<section class="win sheet" ?data-won=${won(table)}>
    ${table.winners.length ? wreath(table) : nothing}
    <div>
      <h2 data-focus tabindex="-1">${headline(table)}</h2>
      <p>${margin(table)}</p>
      ${ownPlace(table)}${beaten(table)}${ofTheDay(table)}
    </div>
    ${isReading(table) ? taught(table) : nothing}${state.visit ? guestButtons() : buttons(table)}${suggested(table)}${installing(table)}${picture(table)}
  </section>
  ${game().end.sections(table).map(section)}`;

/** Marks the row of points that the lesson explains, and shows it in a low window. @param {Table} table */
function pointInView(table) {
  point(table);
  intoView(document.querySelector("[data-part][data-pointed]"));
}

/** @param {Table} table */
export function draw(table) {
  onceDrawn(() => pointInView(table));
  return html`<div class="end">
    ${bar(table)}
    <main class="final" data-explains data-screen=${name}>${isReading(table) && !isLast(table) ? counting(table) : result(table)}</main>
  </div>`;
}
