/** Icons. All are ornaments: words beside them say the same. */

import { drawings } from "icons/drawings";
import { nothing } from "lit-html";
import { late } from "../site/late.js";

/** @typedef {{ drawings: typeof drawings }} Emblems */

/** The icons of the game on show. @type {typeof drawings} */
let ofGame = {};

/**
 * Fetches the icons that only a table needs, after the start screen is drawn.
 * @param {() => Promise<Emblems>} load fetches those of a game
 * @returns {Promise<() => void>} draws these icons from now on
 */
export async function fetchAll(load) {
  const [house, game] = await Promise.all([late("emblems", () => import("icons/emblems")), load()]);
  return () => {
    Object.assign(drawings, house.drawings);
    ofGame = game.drawings;
  };
}

/** Fetches and draws the icons of the game on show. @param {() => Promise<Emblems>} load */
export const drawAll = async (load) => (await fetchAll(load))();

/** @param {string} name */
const drawn = (name) => [ofGame, drawings].find((icons) => Object.hasOwn(icons, name))?.[name];

/**
 * Draws an icon inline: `<use>` would clone a shadow tree for each, and a city has dozens. A name without a drawing,
 * which a damaged record may hold, draws nothing.
 * @param {string} name
 * @param {string} [sort] a further class
 */
export const icon = (name, sort = "ico") => drawn(name)?.(sort) ?? nothing;
