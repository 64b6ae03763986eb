/** Everything that only San Juan has in statistics: deeds, feats, points by source, sets of options, titles in logs. */
import { dashed, entryOf, t } from "../kit.js";
import { columnOf, titleInLogs, variantOf } from "./edition.js";
import { cardName, roleName } from "./words/names.js";

/** The icons of sources of points that are no building. @type {Record<string, string>} */
const DRAWINGS = { buildings: "builder", tucked: "chapel" };

/** @type {import("../game").DeedKind[]} */
const DEEDS = [
  { id: "built", drawing: "builder", columns: ["times", "share", "mean"] },
  { id: "roles", drawing: "governor", columns: ["per-game", "per-won", "per-lost"] },
];

/** @type {import("../game").FeatKind[]} */
const FEATS = [
  { id: "total", count: 35 },
  { id: "part", count: 8, source: "palace" },
  { id: "part", count: 14, source: "guild_hall" },
  { id: "part", count: 8, source: "city_hall" },
  { id: "part", count: 8, source: "tucked" },
  { id: "ahead", count: 10 },
  { id: "rounds", count: 11 },
  { id: "level", count: 1, level: "hard" },
  { id: "level", count: 1, level: "expert" },
  { id: "row", count: 3 },
];

/** @satisfies {import("../game").Statistics} */
export const STATISTICS = {
  deeds: DEEDS,
  deed: (/** @type {string} */ kind, /** @type {string} */ id) => (kind === "built" ? cardName(id) : roleName(id)),
  feats: FEATS,
  goal: { first: 20, step: 5 },
  bests: /** @type {const} */ (["points", "ahead", "rounds"]),
  drawing: "palace",
  source: (/** @type {string} */ part) => t(`score-${dashed(part)}`),
  drawingOf: (/** @type {string} */ part) => entryOf(DRAWINGS, part) ?? part,
  ...{ variantOf, columnOf, titleInLogs },
};
