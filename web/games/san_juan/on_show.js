/** The table on show, with its facts of San Juan. */
import { state } from "../kit.js";

/** @returns {import("./types").Table | null} */
export const tableOnShow = () => /** @type {import("./types").Table | null} */ (state.table);
