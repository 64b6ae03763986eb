/** Opens the list of puzzles, shows one after the other, and sends answers to the judge. */
import { preselection } from "../state/choice.js";
import { tellLost } from "../state/lost_file.js";
import { nextOfGrade } from "../state/puzzles.js";
import { change, state } from "../state/store.js";
import { ask, dispatch } from "./dispatch.js";
import { whenOpen } from "./outcomes.js";

/** @typedef {import("../types").Puzzle} Puzzle */
/** @typedef {import("../types").PuzzleOnShow} PuzzleOnShow */

/** Opens the list of puzzles. @param {() => Promise<Puzzle[]>} [fetched] the puzzles of the game, if it has any */
export async function openPuzzles(fetched) {
  try {
    change({ puzzles: (await fetched?.()) ?? [], dialog: { name: "puzzles" }, notice: null });
  } catch (error) {
    await tellLost(error, { part: "puzzles" });
  }
}

/** Shows the next puzzle of a grade, or the list if all are solved. @param {Puzzle["grade"]} grade */
export async function solveNext(grade) {
  const next = nextOfGrade(grade);
  return next ? solve(next) : change({ dialog: { name: "puzzles" } });
}

/** A stored puzzle that does not open, and the reason. @typedef {{ code: string, error: import("../types").Told }} Closed */

/** Whether the engine opens a puzzle; the list tells why a stored one does not. @param {Puzzle} puzzle */
async function opens({ code, grade }) {
  if (grade !== "own") return true;
  const { error } = await ask({ type: "read_code", code });
  if (error) change({ dialog: { name: "puzzles", about: /** @satisfies {Closed} */ ({ code, error }) } });
  return !error;
}

/** @param {Puzzle} puzzle */
export async function solve(puzzle) {
  change({ dialog: null, notice: null });
  await whenOpen();
  if (!(await opens(puzzle))) return;
  const { table } = await ask({ type: "puzzle", code: puzzle.code });
  show({ ...puzzle, table, given: null, verdict: null });
}

/** @param {PuzzleOnShow} puzzle */
function show(puzzle) {
  change({ screen: "puzzle", dialog: null, notice: null, puzzle });
  change({ picks: [...preselection(puzzle.table)] });
}

/** Asks the answered puzzle again; the further answer does not count. */
export function tryAgain() {
  if (state.puzzle) show({ ...state.puzzle, given: null, verdict: null, isAgain: true });
}

/** @param {number[]} answer to the puzzle on show */
export function judge(answer) {
  const { puzzle } = state;
  if (!puzzle || puzzle.given) return;
  const { code, losses } = puzzle;
  change({ puzzle: { ...puzzle, given: answer } });
  dispatch({ type: "ask", wish: { type: "judge", code, answer, ...(losses && { losses }) } });
}

/** Returns to the start screen. */
export const leavePuzzle = () => change({ puzzle: null, screen: "start", dialog: null, picks: [] });
