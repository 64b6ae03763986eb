/** The latest state of serious games that a page of this folder has seen, on whatever shelf. */
import { FOLDER } from "../site/folder.js";
import * as local from "./local.js";
import { keyOf } from "./shelf.js";

/** The latest games are remembered. */
const MOST = 20;

const OWN = keyOf("serious", `${FOLDER} `);

/** @param {string} id @returns {string | undefined} the text of its save */
export function read(id) {
  const { text } = Object(local.read(OWN + id));
  return typeof text === "string" ? text : undefined;
}

/** @param {string} id @param {string} text */
export function write(id, text) {
  local.write(OWN + id, { when: Date.now(), text });
  local.keepLatest(OWN, MOST);
}
