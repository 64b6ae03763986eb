/** Where a browser keeps what became of the deals of the day. */
import * as local from "./local.js";

const KEY = "san-juan-days";

/** @returns {unknown} */
export const read = () => local.read(KEY);

/** @param {object} record */
export const write = (record) => local.write(KEY, record);
