// The globals that the build and a browser give to the page's modules; import this before any of them.
globalThis.CATALOGUE = JSON.stringify({
  game: "sanjuan",
  buildings: [],
  cards: [],
  levels: [],
  seats: [2, 3, 4],
  editions: [],
});
globalThis.LANGUAGES = "{}";
globalThis.window = globalThis;
globalThis.location = new URL("http://localhost/games/");
