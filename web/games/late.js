/** The parts of the games that play does not need. They load lazily, with late.js. */
export { explained } from "./san_juan/explanations/index.js";
