// The search of Puerto Rico's book: fifty questions of newcomers in each language find their answers first.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CATALOGUE } from "./on_page.mjs";
import QUESTIONS from "./questions_of_islands.json" with { type: "json" };

const GAME = new URL("../../web/games/puerto_rico/", import.meta.url);
const wordsOf = (tag) =>
  ["../../words/", "", "book/", "answers/"]
    .map((part) => readFileSync(new URL(`${part}locales/${tag}.ftl`, GAME), "utf8"))
    .join("\n");

/** The buildings that a rule begins with, each with the number of the rule. */
const buildings = [...wordsOf("en").matchAll(/^ +\.(P\d+) = ((?:\{ \$\w+ \}(?: and |, )?)+)/gm)].flatMap(
  ([, rule, names]) => [...names.matchAll(/\$(\w+)/g)].map(([, id]) => ({ id, rule })),
);

globalThis.CATALOGUES = {
  puerto_rico: JSON.stringify({ ...CATALOGUE, buildings, goods: [], places: [], columns: [] }),
};

const { speak } = await import("../../web/words/fluent.js");
const { found } = await import("../../web/games/puerto_rico/book/found.js");
const { finder, useSearch } = await import("../../web/parts/book/results.js");
useSearch(await import("../../web/parts/search.js"));

for (const [tag, questions] of Object.entries(QUESTIONS))
  test(`every question finds its answer first in ${tag}`, () => {
    speak(tag, wordsOf(tag));
    const firsts = Object.keys(questions).map((question) => [question, found(question)[0]?.id]);
    assert.ok(firsts.length >= 50);
    assert.deepEqual(Object.fromEntries(firsts), questions);
  });

test("a building is found with its effect and its figures", () => {
  speak("en", wordsOf("en"));
  const ids = found("harbor").map(({ id }) => id);
  assert.deepEqual(ids.slice(0, 2), ["P66", "building-harbor"]);
});

test("the words of the question are marked", () => {
  const isFound = finder("must I ship my coffee");
  assert.deepEqual(["ship", "I", "coffee", "barrel"].map(isFound), [true, false, true, false]);
});
