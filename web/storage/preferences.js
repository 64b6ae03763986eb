/** The stored settings, which all sites of an origin share. */
import * as local from "./local.js";

const KEY = "san-juan-settings";

/** @returns {{ settings?: { language?: unknown }, form?: unknown } | null} */
export const read = () => local.read(KEY);

/** @param {object} record */
export const write = (record) => local.write(KEY, record);
