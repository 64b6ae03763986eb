// The book of any game: its entries and its search come of the locale files alone.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./on_page.mjs";

const { library } = await import("../../web/parts/book/entries.js");
const { finder, keywords, seeker, useSearch } = await import("../../web/parts/book/results.js");
const { headingOf, parted, writer } = await import("../../web/parts/book/sentence.js");
const { mention, plain } = await import("../../web/words/mentions.js");
const { speak } = await import("../../web/words/fluent.js");

const WORDS = `
answers-aim = Aim
    .ask-win = **How do I win?** Sell the most at the { $stall } (M1).
section-rules = Rules
    .M1 = Two dice sell what stands there.
book-keywords =
    .ask-win = victory
book-language =
    .idle = do I the
    .endings = s
    .same = victory, triumph
`;

let key = "en";
const { allEntries, entriesIn, partWith } = library({
  parts: ["answers-aim", "section-rules"],
  messageOf: (part) => part,
  names: () => ({ stall: mention("stall", 3) }),
  key: () => key,
});
const found = seeker(
  () =>
    allEntries().map(({ id, told }) => ({
      of: id,
      weight: 1,
      phrases: [headingOf(told), ...keywords(id)],
      text: plain(parted(told)[1]),
    })),
  () => key,
);

beforeEach(async () => {
  useSearch(await import("../../web/parts/search.js"));
  speak("en", WORDS);
});

test("entries are the attributes of the message of their part, in order", () => {
  assert.deepEqual(
    allEntries().map(({ id, part }) => [id, part]),
    [
      ["ask-win", "answers-aim"],
      ["M1", "section-rules"],
    ],
  );
  assert.equal(partWith("M1"), "section-rules");
  assert.equal(entriesIn("answers-aim").length, 1);
});

test("a question finds its entry by its heading and by its keywords", () => {
  assert.deepEqual([found("win")[0], found("triumph")[0]], ["ask-win", "ask-win"]);
  assert.deepEqual(["dice", "the"].map(finder("dice")), [true, false]);
});

test("another key reads the words again", () => {
  allEntries();
  speak("en", WORDS.replace("Two dice", "Three dice"));
  assert.match(plain(entriesIn("section-rules")[0].told), /^Two/);
  key = "other";
  assert.match(plain(entriesIn("section-rules")[0].told), /^Three/);
  key = "en";
});

test("the number of a rule and the name of a thing become links, other text stays", () => {
  const rich = writer(
    (id) => partWith(id) !== undefined,
    ({ name, card }) => [name, card],
  );
  const drawn = rich(parted(entriesIn("answers-aim")[0].told)[1]);
  assert.deepEqual(
    drawn.filter((one) => Array.isArray(one) && one[0] === "stall"),
    [["stall", 3]],
  );
  assert.ok(drawn.some((one) => one.strings && one.values.includes("rule=M1")));
});
