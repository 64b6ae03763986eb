/** The lessons in the order offered: each has a file and a line here, and loads on demand. */
import { entryOf, late } from "../../kit.js";

/** @typedef {import("../../../types").Lesson} Lesson */

/** The files; a test checks them against docs/lesson.schema.json. @type {Record<string, () => Promise<{ default: unknown }>>} */
const FILES = {
  first: () => import("./first.json"),
  whole: () => import("./whole.json"),
  goods: () => import("./goods.json"),
  violet: () => import("./violet.json"),
  great: () => import("./great.json"),
  second: () => import("./second.json"),
  new_buildings: () => import("./new_buildings.json"),
};

export const LESSONS = Object.keys(FILES);

/** The lessons that the start screen offers until both are finished: the first round, and a whole game. */
export const COURSE = ["first", "whole"];

/** @param {string} name @returns {Promise<Lesson>} */
export const lesson = async (name) =>
  /** @type {Lesson} */ ((await late(name, /** @type {typeof FILES[string]} */ (entryOf(FILES, name)))).default);
