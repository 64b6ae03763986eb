/** Sources of points, buildings built and roles taken: tables with bars of the same figures. */
import { html, nothing } from "lit-html";
import { game } from "../../games/index.js";
import { percent } from "../../parts/chance.js";
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

/**
 * @param {string} id
 * @param {string[]} columns their headings, the name's first
 * @param {{ name: string, part: number, cells: (string | number)[] }[]} lines
 */
const barred = (id, columns, lines) => html`<section class="sheet" aria-labelledby=${id}>
  <h2 id=${id}>${t(id)}</h2>
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

/** @param {{ name: string, part: number, cells: (string | number)[] }} line */
const line = ({ name, part, cells }) => html`<tr>
  <th scope="row">${name}${bar(part)}</th>
  ${cells.map((cell) => html`<td class="num">${cell}</td>`)}
</tr>`;

/** @param {Entry[]} entries */
export function points(entries) {
  const all = sources(entries);
  const most = Math.max(...all.map(({ points }) => points), 1);
  const lines = all.map(({ name, points }) => ({
    name: game().sourceName(name),
    part: Math.max(points, 0) / most,
    cells: [fine(points)],
  }));
  return all.length ? barred("statistics-points", [t("statistics-source"), t("statistics-mean")], lines) : nothing;
}

/** @param {Entry[]} entries */
export function built(entries) {
  const all = favourites(entries, "built").slice(0, MOST);
  const lines = all.map(({ name, times, share, points }) => ({
    name: game().deedName("built", name),
    part: times / all[0].times,
    cells: [times, percent(share), fine(points)],
  }));
  const columns = [t("statistics-building"), t("statistics-times"), t("statistics-share"), t("statistics-mean")];
  return all.length ? barred("statistics-built", columns, lines) : nothing;
}

/** @param {Entry[]} entries */
export function roles(entries) {
  const all = favourites(entries, "roles");
  const lines = all.map(({ name, times }) => {
    const { won, lost } = inGames(entries, name);
    return {
      name: game().deedName("roles", name),
      part: times / all[0].times,
      cells: [fine(times / entries.length), fine(won), fine(lost)],
    };
  });
  const columns = [t("statistics-role"), t("statistics-per-game"), t("statistics-per-won"), t("statistics-per-lost")];
  return all.length ? barred("statistics-roles", columns, lines) : nothing;
}
