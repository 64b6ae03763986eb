// The globals that the build and a browser give to the page's modules; import this before any of them.

/** The options that San Juan declares. */
export const OPTIONS = [
  { name: "edition", values: ["first", "second"], default: "first" },
  { name: "expansion", switch: true, default: false },
  { name: "choose_four", switch: true, default: false },
];

/** A small catalogue. */
export const CATALOGUE = {
  game: "sanjuan",
  buildings: [],
  cards: [],
  levels: [],
  seats: [2, 3, 4],
  usual_seats: 2,
  usual_level: "medium",
  editions: [],
  options: OPTIONS,
  asked: {},
  refused: {},
};

globalThis.HOUSE_FACTS = JSON.stringify({ name_length: 24 });
globalThis.CATALOGUES = { san_juan: JSON.stringify(CATALOGUE) };
globalThis.LANGUAGES = "{}";
globalThis.SEVERAL = false;
globalThis.window = globalThis;
globalThis.location = new URL("http://localhost/games/");

export const { useCatalogue } = await import("../../web/state/catalogue.js");
useCatalogue(CATALOGUE);
