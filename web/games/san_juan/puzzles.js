/** The puzzles of this game: a file of its own, fetched once they are wanted. */
import { late } from "../../site/late.js";

export async function puzzles() {
  const { default: all } = await late("puzzles", () => import("./puzzles.json"));
  return /** @type {import("../../types").Puzzle[]} */ (all);
}
