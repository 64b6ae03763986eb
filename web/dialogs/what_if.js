/** The dialog of what-ifs: starts a variation at the moment on show, and lists all variations. */
import { html, nothing } from "lit-html";
import { beginWhatIf, goToBranch, keepBranch } from "../actions/what_if.js";
import { icon } from "../parts/icon.js";
import { branchesInView, variation } from "../state/branches.js";
import { catalogue } from "../state/catalogue.js";
import { download } from "../state/files.js";
import { calledAt, handOpen, mine, nameOf } from "../state/people.js";
import { nearestOf } from "../state/replay.js";
import { change, state } from "../state/store.js";
import { errorWords } from "../words/errors.js";
import { t } from "../words/fluent.js";

/** @typedef {import("../state/state").Branch} Branch */
/** The choices so far: the seat to play, and the level of the computers, empty if it stays. @typedef {{ seat?: number, level?: string }} Choices */
/** @typedef {import("../state/state").Dialog<Choices>} Dialog */
/** @typedef {import("../types").Table} Table */

/** Whether all cards may be visible: the game is over, or a variation. */
const isOpen = () => Boolean(state.life.table?.over || state.life.table?.save.branched);

/**
 * The reason why that moment allows no variation, or null. Python would refuse it, too.
 * @param {Table} shown
 */
function obstacle(shown) {
  const { question } = shown.view;
  if (shown.serious && !isOpen()) return errorWords({ id: "serious_branch", args: {} });
  if (!question && !(state.replay && isOpen())) return t("what-if-nothing");
  if (!isOpen() && !handOpen(shown)) return errorWords({ id: "device_not_taken", args: {} });
  return isOpen() || question?.seat === mine(shown) ? null : errorWords({ id: "not_your_decision", args: {} });
}

/** @param {Event} event */
const chosenIn = ({ target }) => /** @type {HTMLSelectElement} */ (target).value;

/**
 * @param {"seat" | "level"} name
 * @param {[string | number, string][]} options value and words
 * @param {string | number} chosen
 * @param {(value: string) => void} choose
 */
const choice = (name, options, chosen, choose) => html`<label class="row wrap"
  ><span>${t(`what-if-${name}`)}</span>
  <select data-action="what-if-${name}" @change=${(/** @type {Event} */ event) => choose(chosenIn(event))}>
    ${options.map(([value, words]) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`)}
  </select></label
>`;

/** @returns {[string, string][]} */
const levels = () => [["", t("what-if-same")], ...catalogue.levels.map((one) => pair(one, t(`kind-${one}`)))];

/** @template T @param {T} value @param {string} words @returns {[T, string]} */
const pair = (value, words) => [value, words];

/** The choices in the state, which may not be drawn yet. */
const choices = () => /** @type {Dialog | null} */ (state.dialog)?.about ?? {};

/** @param {Choices} patch */
const choose = (patch) => state.dialog && change({ dialog: { ...state.dialog, about: { ...choices(), ...patch } } });

/**
 * The seat to play, at first the viewer's, and its decision nearest to the moment on show.
 * @param {Table} shown
 * @param {Choices} chosen
 */
function start(shown, chosen) {
  const { replay, life } = state;
  const seat = chosen.seat ?? mine(life.table ?? shown);
  return { seat, ply: replay && isOpen() ? nearestOf(replay, seat) : shown.view.ply };
}

/** @param {Table} shown */
function begin(shown) {
  const { seat, ply } = start(shown, choices());
  beginWhatIf(ply, seat, choices().level ?? "");
}

/**
 * @param {Table} shown
 * @param {Choices} chosen
 */
function beginning(shown, chosen) {
  const { seat, ply } = start(shown, chosen);
  const { level = "" } = chosen;
  const seats = shown.players.map((_, one) => pair(one, nameOf(shown, one)));
  return html`<p>${t("what-if-from", { ply })}</p>
    ${isOpen() ? choice("seat", seats, seat, (value) => choose({ seat: Number(value) })) : nothing}
    ${choice("level", levels(), level, (value) => choose({ level: value }))}
    <small class="note">${t(isOpen() ? "what-if-cards" : "what-if-anew")}</small>
    <button
      type="button"
      class="button main"
      data-action="begin-what-if"
      ?disabled=${state.busy}
      @click=${() => begin(shown)}
    >
      ${icon("fork")}<span>${t("what-if-begin")}</span>
    </button>`;
}

/**
 * The name of a game in the list: `Variation 2 · move 34, as Ada`.
 * @param {Branch} branch
 */
export function nameOfBranch({ number, table }) {
  if (!number) return t("variation-none");
  const { ply = 0 } = table.save.branched ?? {};
  return t("variation-of", { number, ply, name: calledAt(table, mine(table)) });
}

/**
 * @param {string} action
 * @param {string} words
 * @param {() => unknown} act
 */
const button = (action, words, act) =>
  html`<button type="button" class="link small" data-action=${action} @click=${act}>${words}</button>`;

/** @param {Branch} branch */
const ways = (branch) => html`<span class="row wrap">
  ${branch.kept ? html`<span class="soft small">${t("variation-kept")}</span>` : button("keep-variation", t("variation-keep"), () => keepBranch(branch))}
  ${button("save-variation", t("menu-save"), () => download(branch.table))}
</span>`;

/** @param {Branch} branch */
const isHere = ({ table }) => table.save.id === state.life.table?.save.id;

/** @param {Branch} branch */
const entry = (branch) => html`<li data-branch=${branch.number}>
  <button
    type="button"
    class="button"
    aria-current=${isHere(branch) ? "true" : "false"}
    ?disabled=${isHere(branch)}
    @click=${() => goToBranch(branch)}
  >
    ${icon(isHere(branch) ? "check" : "play")}<span>${nameOfBranch(branch)}</span>
  </button>
  ${branch.number ? ways(branch) : nothing}
</li>`;

const all = () => html`<section aria-labelledby="variations">
  <h3 id="variations">${t("variations")}</h3>
  <ul class="menu">
    ${branchesInView().map(entry)}
  </ul>
  <small class="note">${t("variations-note")}</small>
</section>`;

export const name = /** @type {const} */ ("what_if");

export const title = () => t(variation() ? "variation" : "what-if-button", { number: variation()?.number ?? 0 });

/**
 * @param {Table} shown
 * @param {Dialog} open
 */
export function draw(shown, { about = {} }) {
  const why = obstacle(shown);
  return html`<div class="menu">
    <section>${why ? html`<p>${why}</p>` : beginning(shown, about)}</section>
    ${state.branches.length ? all() : nothing}
  </div>`;
}
