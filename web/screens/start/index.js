/** The start screen: the harbour, the last table, a new game, and credits. */

import { html, nothing } from "lit-html";
import { partOf } from "../../actions/guard.js";
import { goOn } from "../../actions/play.js";
import { takeNewer } from "../../actions/version.js";
import { game } from "../../games/index.js";
import { openers } from "../../parts/file.js";
import { icon } from "../../parts/icon.js";
import { languageChoice } from "../../parts/language.js";
import { seal } from "../../parts/seal.js";
import { statisticsButton } from "../../parts/statistics.js";
import { calledAt } from "../../state/people.js";
import { pointsOpen } from "../../state/points.js";
import { change, state } from "../../state/store.js";
import { list, t } from "../../words/fluent.js";
import { themeButton } from "../bar.js";
import { day } from "./day.js";
import { form } from "./form.js";
import { isNew, learn } from "./learn.js";
import { puzzles } from "./puzzles.js";
import { removal, removeButton } from "./removal.js";

export const name = /** @type {const} */ ("start");

export const withoutTable = true;

export const title = () => t("app-title");

/** @typedef {import("../../types").Saved} Saved */

/** The number of earlier games listed at first. */
const LISTED = 3;

const tools = () => html`<div class="row tools">
  ${languageChoice()}
  ${themeButton(true)}
  <button type="button" class="button plain" data-action="settings" @click=${() => change({ dialog: { name: "settings" } })}>
    ${icon("settings")}<span>${t("settings-title")}</span>
  </button>
</div>`;

/** @param {Saved} saved */
function standing({ round, over, players, ...options }) {
  const args = { round, seats: players.length, edition: game().optionWords(options) };
  return t(over ? "continue-over" : "continue-round", args);
}

/**
 * @param {Saved} saved
 * @param {string} action
 * @param {string} look
 * @param {string} label
 */
const goOnWith = (saved, action, look, label) => html`<button
  type="button"
  class="button ${look}"
  data-action=${action}
  ?disabled=${state.wanted}
  @click=${() => goOn(saved)}
>
  ${icon("play")}<span>${label}</span>
</button>`;

/** @param {Saved} saved */
function earlier(saved) {
  const players = list(saved.players.map((_, seat) => calledAt(saved, seat)));
  const told = [standing(saved), players, t("continue-when", { when: saved.when })];
  return html`<li>
    <div class="row">${goOnWith(saved, "earlier", "plain", told.join(" · "))}${removeButton(saved)}</div>
    ${removal(saved)}
  </li>`;
}

/** @param {Saved[]} games */
const unfinished = (games) => html`<section class="sheet earlier" aria-labelledby="earlier">
  <h2 id="earlier">${t("continue-earlier")}</h2>
  <ul aria-labelledby="earlier">
    ${games.slice(0, state.allSaved ? Infinity : LISTED).map((saved) => partOf(() => earlier(saved)))}
  </ul>
  ${games.length > LISTED && !state.allSaved ? more(games.length - LISTED) : nothing}
</section>`;

/** @param {number} count of unlisted tables */
const more = (
  count,
) => html`<button type="button" class="button plain" data-action="more" @click=${() => change({ allSaved: true })}>
  ${t("continue-more", { count })}
</button>`;

/** @param {Saved} saved */
const again = (saved) => html`<section class="sheet again" aria-labelledby="again">
  <div>
    <h2 id="again">${t("continue-title")}</h2>
    <p class="soft">${standing(saved)}</p>
  </div>
  <ul class="row wrap standing" aria-label=${t("continue-points")}>
    ${saved.players.map(
      ({ total }, seat) =>
        html`<li>${seal(seat, "small")}<bdi>${calledAt(saved, seat)}</bdi> ${pointsOpen(saved) ? html`<b class="num">${total}</b>` : nothing}</li>`,
    )}
  </ul>
  <div class="row">${goOnWith(saved, "continue", "main big", t("continue-button"))}${removeButton(saved)}</div>
  ${removal(saved)}
</section>`;

/** Offers the newer version here, as no table is open to interrupt. */
const newer = () => html`<p class="row wrap sheet">
  <span role="status">${t("version-newer")}</span>
  <button type="button" class="button" data-action="take-newer" @click=${takeNewer}>${t("version-take")}</button>
</p>`;

const credits = () => html`<footer class="soft small">
  <p>${t("credits-short")}</p>
  <button type="button" class="link" data-action="credits" @click=${() => change({ dialog: { name: "credits" } })}>
    ${t("credits-button")}
  </button>
</footer>`;

const heading = () => html`<h1 class=${state.embed ? "sr" : ""} data-focus tabindex="-1">${t("app-title")}</h1>`;

const sky = () => html`<header class="sky">
  ${game().picture()}
  <div class="title">
    ${heading()}
    <p>${t("app-motto")}</p>
  </div>
</header>`;

/** Leaves out picture, language and theme in an embedded page: its host page sets them. */
export const draw = () => html`<div class="start">
  ${state.embed ? heading() : sky()}
  <main class="desk">
    ${state.newer ? newer() : nothing}${state.embed ? nothing : tools()}${state.saved.length ? partOf(() => again(state.saved[0])) : nothing}${isNew() && !state.embed ? learn() : nothing}${form()}${state.embed ? nothing : [day, puzzles].map(partOf)}
    ${state.saved.length > 1 ? partOf(() => unfinished(state.saved.slice(1))) : nothing}<div class="row wrap">${openers()}${state.embed ? nothing : statisticsButton()}</div>${credits()}
  </main>
</div>`;
