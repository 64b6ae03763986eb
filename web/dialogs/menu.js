/** The menu of a table: look-ups, settings, this game and others. */

import { html, nothing } from "lit-html";
import { goHome } from "../actions/begin.js";
import { openLessons } from "../actions/lessons.js";
import { leavePuzzle } from "../actions/puzzles.js";
import { openReplay } from "../actions/replay.js";
import { game } from "../games/index.js";
import { explains } from "../games/late.js";
import { tour } from "../input/what.js";
import { openers } from "../parts/file.js";
import { icon } from "../parts/icon.js";
import { leaveButton, phonesButton } from "../parts/phones.js";
import { shareButton } from "../parts/share.js";
import { whatIfButton } from "../parts/what_if.js";
import { variation } from "../state/branches.js";
import { download } from "../state/files.js";
import { showMore } from "../state/settings.js";
import { change, state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { commas, t } from "../words/fluent.js";

/** @param {import("../types").Table} table */
const gameWords = ({ seed, options, players }) =>
  commas([
    t("menu-game", { seats: players.length }),
    game().start.optionWords(options),
    seed === null ? "" : t("menu-game.seed", { seed: String(seed) }),
  ]);

/**
 * A button that opens another dialog in the menu's place.
 * @param {import("./index.js").Name} name
 * @param {unknown} drawing
 * @param {string} title
 */
const opens = (name, drawing, title) => html`<button
  type="button"
  class="button"
  data-action=${name}
  @click=${() => change({ dialog: { name } })}
>
  ${drawing}<span>${title}</span>
</button>`;

/** Closes the menu and begins the tour of explanations. */
function begin() {
  change({ dialog: null });
  tour();
}

const whatIsThis = () =>
  explains()
    ? html`<button type="button" class="button" data-action="what" @click=${begin}>
        ${icon("eye")}<span>${t("what-title")}</span>
      </button>`
    : nothing;

const learn = () =>
  state.embed || !game().lessons.all.length
    ? nothing
    : html`<button type="button" class="button" data-action="learn" @click=${openLessons}>
        ${icon("hint")}<span>${t("learn-title")}</span>
      </button>`;

/** Shows more of the table, and closes the menu, so that the additions are in view. */
function addMore() {
  showMore();
  change({ dialog: null });
}

const more = () => html`<button type="button" class="button" data-action="more" @click=${addMore}>
  ${icon("eye")}<span>${t("detail-add")}</span>
</button>`;

/**
 * A sentence on saving: a variation is saved on request, a game opened by a link after the next answer.
 * @param {import("../types").Table} table
 */
function keeping({ save }) {
  if (variation()?.kept === false) return t("variations-note");
  if (!state.saved.some(({ id }) => id === save.id)) return t("menu-visit");
  return state.unkept ? errorWords({ id: state.whyUnkept, args: {} }) : t("menu-kept");
}

/**
 * @param {string} id
 * @param {unknown} parts
 */
const group = (id, parts) => html`<section aria-labelledby="menu-${id}">
  <h3 id="menu-${id}">${t(`menu-${id}`)}</h3>
  ${parts}
</section>`;

const help = () =>
  group(
    "help",
    html`${game().lookUps.map((one) => opens(one.name, icon(one.icon, "shape"), one.title()))}
    ${whatIsThis()}${opens("keys", icon("keys"), t("keys-title"))}${learn()}`,
  );

/** @param {import("../types").Table} table */
const thisGame = (table) =>
  group(
    "this-game",
    html`<p class="soft">${gameWords(table)}</p>
    <button type="button" class="button" data-action="new" aria-describedby="kept" @click=${goHome}>
      ${icon("ship")}<span>${t("menu-new")}</span>
    </button>
    <small id="kept" class="note">${keeping(table)}</small>
    <button type="button" class="button" data-action="replay" ?disabled=${state.busy} @click=${() => openReplay(table.view.ply)}>
      ${icon("play")}<span>${t("replay-button")}</span>
    </button>
    ${whatIfButton()}${shareButton()}
    <button type="button" class="button" data-action="save" @click=${() => download(table)}>
      ${icon("file")}<span>${t("menu-save")}</span>
    </button>
    ${openers()}`,
  );

/** The way out of a puzzle, which is no game: the page neither saves nor shares it. */
const leaving = () => html`<section>
  <button type="button" class="button" data-action="leave-puzzle" @click=${leavePuzzle}>
    ${icon("ship")}<span>${t("puzzle-leave")}</span>
  </button>
</section>`;

/** A guest of another device has nothing to save, to replay or to share. @param {import("../types").Table} table */
function ofTable(table) {
  if (state.visit) return html`<section>${leaveButton()}</section>`;
  return state.puzzle ? leaving() : thisGame(table);
}

/** Beside the settings, so that a small phone shows the whole menu. */
const ownPhones = () => (state.visit || state.puzzle ? nothing : phonesButton());

export const name = /** @type {const} */ ("menu");

export const title = () => t("menu");

/** @param {import("../types").Table} table */
export const draw = (table) => html`<div class="menu">
  ${ofTable(table)}${help()}
  <section>
    ${opens("settings", icon("settings"), t("settings-title"))}${ownPhones()}${state.settings.detail === "all" ? nothing : more()}
  </section>
</div>`;
