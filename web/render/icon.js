/** Icons, all of them ornaments: what they mean is said in words beside them. */
import { nothing } from "lit-html";
import { drawings } from "../icons/drawings.js";

/**
 * Drawn in place: `<use>` would clone a shadow tree each time, and a city has dozens.
 * @param {string} name
 * @param {string} [sort] a class of its own
 */
export const icon = (name, sort = "ico") => drawings[name]?.(sort) ?? nothing;
