/** Files of the stored data, for this page and for other programs, and the button that deletes all of it. */
import { html, nothing } from "lit-html";
import { exportAll, forgetAll, give, importAll } from "../../actions/backup.js";
import { update } from "../../actions/statistics.js";
import { game } from "../../games/index.js";
import { whenNew } from "../../parts/drawn.js";
import { icon } from "../../parts/icon.js";
import { intoView } from "../../parts/view.js";
import { declared } from "../../state/options.js";
import { t } from "../../words/fluent.js";
import { ofGame } from "./filter.js";
import { asCsv, asPlays } from "./game_log.js";

/** @typedef {import("../../state/state").Statistics} Statistics */

/** The note inside the file for people who open it. @param {string} title of the game */
const aboutPlays = (title) => `Plays of ${title}, to be opened with Board Game Stats.`;

/** The file for Board Game Stats. @param {Statistics["games"]} games */
export const plays = (games) =>
  JSON.stringify({
    about: aboutPlays(t("app-title")),
    ...asPlays(games, ({ options }) => game().statistics.titleInLogs(options)),
  });

/** The table for spreadsheets. @param {Statistics["games"]} games */
export function table(games) {
  const { columnOf, deeds } = game().statistics;
  const options = declared().map(({ name }) => /** @type {[string, string]} */ ([name, columnOf(name)]));
  return asCsv(games, { options, deeds: deeds.map(({ id }) => id) });
}

/**
 * @param {string} action its action, which also names its words
 * @param {() => void} act
 */
const button = (action, act) => html`<button type="button" class="button" data-action=${action} @click=${act}>
  ${icon("file")}<span>${t(`statistics-${action}`)}</span>
</button>`;

/**
 * Reads a chosen file, then empties the field, so that the same file can be chosen again.
 * @param {Event} event
 */
function take(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  importAll(file);
  input.value = "";
}

const picker = () => html`<label class="button file"
  >${icon("load")}<span>${t("statistics-import")}</span>
  <input type="file" class="sr" accept=".json,application/json" data-action="import" @change=${take}
/></label>`;

/** @param {Statistics} statistics */
function forgetting({ forgetting, games }) {
  if (!games.length) return nothing;
  if (!forgetting)
    return html`<button type="button" class="link" data-action="forget" @click=${() => update({ forgetting: true })}>
      ${t("statistics-forget")}
    </button>`;
  return html`<p class="row wrap" role="status" ${whenNew(intoView)}>
    <span>${t("statistics-forget-sure", { count: games.length })}</span>
    <button type="button" class="button" data-action="keep-all" @click=${() => update({ forgetting: false })}>
      ${t("statistics-forget-no")}
    </button>
    <button type="button" class="button" data-action="forget-all" @click=${forgetAll}>${t("statistics-forget-yes")}</button>
  </p>`;
}

/** The files for other programs, of the finished games of one game, which has columns of its own. @param {Statistics["games"]} games */
const forOthers = (games) => html`<p class="soft small">${t("statistics-log-note")}</p>
  <div class="row wrap">
    ${button("csv", () => give("csv", table(games), "text/csv"))}${button("plays", () => give("bgsplay", plays(games)))}
  </div>`;

/** @param {Statistics} statistics */
const own = ({ games, filter }) => ofGame(games, filter.game);

/** @param {Statistics} statistics */
export const files = (statistics) => html`<section class="sheet files" aria-labelledby="files">
  <h2 id="files">${icon("file")}${t("statistics-files")}</h2>
  <p class="soft small">${t("statistics-files-note")}</p>
  <div class="row wrap">${button("export", exportAll)}${picker()}</div>
  ${statistics.added === null ? nothing : html`<p role="status" data-place="added">${t("statistics-added", { count: statistics.added })}</p>`}
  ${own(statistics).length ? forOthers(own(statistics)) : nothing}${forgetting(statistics)}
</section>`;
