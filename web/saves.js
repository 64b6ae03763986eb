/** Keeps the last table in the browser, and in files the player asks for. */
import { get, set } from "idb-keyval";
import { EDITIONS } from "./settings.js";
import { isCount, isSwitch, isText, listOf, oneOf, recordOf } from "./stored.js";
import { t } from "./words.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Saved} Saved */

const KEY = "san-juan-table";

const isWhole = recordOf({
  text: isText,
  round: isCount,
  over: isSwitch,
  edition: oneOf(EDITIONS),
  expansion: isSwitch,
  players: listOf(2, 4, recordOf({ name: isText, total: isCount })),
});

/**
 * @param {Table} table
 * @returns {Saved}
 */
export function summary(table) {
  const players = table.players.map(({ name }, seat) => ({ name, total: table.scores[seat].total }));
  const { round, options } = table.view;
  const { edition, expansion } = options;
  return { text: JSON.stringify(table.save), round, over: table.over, edition, expansion, players };
}

/**
 * Where storage is denied or full the game goes on, kept only until the page is closed.
 * @param {Saved} saved
 * @returns {Promise<boolean>} whether a later visit will find it
 */
export async function keep(saved) {
  try {
    await set(KEY, saved);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<Saved | null>} */
export async function kept() {
  try {
    const saved = await get(KEY);
    return isWhole(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** @param {Table} table */
export function download(table) {
  const file = new Blob([JSON.stringify(table.save)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${t("save-name")}-${table.seed}-${table.view.ply}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
