/** Icons, all of them ornaments: what they mean is said in words beside them. */

import { drawings } from "icons/drawings";
import { html, nothing } from "lit-html";
import { late } from "../site/late.js";

/** Fetches what only a table needs; the start screen is drawn before. */
export async function drawAll() {
  const { emblems } = await late("emblems", () => import("icons/emblems"));
  Object.assign(drawings, emblems(html));
}

/**
 * Drawn in place: `<use>` would clone a shadow tree each time, and a city has dozens.
 * @param {string} name
 * @param {string} [sort] a class of its own
 */
export const icon = (name, sort = "ico") => drawings[name]?.(sort) ?? nothing;
