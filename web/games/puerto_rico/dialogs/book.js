/** The book: questions, rules by number, terms, and every building with its figures. */

import { drawLazily } from "../../../parts/book/lazy.js";
import { late } from "../../kit.js";
import { emblems } from "../emblems.js";

export { title } from "../../../parts/book/lazy.js";
export { name } from "../../../parts/book/link.js";

/** The parameters of an address that open it: the number of a rule, the name of a part. */
export const addresses = ["rule", "book"];

export const draw = drawLazily("answers", () => late("rulebook", () => import("../book/rulebook.js")), emblems);
