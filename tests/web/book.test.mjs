// The search of the book: fifty questions of newcomers in each language find their answers first.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CATALOGUE } from "./on_page.mjs";
import QUESTIONS from "./questions.json" with { type: "json" };

const GAME = new URL("../../web/games/san_juan/", import.meta.url);
const wordsOf = (tag) =>
  ["../../words/", "", "book/"]
    .map((part) => readFileSync(new URL(`${part}locales/${tag}.ftl`, GAME), "utf8"))
    .join("\n");

const ids = (kind) => [...wordsOf("en").matchAll(new RegExp(`^${kind}-([\\w-]+) = `, "gm"))].map(([, id]) => id);
const buildings = ids("card").map((id) => ({ id: id.replaceAll("-", "_"), group: "V" }));
const cards = buildings.map((_, kind) => kind);

const asked = Object.fromEntries(ids("rule").map((rule) => [rule, rule]));

globalThis.CATALOGUES = { san_juan: JSON.stringify({ ...CATALOGUE, buildings, cards, asked }) };

const fluent = await import("../../web/words/fluent.js");
const { found } = await import("../../web/games/san_juan/book/found.js");
const { useSearch } = await import("../../web/parts/book/results.js");
const search = await import("../../web/parts/search.js");
const { marker, searcher } = search;

useSearch(search);

fluent.everywhere(() => ({ edition: "first" }));

for (const [tag, questions] of Object.entries(QUESTIONS))
  test(`every question finds its answer first in ${tag}`, () => {
    fluent.speak(tag, wordsOf(tag));
    const firsts = Object.keys(questions).map((question) => [question, found(question)[0]?.id]);
    assert.ok(firsts.length >= 50);
    assert.deepEqual(Object.fromEntries(firsts), questions);
  });

const TONGUE = { idle: "the a is how", endings: "ing s", same: "pile, deck | must, have to" };
const CARDS = ["Goldgrube", "Büro", "Prä\u00ADfek\u00ADtur", "Gold mine: reveal 4 cards from the pile"];
const look = searcher(
  CARDS.map((card) => ({ of: card, weight: 1, phrases: [card], text: "" })),
  TONGUE,
);

test("a word is found whatever its case, accents, hyphens and ending", () => {
  assert.deepEqual(look("buro"), ["Büro"]);
  assert.deepEqual(look("PRÄFEK"), [CARDS[2]]);
  assert.deepEqual(look("revealing"), [CARDS[3]]);
});

test("a word that means the same and a misspelt one are found", () => {
  assert.deepEqual(look("how is the deck"), [CARDS[3]]);
  assert.deepEqual(look("golgdrube"), ["Goldgrube"]);
});

test("a word that no entry has finds nothing", () => assert.deepEqual(look("silver"), []));

test("the words of the search are marked", () => {
  const isFound = marker("the cards of the deck", TONGUE);
  assert.deepEqual(["card", "the", "pile", "reveal"].map(isFound), [true, false, true, false]);
});
