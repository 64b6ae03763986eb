/** The picture of the start screen: plantations on a hill above the sea, and a ship, by day and by night. */
import { html, svg } from "lit-html";

/** A corner of a field. @typedef {[x: number, y: number]} Corner */

/** The fields, each with its crop and its corners: those at the foot first, from left to right. @type {{ row: string, at: [Corner, Corner, Corner, Corner] }[]} */
const FIELDS = [
  {
    row: "light-dark(#e9c667, #6b5a26)",
    at: [
      [560, 690],
      [745, 690],
      [850, 588],
      [716, 600],
    ],
  },
  {
    row: "light-dark(#8d97d6, #2c3470)",
    at: [
      [775, 690],
      [975, 690],
      [1010, 574],
      [876, 586],
    ],
  },
  {
    row: "light-dark(#c3d391, #3e5230)",
    at: [
      [1005, 690],
      [1225, 690],
      [1180, 566],
      [1036, 572],
    ],
  },
  {
    row: "light-dark(#cf9f68, #5a3d1f)",
    at: [
      [1255, 690],
      [1480, 690],
      [1360, 560],
      [1206, 565],
    ],
  },
  {
    row: "light-dark(#a47c61, #402a1c)",
    at: [
      [740, 590],
      [860, 578],
      [950, 530],
      [850, 542],
    ],
  },
  {
    row: "light-dark(#e9c667, #6b5a26)",
    at: [
      [884, 576],
      [1020, 566],
      [1060, 524],
      [974, 528],
    ],
  },
  {
    row: "light-dark(#8d97d6, #2c3470)",
    at: [
      [1210, 557],
      [1350, 553],
      [1290, 518],
      [1190, 520],
    ],
  },
];

const FURROWS = 7;

/** @param {Corner} from @param {Corner} to @param {number} share */
const between = (from, to, share) => from.map((at, k) => Math.round(at + (to[k] - at) * share)).join(" ");

/** @param {(typeof FIELDS)[number]} field */
function field({ row, at }) {
  const [left, right, far, near] = at;
  const furrows = Array.from({ length: FURROWS - 1 }, (_, k) => (k + 1) / FURROWS).map(
    (share) => `M${between(left, right, share)}L${between(near, far, share)}`,
  );
  return svg`<path fill=${row} d=${`M${at.join("L")}z`}></path><path class="furrow" d=${furrows.join("")}></path>`;
}

const house = svg`<g transform="translate(-150 18)"><path fill="light-dark(#fff8ea, #8d8a86)" d="M1070 470h110v46h-110z"/>
  <path fill="light-dark(#b24a34, #5b3330)" d="M1056 474l30-30h78l30 30z"/>
  <path fill="light-dark(#3a6172, #ffcf70)" d="M1084 484h14v18h-14zM1118 484h14v32h-14zM1152 484h14v18h-14z"/></g>`;

const ship = svg`<g transform="translate(140 566) scale(0.95)">
  <path fill="light-dark(#4a3022, #6a4630)" d="M0 130h230l-30 46H34zM74 6h5v126h-5zM146 24h5v108h-5z"/>
  <path fill="light-dark(#fff7e6, #e4d3ae)" d="M80 14c44 16 60 60 54 106H80zM70 30v90H22c24-20 42-50 48-90zM152 34c34 14 46 50 42 88h-42z"/>
  <path fill="light-dark(#a83720, #c9573f)" d="M79 6h26l-8 8 8 8H79z"/></g>`;

/** @param {number} x @param {number} y @param {number} size */
const palm = (x, y, size) => svg`<g transform="translate(${x} ${y}) scale(${size})">
  <path fill="light-dark(#7b5a3a, #1b211f)" d="M-4 0c4-50-4-90 8-130l7 2c-10 50-4 90-3 128z"/>
  <path fill="light-dark(#2f6f4f, #12302b)" d="M8-130c-14-22-40-26-62-8 24-6 42-2 62 8c-24-2-46 10-52 36 14-18 32-28 52-36c2 20 10 34 28 42-4-18-14-32-28-42c20-4 40 2 54 20-6-24-28-36-54-20c12-20 34-30 58-20-22-20-46-12-58 20z"/></g>`;

const WAVES =
  "M-320 742h90v3h-90zM-150 770h120v3h-120zM60 752h70v3H60zM250 790h140v3H250zM430 742h80v3h-80zM620 772h130v3H620zM830 748h80v3h-80zM980 792h150v3H980zM1190 756h90v3h-90zM1360 780h120v3h-120z";

export const islet =
  () => html`<svg class="islet" viewBox="-350 320 1900 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <circle fill="light-dark(#fff3c9, #f4ecd0)" cx="700" cy="410" r="46"></circle>
  <path fill="light-dark(#9cc4bd, #16304a)" d="M-360 620C-240 560-120 590 0 570 160 520 300 560 420 500 560 430 700 470 820 430 960 380 1080 420 1200 400 1340 380 1440 420 1560 400v320H-360z"></path>
  <rect fill="light-dark(#1f7c8c, #0d2b3f)" x="-360" y="650" width="1920" height="260"></rect>
  <path fill="light-dark(#7fa356, #1d3a2a)" d="M380 712c150-70 240-150 420-182 180-30 460-50 760-44v226z"></path>
  ${FIELDS.map(field)}${house}
  <path fill="light-dark(#e5d3a1, #4a4434)" d="M360 716c60-22 140-24 300-22h900v22z"></path>
  <path fill="light-dark(#ffffff66, #ffffff22)" d=${WAVES}></path>
  ${palm(600, 704, 1)}${palm(660, 700, 0.7)}${palm(1210, 524, 0.55)}${ship}
</svg>`;
