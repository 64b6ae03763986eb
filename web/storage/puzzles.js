/** Where a browser keeps what became of the puzzles. */
import * as local from "./local.js";

const KEY = "san-juan-puzzles";

/** @returns {unknown} */
export const read = () => local.read(KEY);

/** @param {object} record */
export const write = (record) => local.write(KEY, record);
