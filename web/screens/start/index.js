/** The start screen: the harbour, the last game, the next one, the deal of the day, puzzles and lessons. */

import { html, nothing } from "lit-html";
import { partOf } from "../../actions/guard.js";
import { openStatistics } from "../../actions/statistics.js";
import { takeNewer } from "../../actions/version.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { languageChoice } from "../../parts/language.js";
import { change, state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { themeButton } from "../bar.js";
import { day, hasCalendar } from "./day.js";
import { learn, learnsFirst, lessonsLink } from "./learn.js";
import { failure, loading } from "./loading.js";
import { play } from "./play.js";
import { puzzles } from "./puzzles.js";
import { earlier, latest } from "./saved.js";
import { shelf } from "./shelf.js";

export const name = /** @type {const} */ ("start");

export const withoutTable = true;

export const title = () => t("app-title");

const settingsButton = () => html`<button
  type="button"
  class="button plain"
  data-action="settings"
  aria-label=${t("settings-title")}
  @click=${() => change({ dialog: { name: "settings" } })}
>
  ${icon("settings")}
</button>`;

const tools = () => html`<nav class="row tools" aria-label=${t("settings-title")}>
  ${languageChoice()}${themeButton()}${settingsButton()}
</nav>`;

/** Offers the newer version here, as no table is open to interrupt. */
const newer = () => html`<p class="row wrap sheet">
  <span role="status">${t("version-newer")}</span>
  <button type="button" class="button" data-action="take-newer" @click=${takeNewer}>${t("version-take")}</button>
</p>`;

/** The most letters of a title that phones show large in one line. */
const SHORT = 9;

const heading = () =>
  html`<h1 data-focus tabindex="-1" ?data-long=${t("app-title").length > SHORT}>${t("app-title")}</h1>`;

const sky = () => html`<header class="sky">
  <div class="title">
    ${heading()}
    <p>${t("app-motto")}</p>
  </div>
  ${game().start.picture()}
</header>`;

/** @param {string} action @param {string} label @param {() => void} act */
const link = (action, label, act) =>
  html`<button type="button" class="link" data-action=${action} @click=${act}>${label}</button>`;

const calendar = () => link("days", t("days-button"), () => change({ dialog: { name: "days" } }));

/** The explanation of how to play, if the game has one. */
function howTo() {
  const { howTo: open } = game().start;
  return open ? link("how-to", t("how-to-title"), open) : nothing;
}

/** The links that an embedded page leaves to its host. */
const ownLinks = () =>
  html`${lessonsLink()}${hasCalendar() ? calendar() : nothing}${link("statistics", t("statistics-title"), openStatistics)}`;

const ends = () => html`<footer class="row wrap">
  ${howTo()}
  ${state.embed ? nothing : ownLinks()}
  ${state.saved.length > 1 ? partOf(() => earlier(state.saved.slice(1))) : nothing}
  <p class="row wrap soft small">
    ${t("credits-short")}${link("credits", t("credits-button"), () => change({ dialog: { name: "credits" } }))}
  </p>
</footer>`;

/** The cards that an embedded page leaves to its host. */
const more = () => html`<div class="tickets">${[day, puzzles].map(partOf)}</div>`;

/** The main button is the first of: going on, learning, playing. */
function cards() {
  const [last] = state.saved;
  const goesOn = last && !last.over;
  const learns = !state.embed && learnsFirst(Boolean(goesOn));
  return html`${last ? partOf(() => latest(last)) : nothing}
    ${learns ? learn("main") : nothing}${play(!goesOn && !learns)}
    ${state.embed ? nothing : more()}${state.embed || learns ? nothing : learn()}`;
}

/** Leaves out picture, language and theme in an embedded page: its host page sets them. */
export const draw = () => html`<div class="start">
  ${state.embed ? heading() : html`${sky()}${tools()}`}
  <main class="desk">
    ${SEVERAL && !state.embed ? shelf() : nothing}${state.failed ? failure() : loading()}${state.newer ? newer() : nothing}${cards()}${ends()}
  </main>
</div>`;
