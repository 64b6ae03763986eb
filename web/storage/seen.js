/** The latest state of each serious game that a page of this folder has seen, on any shelf. */
import { FOLDER } from "../site/folder.js";
import * as local from "./local.js";
import { keyOf } from "./shelf.js";

/** The number of games that are remembered, the latest ones. */
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
