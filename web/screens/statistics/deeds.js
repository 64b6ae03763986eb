/** Sources of points, and the deeds that the game counts: tables with bars of the same figures. */
import { html, nothing } from "lit-html";
import { game } from "../../games/index.js";
import { percent } from "../../parts/chance.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { language, t } from "../../words/fluent.js";
import { favourites, inGames, sources } from "./figures.js";

/** @typedef {import("./figures.js").Entry} Entry */

/** The most favourites that are listed. */
const MOST = 12;

/** @param {number | null} value */
const fine = (value) =>
  value === null ? "–" : new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/** @param {number} part of the longest, 0 to 1 */
const bar = (part) =>
  html`<span class="meter" aria-hidden="true"><i ${styled({ width: `${100 * part}%` })}></i></span>`;

/** A line of a table; `drawing` is its icon. @typedef {{ name: string, drawing: string, part: number, cells: (string | number)[] }} Line */

/**
 * A section: its id, its icon, the headings of its columns, the name's first, and whether it begins the second column
 * of a wide page.
 * @typedef {{ id: string, drawing: string, title: string, columns: string[], isBeside?: boolean }} Section
 */

/** @param {Section} section @param {Line[]} lines */
const barred = ({ id, drawing, title, columns, isBeside = false }, lines) => html`<section
  class="sheet"
  aria-labelledby="statistics-${id}"
  data-column=${isBeside ? 2 : 1}
>
  <h2 id="statistics-${id}">${icon(drawing)}${title}</h2>
  <table class="tally bars">
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(line)}
    </tbody>
  </table>
</section>`;

/** @param {Line} line */
const line = ({ name, drawing, part, cells }) => html`<tr>
  <th scope="row"><span class="row">${icon(drawing)}${name}</span>${bar(part)}</th>
  ${cells.map((cell) => html`<td class="num">${cell}</td>`)}
</tr>`;

/** @param {Entry[]} entries */
export function points(entries) {
  const { drawing, source, drawingOf } = game().statistics;
  const all = sources(entries);
  const most = Math.max(...all.map(({ points }) => points), 1);
  const lines = all.map(({ name, points }) => ({
    ...{ name: source(name), drawing: drawingOf(name) },
    part: Math.max(points, 0) / most,
    cells: [fine(points)],
  }));
  const columns = [t("statistics-source"), t("statistics-mean")];
  return all.length ? barred({ id: "points", drawing, title: t("statistics-points"), columns }, lines) : nothing;
}

/** @typedef {ReturnType<typeof favourites>[number]} Favourite */

/** The figures of a deed, by the names of their columns. @type {Record<string, (entries: Entry[], kind: string, deed: Favourite) => string | number>} */
const FIGURES = {
  times: (_, __, { times }) => times,
  share: (_, __, { share }) => percent(share),
  mean: (_, __, { points }) => fine(points),
  "per-game": (entries, _, { times }) => fine(times / entries.length),
  "per-won": (entries, kind, { name }) => fine(inGames(entries, kind, name).won),
  "per-lost": (entries, kind, { name }) => fine(inGames(entries, kind, name).lost),
};

/**
 * The deeds of one kind.
 * @param {Entry[]} entries
 * @param {import("../../games/game").DeedKind} kind
 * @param {boolean} [isBeside]
 */
export function deeds(entries, { id, drawing, columns }, isBeside) {
  const all = favourites(entries, id).slice(0, MOST);
  const lines = all.map((deed) => ({
    ...{ name: game().statistics.deed(id, deed.name), drawing: deed.name },
    part: deed.times / all[0].times,
    cells: columns.map((column) => FIGURES[column](entries, id, deed)),
  }));
  const headings = [t(`deeds-${id}.one`), ...columns.map((column) => t(`statistics-${column}`))];
  return all.length ? barred({ id, drawing, title: t(`deeds-${id}`), columns: headings, isBeside }, lines) : nothing;
}
