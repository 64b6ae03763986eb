/** Each player's points with their parts, unless points are hidden. */
import { pointsOpen } from "../../../state/points.js";
import { t } from "../../../words/fluent.js";
import { tally } from "../scores.js";

export const name = /** @type {const} */ ("scores");

export const title = () => t("points-parts");

/** @param {import("../../../types").Table} table */
export const draw = (table) => (pointsOpen(table) ? tally(table) : t("points-hidden"));
