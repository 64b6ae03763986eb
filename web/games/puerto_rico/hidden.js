/** The parts that the table leaves out: those that a lesson does not need yet, else those below the chosen detail. */
import { state } from "../kit.js";

/** @typedef {import("./types").Table} Table */

/** The parts left out, by detail. @type {Record<import("../../types").Settings["detail"], string[]>} */
const LEFT_OUT = { little: ["forecast", "scores"], more: [], all: [] };

/** @param {{ coach?: { hidden: string[] } }} table @returns {string[]} */
export const hidden = ({ coach }) => coach?.hidden ?? LEFT_OUT[state.settings.detail];

/** @param {Table} table @param {string} part */
export const isHidden = (table, part) => hidden(table).includes(part);
