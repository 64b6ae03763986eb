/** Icons. All are ornaments: words beside them say the same. */

import { drawings } from "icons/drawings";
import { html, nothing } from "lit-html";
import { late } from "../site/late.js";

/** Fetches the icons that only a table needs, after the start screen is drawn. */
export async function drawAll() {
  const { emblems } = await late("emblems", () => import("icons/emblems"));
  Object.assign(drawings, emblems(html));
}

/**
 * Draws an icon inline: `<use>` would clone a shadow tree for each, and a city has dozens. A name without a drawing,
 * which a damaged record may hold, draws nothing.
 * @param {string} name
 * @param {string} [sort] a further class
 */
export const icon = (name, sort = "ico") => (Object.hasOwn(drawings, name) ? drawings[name](sort) : nothing);
