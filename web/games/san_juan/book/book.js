/** The book, as the page fetches it. */
export { draw } from "./draw.js";
export { take } from "./with.js";
