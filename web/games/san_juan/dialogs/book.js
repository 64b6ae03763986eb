/** The book of rules and cards. */

import { drawLazily } from "../../../parts/book/lazy.js";
import { late } from "../../kit.js";
import { emblems } from "../emblems.js";

export { title } from "../../../parts/book/lazy.js";
export { name } from "../../../parts/book/link.js";

/** The parameters of an address that open it: the id of a card, the number of a rule, the name of a part. */
export const addresses = ["card", "rule", "book"];

export const draw = drawLazily("book", () => late("book", () => import("../book/book.js")), emblems);
