// The globals that the build and a browser give to the page's modules; import this before any of them.

/** The options that San Juan declares. */
export const OPTIONS = [
  { name: "edition", values: ["first", "second"], default: "first" },
  { name: "expansion", switch: true, default: false },
  { name: "choose_four", switch: true, default: false },
];

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
