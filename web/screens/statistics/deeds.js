/** Sources of points, buildings built and roles taken: tables with bars of the same figures. */
import { html, nothing } from "lit-html";
import { game } from "../../games/index.js";
import { percent } from "../../parts/chance.js";
import { icon } from "../../parts/icon.js";
import { styled } from "../../parts/styled.js";
import { language, t } from "../../words/fluent.js";
import { favourites, inGames, sources } from "./figures.js";

/** @typedef {import("./figures.js").Entry} Entry */

/** The icons of sources of points that are no building. @type {Record<string, string>} */
const DRAWINGS = { buildings: "builder", tucked: "chapel" };

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
 * @param {string} id
 * @param {string} drawing
 * @param {string[]} columns their headings, the name's first
 * @param {Line[]} lines
 */
const barred = (id, drawing, columns, lines) => html`<section class="sheet" aria-labelledby=${id}>
  <h2 id=${id}>${icon(drawing)}${t(id)}</h2>
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
  const all = sources(entries);
  const most = Math.max(...all.map(({ points }) => points), 1);
  const lines = all.map(({ name, points }) => ({
    name: game().sourceName(name),
    drawing: DRAWINGS[name] ?? name,
    part: Math.max(points, 0) / most,
    cells: [fine(points)],
  }));
  return all.length
    ? barred("statistics-points", "palace", [t("statistics-source"), t("statistics-mean")], lines)
    : nothing;
}

/** @param {Entry[]} entries */
export function built(entries) {
  const all = favourites(entries, "built").slice(0, MOST);
  const lines = all.map(({ name, times, share, points }) => ({
    ...{ name: game().deedName("built", name), drawing: name },
    part: times / all[0].times,
    cells: [times, percent(share), fine(points)],
  }));
  const columns = [t("statistics-building"), t("statistics-times"), t("statistics-share"), t("statistics-mean")];
  return all.length ? barred("statistics-built", "builder", columns, lines) : nothing;
}

/** @param {Entry[]} entries */
export function roles(entries) {
  const all = favourites(entries, "roles");
  const lines = all.map(({ name, times }) => {
    const { won, lost } = inGames(entries, name);
    return {
      ...{ name: game().deedName("roles", name), drawing: name },
      part: times / all[0].times,
      cells: [fine(times / entries.length), fine(won), fine(lost)],
    };
  });
  const columns = [t("statistics-role"), t("statistics-per-game"), t("statistics-per-won"), t("statistics-per-lost")];
  return all.length ? barred("statistics-roles", "governor", columns, lines) : nothing;
}
