/** The emblems of Puerto Rico and the words of its rules, which load after the start screen. */
import { adoptPart, late } from "../kit.js";

const drawings = () => late("puerto_rico_emblems", () => import("icons/puerto_rico_emblems"));

/** Both: a look at a building quotes the rule of its effect. Another game may still be on show. */
export async function emblems() {
  const [drawn] = await Promise.all([drawings(), adoptPart("book", "puerto_rico")]);
  return drawn;
}
