/** Everything that only Puerto Rico has in statistics: deeds, points by source, titles in logs. */
import { dashed, t } from "../kit.js";
import { isBuilding } from "./catalogue.js";
import { buildingName, roleName } from "./words/names.js";

/** @type {import("../game").DeedKind[]} */
const DEEDS = [
  { id: "built", drawing: "builder", columns: ["times", "share", "mean"] },
  { id: "roles", drawing: "governor", columns: ["per-game", "per-won", "per-lost"] },
];

/** The icons of sources of points that are no building. @type {Record<string, string>} */
const DRAWINGS = { chips: "captain", buildings: "builder", nobles: "noble" };

/** @satisfies {import("../game").Statistics} */
export const STATISTICS = {
  deeds: DEEDS,
  deed: (/** @type {string} */ kind, /** @type {string} */ id) => (kind === "built" ? buildingName(id) : roleName(id)),
  goal: { first: 30, step: 5 },
  bests: /** @type {const} */ (["points", "ahead", "rounds"]),
  drawing: "captain",
  source: (/** @type {string} */ part) => (isBuilding(part) ? buildingName(part) : t(`score-${dashed(part)}`)),
  drawingOf: (/** @type {string} */ part) => DRAWINGS[part] ?? part,
  titleInLogs: () => ({ name: t("app-title"), bggId: 3076 }),
};
