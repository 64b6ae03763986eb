/** The street on a poster: houses by day and by night, drawn here so that the poster needs no download. */

const SVG = "http://www.w3.org/2000/svg";

/** Wall by day and by night, left edge, windows in a row, storeys. @type {[string, number, number, number][]} */
const HOUSES = [
  ["light-dark(#d97b68, #5a2f33)", 0, 3, 3],
  ["light-dark(#71b3bb, #234a58)", 106, 3, 2],
  ["light-dark(#e9b44c, #6b4a1f)", 212, 2, 3],
  ["light-dark(#b784b7, #4a2f57)", 288, 3, 2],
  ["light-dark(#f1d9a7, #5c5138)", 394, 2, 4],
  ["light-dark(#9fbb80, #37492f)", 470, 3, 3],
];

const FOOT = 200;
const STOREY = 46;
const PITCH = 30;
const TRIM = "light-dark(#fffcf6, #e9d9b4)";
const WINDOW = "light-dark(#2b5a70, #ffd27a)";

/** @param {number} x of its left edge @param {number} y of its sill */
const arch = (x, y) => `M${x} ${y}v-18a8 8 0 0 1 16 0v18z`;

/** @param {string} fill @param {string} d */
function path(fill, d) {
  const one = document.createElementNS(SVG, "path");
  one.setAttribute("d", d);
  one.style.fill = fill;
  return one;
}

/** @param {(typeof HOUSES)[number]} house */
function house([wall, left, windows, storeys]) {
  const [width, top] = [windows * PITCH + 10, FOOT - storeys * STOREY - 8];
  const arches = Array.from({ length: windows * storeys }, (_, k) =>
    arch(left + 12 + (k % windows) * PITCH, FOOT - 10 - Math.floor(k / windows) * STOREY),
  );
  return [
    path(wall, `M${left} ${top}h${width}V${FOOT}h${-width}z`),
    path(TRIM, `M${left - 3} ${top}h${width + 6}v-6h${-width - 6}z`),
    path(WINDOW, arches.join("")),
  ];
}

export function street() {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", `-4 0 578 ${FOOT}`);
  drawn.setAttribute("preserveAspectRatio", "xMidYMax meet");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(...HOUSES.flatMap(house));
  return drawn;
}
