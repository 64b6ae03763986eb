/** The counts of statistics in words: sources of points, buildings, roles. */
import { dashed, t } from "../../../words/fluent.js";
import { cardName, roleName } from "./names.js";

/** @param {string} part of the points */
export const sourceName = (part) => t(`score-${dashed(part)}`);

/**
 * @param {"built" | "roles"} deed
 * @param {string} id
 */
export const deedName = (deed, id) => (deed === "built" ? cardName(id) : roleName(id));
