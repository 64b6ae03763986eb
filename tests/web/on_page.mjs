// The globals that the build and a browser give to the page's modules; import this before any of them.
import { readFileSync } from "node:fs";

/** The options that San Juan declares. */
export const OPTIONS = JSON.parse(
  readFileSync(new URL("../../web/games/san_juan/options.json", import.meta.url), "utf8"),
);

globalThis.CATALOGUE = JSON.stringify({
  game: "sanjuan",
  buildings: [],
  cards: [],
  levels: [],
  seats: [2, 3, 4],
  editions: [],
  options: OPTIONS,
});
globalThis.LANGUAGES = "{}";
globalThis.window = globalThis;
globalThis.location = new URL("http://localhost/games/");
