/** The occasion of a table, in the bar: the puzzle on show. */
import { html, nothing } from "lit-html";
import { numberOf, ofGrade } from "../state/puzzles.js";
import { state } from "../state/store.js";
import { t } from "../words/fluent.js";

/** `Puzzle · Easy 1/79`. @param {import("../types").Puzzle} puzzle */
const words = (puzzle) =>
  t("puzzle-place", {
    grade: t(`puzzle-grade-${puzzle.grade}`),
    place: String(numberOf(puzzle)),
    count: String(ofGrade(puzzle.grade).length),
  });

export const occasion = () => (state.puzzle ? html`<b class="occasion">${words(state.puzzle)}</b>` : nothing);
