/** Where a shelf keeps the results of the deals of the day. */
import { record } from "./record.js";

export const { read, write } = record("days");
