/** The stored results of the deals of the day. */
import { record } from "./record.js";

export const { read, write, others } = record("days");
