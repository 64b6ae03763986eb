/** Keeps the last tables in the browser, and in files the player asks for. */
import { get, update } from "idb-keyval";
import { t } from "../words/fluent.js";
import { EDITIONS, SEATS } from "./settings.js";
import { change, state } from "./store.js";
import { isCount, isSwitch, isText, listOf, oneOf, recordOf } from "./stored.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Saved} Saved */

/** Several sites of a host share one store. */
const KEY = `${new URL(".", location.href).pathname}san-juan-tables`;

/** How many games are kept. */
const KEPT = 3;

const isSaved = recordOf({
  game: isText,
  when: isCount,
  text: isText,
  round: isCount,
  over: isSwitch,
  edition: oneOf(EDITIONS),
  expansion: isSwitch,
  players: listOf(Math.min(...SEATS), Math.max(...SEATS), recordOf({ name: isText, total: isCount })),
});

/**
 * @param {Table} table
 * @returns {Saved}
 */
function summary(table) {
  const players = table.players.map(({ name }, seat) => ({ name, total: table.scores[seat].total }));
  const { round, options } = table.view;
  const { edition, expansion } = options;
  const game = JSON.stringify([table.seed, table.players, options]);
  const text = JSON.stringify(table.save);
  return { game, when: Date.now(), text, round, over: table.over, edition, expansion, players };
}

/**
 * The last game, and before it those that are not over.
 * @param {Saved[]} games the latest first
 * @param {Saved} saved
 */
const among = (games, saved) =>
  [saved, ...games.filter(({ game, over }) => game !== saved.game && !over)].slice(0, KEPT);

/** @param {unknown} stored */
const validOnes = (stored) => (Array.isArray(stored) ? stored.filter(isSaved) : []);

/**
 * Where storage is denied or full the game goes on, kept only until the page is closed.
 * @param {Saved} saved
 * @returns {Promise<boolean>} whether a later visit will find it
 */
async function keep(saved) {
  try {
    await update(KEY, (stored) => among(validOnes(stored), saved));
    return true;
  } catch {
    return false;
  }
}

/** @param {Table} table */
export async function keepTable(table) {
  const saved = summary(table);
  change({ saved: among(state.saved, saved) });
  change({ unkept: !(await keep(saved)) });
}

/** @returns {Promise<Saved[]>} the latest first */
export async function kept() {
  try {
    return validOnes(await get(KEY));
  } catch {
    return [];
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
