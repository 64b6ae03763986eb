/** The entry of the book's lazy script. */
export { draw } from "./draw.js";
export { take } from "./with.js";
