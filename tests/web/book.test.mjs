// The book: the results of a search.
import assert from "node:assert/strict";
import { test } from "node:test";
import { found } from "../../web/games/san_juan/book/search.js";

const CARDS = ["Goldgrube", "Büro", "Prä\u00ADfek\u00ADtur", "Gold mine: reveal 4 cards"];
const look = (search) => found(search, CARDS, String);

test("a word is found whatever its case, accents and hyphens", () => {
  assert.deepEqual(look("buro"), ["Büro"]);
  assert.deepEqual(look("PRÄFEK"), [CARDS[2]]);
});

test("all words have to be there, in any order", () => {
  assert.deepEqual(look("cards gold"), [CARDS[3]]);
  assert.deepEqual(look("cards silver"), []);
});
