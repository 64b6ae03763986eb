/** The stored settings, which all sites of an origin share. */
import { HOUSE } from "../site/names.js";
import * as local from "./local.js";

const KEY = `${HOUSE}-settings`;

/** @returns {{ settings?: { language?: unknown }, form?: unknown } | null} */
export const read = () => local.read(KEY);

/** @param {object} record */
export const write = (record) => local.write(KEY, record);
