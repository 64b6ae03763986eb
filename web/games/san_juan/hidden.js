/** What is left out of the table: what a lesson does not need yet, else what is more than somebody wants to see. */
import { state } from "../../state/store.js";

/** @typedef {import("../../types").Table} Table */

/** By how much is to be shown. @type {Record<import("../../types").Settings["detail"], string[]>} */
const LEFT_OUT = {
  little: ["forecast", "scores", "tiles", "piles"],
  more: ["tiles", "piles"],
  all: [],
};

/** @param {Table} table @returns {string[]} */
export const hidden = ({ coach }) => coach?.hidden ?? LEFT_OUT[state.settings.detail];

/** @param {Table} table @param {string} part */
export const isHidden = (table, part) => hidden(table).includes(part);
