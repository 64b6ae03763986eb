/** The stored results of the puzzles. */
import { record } from "./record.js";

export const { read, write, others } = record("puzzles");
