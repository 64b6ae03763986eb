/** The stored progress of each lesson. */
import { record } from "./record.js";

export const { read, write, others } = record("lessons");
