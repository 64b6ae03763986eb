// The globals of a site with two games, and a second catalogue; import this before any module of the page.
import { CATALOGUE } from "./on_page.mjs";

export const CARDS = [
  { id: "san_juan", code: "sanjuan" },
  { id: "duel_of_three", code: "duel" },
];

export const DUEL = {
  ...{ ...CATALOGUE, game: "duel", seats: [2], levels: ["easy", "medium"] },
  options: [{ name: "edition", values: ["short", "long"], default: "short" }],
};

globalThis.SEVERAL = true;
const kept = new Map();
globalThis.localStorage = Object.assign(Object.create({ getItem: (key) => kept.get(key) ?? null }), {
  setItem: (key, text) => kept.set(key, text),
});
