/** The stored mistakes of the person, which are puzzles. */
import { record } from "./record.js";

export const { read, write, others } = record("mistakes");
