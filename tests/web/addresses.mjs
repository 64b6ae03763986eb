// The scripts that read an address, with a small catalogue, and the parts of a result.
import { CATALOGUE, useCatalogue } from "./on_page.mjs";

useCatalogue({ ...CATALOGUE, levels: ["random", "easy", "medium", "hard", "expert"] });
globalThis.LANGUAGES = JSON.stringify(Object.fromEntries(["de", "en"].map((tag) => [tag, { files: {}, lost: "" }])));
globalThis.location = new URL("http://localhost/games/?lang=de&seed=7#embed");

export const { behind, LONGEST } = await import("../../web/site/address.js");
export const { filled, readAddress } = await import("../../web/state/address.js");

const { usePlaces } = await import("../../web/state/places.js");
usePlaces([{ name: "log" }, { name: "book", addresses: ["card", "rule", "book"] }]);

export const FORM = {
  ...{ seats: 2, options: { edition: "first", expansion: false, choose_four: false }, serious: false, seed: "" },
  players: ["person", "medium", "medium", "medium"].map((kind, seat) => ({ name: `Seat ${seat + 1}`, kind })),
};

export const formOf = (text) => filled(readAddress(text).form, FORM);
export const kindsIn = ({ players, seats }) => players.slice(0, seats).map(({ kind }) => kind);
export const namesIn = ({ players }) => players.map(({ name }) => name);
export const wrongIn = (text) => readAddress(text).wrong;
