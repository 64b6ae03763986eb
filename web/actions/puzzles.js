/** Opens the list of puzzles, shows one after the other, and sends answers to the judge. */
import { preselection } from "../state/choice.js";
import { nextOfGrade } from "../state/puzzles.js";
import { change, state } from "../state/store.js";
import { ask, dispatch } from "./dispatch.js";
import { whenOpen } from "./outcomes.js";

/** @typedef {import("../types").Puzzle} Puzzle */

/** Opens the list of puzzles. @param {() => Promise<Puzzle[]>} fetched the puzzles of the game */
export async function openPuzzles(fetched) {
  try {
    change({ puzzles: await fetched(), dialog: { name: "puzzles" }, notice: null });
  } catch {
    change({ notice: { id: "load_file", args: { file: "puzzles" } } });
  }
}

/** Shows the next puzzle of a grade, or the list if all are solved. @param {Puzzle["grade"]} grade */
export async function solveNext(grade) {
  const next = nextOfGrade(grade);
  if (!next) return change({ dialog: { name: "puzzles" } });
  await whenOpen();
  const { table } = await ask({ type: "puzzle", code: next.code });
  change({ screen: "puzzle", dialog: null, notice: null, puzzle: { ...next, table, given: null, verdict: null } });
  change({ picks: [...preselection(table)], role: null });
}

/** @param {number[]} answer to the puzzle on show */
export function judge(answer) {
  const { puzzle } = state;
  if (!puzzle || puzzle.given) return;
  change({ puzzle: { ...puzzle, given: answer } });
  dispatch({ type: "ask", wish: { type: "judge", code: puzzle.code, losses: puzzle.losses, answer } });
}

/** Returns to the start screen. */
export const leavePuzzle = () => change({ puzzle: null, screen: "start", dialog: null, picks: [], role: null });
