/** The table on show, with its facts of Puerto Rico. */
import { state } from "../kit.js";

/** @typedef {import("./types").Table} Table */

/** @returns {Table | null} */
export const tableOnShow = () => /** @type {Table | null} */ (/** @type {unknown} */ (state.table));

/** The role in play. @param {Table} table */
export const roleNow = ({ view }) => view.known.role;
