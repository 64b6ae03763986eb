/** Everything that only Puerto Rico has in statistics: deeds, points by source, titles in logs. */
import { commas, dashed, entryOf, t } from "../kit.js";
import { isBuilding } from "./catalogue.js";
import { buildingName, roleName } from "./words/names.js";

/** @type {import("../game").DeedKind[]} */
const DEEDS = [
  { id: "built", drawing: "builder", columns: ["times", "share", "mean"] },
  { id: "roles", drawing: "governor", columns: ["per-game", "per-won", "per-lost"] },
];

/** @type {import("../game").FeatKind[]} */
const FEATS = [
  { id: "total", count: 55 },
  { id: "part", count: 35, source: "chips" },
  { id: "part", count: 25, source: "buildings" },
  { id: "part", count: 10, source: "guild_hall" },
  { id: "part", count: 8, source: "fortress" },
  { id: "part", count: 6, source: "residence" },
  { id: "ahead", count: 10 },
  { id: "level", count: 1, level: "hard" },
  { id: "level", count: 1, level: "expert" },
  { id: "row", count: 3 },
];

/** The sets in play. @param {import("../../types").OptionValues} options */
const setsIn = ({ sets }) => /** @type {string[]} */ (sets ?? []);

/** The icons of sources of points that are no building. @type {Record<string, string>} */
const DRAWINGS = { chips: "captain", buildings: "builder", nobles: "noble" };

/** @satisfies {import("../game").Statistics} */
export const STATISTICS = {
  deeds: DEEDS,
  deed: (/** @type {string} */ kind, /** @type {string} */ id) => (kind === "built" ? buildingName(id) : roleName(id)),
  feats: FEATS,
  goal: { first: 30, step: 5 },
  bests: /** @type {const} */ (["points", "ahead", "rounds"]),
  drawing: "captain",
  source: (/** @type {string} */ part) => (isBuilding(part) ? buildingName(part) : t(`score-${dashed(part)}`)),
  drawingOf: (/** @type {string} */ part) => entryOf(DRAWINGS, part) ?? part,
  variantOf: (/** @type {import("../../types").OptionValues} */ options) => setsIn(options).join("+") || "base",
  variantWords: (/** @type {import("../../types").OptionValues} */ options) =>
    commas(setsIn(options).map((set) => t(`new-sets-${dashed(set)}`))) || t("statistics-base"),
  titleInLogs: () => ({ name: t("app-title"), bggId: 3076 }),
};
