/** The puzzles of this game, in a lazy file. */
import { late } from "../kit.js";

export async function puzzles() {
  const { default: all } = await late("puzzles", () => import("./puzzles.json"));
  return /** @type {import("../../types").Puzzle[]} */ (all);
}
