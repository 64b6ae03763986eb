/** The picture of the start screen: Old San Juan's harbour, by day and by night. */
import { html, nothing, svg } from "lit-html";

const FLOOR = 660;

/** The houses: `wall` is one of six colours, `lit` has a bit for each room lit at night. */
const HOUSES = [
  { x: 330, width: 128, height: 252, wall: 2, balconies: 2, lit: 0b10110 },
  { x: 464, width: 128, height: 196, wall: 3, balconies: 0, lit: 0b01110 },
  { x: 592, width: 104, height: 224, wall: 1, balconies: 1, lit: 0b00010 },
  { x: 696, width: 116, height: 172, wall: 5, balconies: 1, roof: true, lit: 0b10010 },
  { x: 812, width: 92, height: 252, wall: 4, balconies: 2, roof: true, lit: 0b01101 },
  { x: 910, width: 92, height: 196, wall: 6, balconies: 0, roof: true, lit: 0b00110 },
  { x: 1008, width: 104, height: 196, wall: 2, balconies: 0, lit: 0b11011 },
  { x: 1112, width: 92, height: 196, wall: 3, balconies: 1, roof: true, lit: 0b01001 },
  { x: 1210, width: 104, height: 230, wall: 4, balconies: 2, lit: 0b01010 },
  { x: 1320, width: 128, height: 180, wall: 5, balconies: 0, roof: true, lit: 0b10101 },
  { x: 1454, width: 92, height: 214, wall: 1, balconies: 1, lit: 0b00101 },
];

/** @typedef {(typeof HOUSES)[number]} House */

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, k) => k);

/**
 * A pseudorandom number in [0, 1) that is the same on every visit.
 * @param {number} seed
 */
const scatter = (seed) => {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
};

// Shapes of one colour share a path unless another shape lies between them: each element delays the first paint.

/**
 * A bar with round corners, as a path.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} round the radius
 */
function bar(x, y, width, height, round) {
  const [across, down, corner] = [width - 2 * round, height - 2 * round, `a${round} ${round} 0 0 1`];
  return `M${x + round} ${y}h${across}${corner} ${round} ${round}v${down}${corner} ${-round} ${round}h${-across}${corner} ${-round} ${-round}v${-down}${corner} ${round} ${-round}z`;
}

/**
 * A round spot, as a path.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
const spot = (x, y, radius) => bar(x - radius, y - radius, 2 * radius, 2 * radius, radius);

/** A window or a door: an arch at `x`, straight from `foot` up by `rise`, with a round top. @typedef {{ x: number, foot: number, rise: number, sort: "door" | "lit" | "unlit" }} Arch */

/**
 * The inside of an arch as a path; the whole arch for `frame` 0.
 * @param {Arch} arch
 * @param {number} frame
 */
function within({ x, foot, rise }, frame) {
  const round = 14 - frame;
  return `M${x + frame} ${foot}v${-rise}a${round} ${round} 0 0 1 ${2 * round} 0v${rise}z`;
}

/** @param {House} house */
function storeysOf({ height, balconies }) {
  const top = FLOOR - height;
  const rows = upTo(Math.floor((height - 30) / 64));
  return rows.map((row) => ({ row, foot: top + 68 + row * 64, hasBalcony: row < balconies }));
}

/**
 * The arches of a storey: windows, and on the ground floor one door, the second arch.
 * @param {House} house
 * @param {number} row
 * @param {number} foot
 * @returns {Arch[]}
 */
function arches({ x, width, lit }, row, foot) {
  const windows = width > 120 ? 3 : 2;
  const pitch = width > 120 ? 32 : 34;
  const first = x + (width - (windows - 1) * pitch - 28) / 2;
  const door = foot > FLOOR - 60 ? 1 : -1;
  return upTo(windows).map((k) => {
    if (k === door) return { x: first + k * pitch, foot: FLOOR, rise: 80, sort: "door" };
    return { x: first + k * pitch, foot, rise: 34, sort: (lit >> (row + k)) & 1 ? "lit" : "unlit" };
  });
}

const openings = HOUSES.flatMap((house) => storeysOf(house).flatMap(({ row, foot }) => arches(house, row, foot)));

/** @param {Arch["sort"]} wanted */
const all = (wanted) => openings.flatMap((one) => (one.sort === wanted ? within(one, 4) : [])).join("");

/**
 * All balconies, as a path.
 * @param {(house: House, foot: number) => string} drawn
 */
const balconies = (drawn) =>
  HOUSES.flatMap((house) =>
    storeysOf(house).flatMap(({ foot, hasBalcony }) => (hasBalcony ? drawn(house, foot) : [])),
  ).join("");

const railings = balconies(
  ({ x, width }, foot) => `M${x + 8} ${foot}h${width - 16}v3h${16 - width}zM${x + 8} ${foot - 14}h${width - 16}`,
);

const bars = balconies(({ x, width }, foot) => `M${x + 8} ${foot - 7}h${width - 16}`);

/** @param {House} house */
function house({ x, width, height, wall, roof }) {
  const top = FLOOR - height;
  return svg`<path fill="var(--h${wall})" d=${bar(x, top, width, height, 0)}></path>
    <path fill="var(--trim)" d=${bar(x - 3, top - 8, width + 6, 9, 2)}></path>
    <path class="dentils" d="M${x + 4} ${top + 3.5}h${width - 8}"></path>
    ${roof ? svg`<path fill="var(--roof)" d="M${x - 6} ${top - 8}l12-22h${width - 12}l12 22z"></path>` : nothing}`;
}

const town = svg`${HOUSES.map(house)}
  <path fill="var(--trim)" d=${openings.map((one) => within(one, 0)).join("")}></path>
  <path fill="var(--door)" d=${all("door")}></path>
  <path fill="var(--lit)" d=${all("lit")}></path>
  <path fill="var(--unlit)" d=${all("unlit")}></path>
  <path class="iron" d=${railings}></path><path class="iron bars" d=${bars}></path>`;

const FRONDS = [-150, -115, -72, -35, 0, 28, 160];

/** Two curves, out and back. */
const FROND = [
  [30, -26],
  [66, -22],
  [84, 6],
  [-28, -12],
  [-56, -8],
  [-84, -2],
];

/** @param {number} turn degrees */
function frond(turn) {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return FROND.map(([x, y]) => `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`).join(" ");
}

/**
 * @param {number} x
 * @param {number} tall @param {number} scale
 */
const palm = (x, tall, scale) => svg`<g transform="translate(${x} ${FLOOR}) scale(${scale})">
  <path fill="light-dark(#7b5a3a, #1b211f)" d="M-5 0c4-60-6-120 8-${tall}l8 2c-12 70 0 130-4 ${tall - 2}z"></path>
  <path fill="light-dark(#2f6f4f, #12302b)" d=${FRONDS.map((turn) => `M8 ${-tall}c${frond(turn)}z`).join("")}></path>
</g>`;

const fort = svg`<path fill="var(--fort)" d="M-360 660V470h600l40 190z"/>
  <path fill="light-dark(#ab997a, #29333c)" d="M-360 466h612l2 14H-360zM-300 530h40v10h-40zM-180 580h40v10h-40zM-110 500h40v10h-40zM20 500h40v10H20zM100 540h40v10h-40zM205 560h40v10h-40zM60 590h40v10H60zM180 600h40v10h-40z"/>
  <path fill="var(--fort)" transform="translate(119 358) scale(.3)" d="M256 16a18 18 0 0 1 18 18c0 8-4 14-10 17 70 20 116 66 128 125H120c12-59 58-105 128-125-6-3-10-9-10-17a18 18 0 0 1 18-18zM104 190h304v34H104zM128 240h256v140H128zM112 394h288v30H112zM150 436h212l-40 60H190z"/>
  <path fill="var(--lit)" d="M187 462v-16a9 9 0 0 1 18 0v16z"/>
  <path class="iron" d="M40 466V380"/><path fill="var(--flag)" d="M41 380h58l-12 15 12 15H61z"/>`;

const quay = svg`<rect fill="light-dark(#7f97a6, #2a3f4d)" x="-360" y="655" width="1920" height="34"/>
  <path class="quayline" d="M-360 672H1560"/>
  <path class="quayline stones" d="M-360 663.5H1560"/><path class="quayline stones" d="M-338 680.5H1560"/>`;

const ship = svg`<g transform="translate(560 552) scale(1.15)">
  <path fill="light-dark(#3d2a22, #6a4630)" d="M0 150h38l8 16h104l22-26h34l34-22 3 5-34 24-22 58c-3 9-9 13-18 13H40c-12 0-19-5-23-16zM58 12h5v154h-5zM116-10h6v176h-6zM170 34h5v110h-5z"/>
  <path fill="light-dark(#fff7e6, #e4d3ae)" d="M34 28h54c10 22 10 40 0 62H34c8-22 8-40 0-62zM36 98h52c10 18 10 34 0 52H36c8-18 8-34 0-52zM90 8h58c11 22 11 44 0 66H90c8-22 8-44 0-66zM92 82h58c11 22 11 42 0 64H92c8-22 8-42 0-64zM154 50h40c9 24 9 46 0 72h-40c7-24 7-48 0-72zM206 132l32-16-30-62z"/>
  <path fill="var(--flag)" d="M122-10h22l-6 7 6 7h-22z"/>
  <circle fill="light-dark(transparent, #ffd98a40)" cx="4" cy="142" r="24"/><path fill="light-dark(#f3c96b, #ffd98a)" d="M0 136h8v12H0zM26 174h9v9h-9zM48 174h9v9h-9zM70 174h9v9h-9z"/></g>
  <path fill="var(--glint)" d="M570 800h240v4H570zM600 814h190v3H600zM650 828h110v3H650z"/>`;

const stars = upTo(64)
  .map((k) =>
    spot(
      Math.round(scatter(k) * 1900 - 350),
      Math.round(scatter(k + 99) * 640 - 300),
      1.25 + Math.round(scatter(k + 7) * 4) / 4,
    ),
  )
  .join("");

/** @param {(k: number) => boolean} wanted */
const waves = (wanted) =>
  upTo(48)
    .filter(wanted)
    .map((k) => [scatter(k + 20) * 1860 - 340, 706 + scatter(k + 60) * 180, 22 + scatter(k + 40) * 66].map(Math.round))
    .map(([x, y, width]) => bar(x, y, width, 3, 1.5))
    .join("");

export const harbour =
  () => html`<svg class="harbour" viewBox="-350 320 1900 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <path fill="light-dark(transparent, #ffffffb0)" d=${stars}></path><circle fill="light-dark(#fff3c9, #f4ecd0)" cx="930" cy="374" r="50"></circle>
  <path fill="light-dark(#9cc4bd, #16304a)" d="M-360 430 C-200 380 -120 500 0 470 C120 400 210 420 320 380 S520 300 640 360 820 410 900 370 1080 380 1200 430 C1320 470 1400 400 1560 420 V560H-360z"></path>
  <path fill="light-dark(#6fa593, #12283b)" d="M-360 500H0 C160 470 300 480 430 455 S700 430 860 455 1080 470 1200 455 1400 440 1560 470V662H-360z"></path>
  ${town}${fort}${quay}
  <rect fill="light-dark(#1f7c8c, #0d2b3f)" x="-360" y="689" width="1920" height="220"></rect>
  <path fill="var(--glint)" d=${waves((k) => k % 3 > 0)}></path><path fill="var(--glow)" d=${waves((k) => k % 3 === 0)}></path>
  ${palm(318, 190, 1)}${palm(1120, 150, 0.8)}${ship}
</svg>`;
