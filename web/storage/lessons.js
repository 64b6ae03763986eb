/** Where a browser keeps how far each lesson has come. */
import * as local from "./local.js";

const KEY = "san-juan-lessons";

/** @returns {unknown} */
export const read = () => local.read(KEY);

/** @param {object} record */
export const write = (record) => local.write(KEY, record);
