/** Each player's points with their parts, unless points are hidden. */
import { pointsOpen, t } from "../../kit.js";
import { tally } from "../scores.js";

export const name = /** @type {const} */ ("scores");

export const title = () => t("points-parts");

/** @param {import("../types").Table} table */
export const draw = (table) => (pointsOpen(table) ? tally(table) : t("points-hidden"));
