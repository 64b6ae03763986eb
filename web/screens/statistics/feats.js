/** The feats: each with the first game that did it, or still to do. */
import { html } from "lit-html";
import { openFinished } from "../../actions/statistics.js";
import { game } from "../../games/index.js";
import { icon } from "../../parts/icon.js";
import { state } from "../../state/store.js";
import { t } from "../../words/fluent.js";
import { day } from "./games.js";
import { featsOf } from "./goals.js";

/** @typedef {import("./figures.js").Entry} Entry */
/** @typedef {import("./goals.js").Feat} Feat */

/** The icons of feats that points do not make. @type {Record<string, string>} */
const DRAWINGS = { ahead: "flag", rounds: "skip", row: "laurel", level: "laurel" };

/** @param {Feat} feat */
function drawing({ id, source }) {
  const { drawing, drawingOf } = game().statistics;
  return icon(source ? drawingOf(source) : (DRAWINGS[id] ?? drawing));
}

/** @param {Feat} feat */
const named = ({ id, count, source, level }) =>
  t(`statistics-feat-${id}`, {
    goal: count,
    source: source ? game().statistics.source(source) : "",
    level: level ? t(`kind-${level}.short`) : "",
  });

/** @param {Entry | null} entry */
const when = (entry) =>
  entry
    ? html`<button type="button" class="link small" data-action="feat" ?disabled=${!state.ready} @click=${() => openFinished(entry.game)}>
        ${day(entry.game.when)}
      </button>`
    : html`<span class="soft small">${t("statistics-never")}</span>`;

/** @param {Entry[]} entries */
export const feats = (entries) => html`<section class="sheet" aria-labelledby="feats">
  <h2 id="feats">${icon("check")}${t("statistics-feats")}</h2>
  <ul class="feats">
    ${featsOf(entries, game().statistics.feats).map((feat) => html`<li ?data-done=${feat.entry !== null}>${drawing(feat)}<span>${named(feat)}</span>${when(feat.entry)}</li>`)}
  </ul>
</section>`;
