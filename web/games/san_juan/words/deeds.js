/** The counts of statistics: their kinds, and their names in words. */
import { dashed, t } from "../../kit.js";
import { cardName, roleName } from "./names.js";

/** @type {import("../../../types").DeedKind[]} */
export const DEEDS = [
  {
    ...{ id: "built", title: () => t("statistics-built"), one: () => t("statistics-building") },
    ...{ drawing: "builder", columns: ["times", "share", "mean"] },
  },
  {
    ...{ id: "roles", title: () => t("statistics-roles"), one: () => t("statistics-role") },
    ...{ drawing: "governor", columns: ["per-game", "per-won", "per-lost"] },
  },
];

/** @param {string} part of the points */
export const sourceName = (part) => t(`score-${dashed(part)}`);

/** @param {string} deed @param {string} id */
export const deedName = (deed, id) => (deed === "built" ? cardName(id) : roleName(id));
