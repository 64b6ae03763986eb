// The languages of the page: which one is chosen, when it is used, and names that stand out.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const KNOWN = ["de", "en", "fr"].map((tag) => [
  tag,
  {
    files: {
      house: `./${tag}.txt`,
      ...Object.fromEntries(["island", "island-book", "desert"].map((name) => [name, `./${tag}-${name}.txt`])),
    },
    causes: { load_file: `lost { $file } ${tag}` },
    again: `again ${tag}`,
    name: `name of ${tag}`,
  },
]);
globalThis.LANGUAGES = JSON.stringify(Object.fromEntries(KNOWN));

const { languages, lostWords, ownName, preferred } = await import("../../web/words/languages.js");
const { attributesOf, everywhere, has, isolated, language, list, speak, spoken, t } = await import(
  "../../web/words/fluent.js"
);
const { adopt, adoptPart, wordsOf } = await import("../../web/words/adopt.js");
const { listed, mention, plain, tell } = await import("../../web/words/mentions.js");

let asked = [];

/** Speaks the words of a game. */
async function adoptGame(id) {
  const words = await wordsOf(id);
  assert.ok(words.areRight());
  words.use();
}

/** Lets a test give the answers, in any order. */
function lend() {
  asked = [];
  globalThis.fetch = (url) =>
    new Promise((give, refuse) => asked.push({ url, tag: /(\w+)\.txt/.exec(url)[1], give, refuse }));
}

const texts = { de: "hi = Hallo", en: "hi = Hello", fr: "hi = Bonjour" };
const give = (tag) => {
  const { give } = asked.find((one) => one.tag === tag);
  give({ ok: true, text: async () => texts[tag] });
};

beforeEach(() => {
  lend();
  everywhere(() => ({}));
});

test("a sentence is read when it is said, with those that it is made with", () => {
  speak("en", "-game = San Juan\nbroken = { oh\nhail = Welcome\n    .to = { hail } to { -game }\nrest = Rest");
  assert.equal(t("hail.to"), "Welcome to San Juan");
  assert.deepEqual(attributesOf("hail"), ["to"]);
  assert.equal(t("rest"), "Rest");
  assert.equal(t("unknown"), "unknown");
});

test("the first language that is known is spoken, near ones too, else English", () => {
  assert.deepEqual(languages, ["de", "en", "fr"]);
  assert.equal(preferred(["es", "de-AT", "fr"]), "de");
  assert.equal(preferred([""]), "en");
  assert.deepEqual(lostWords("fr", { id: "load_file", args: { file: "mots" } }), {
    lost: "lost mots fr",
    again: "again fr",
  });
  assert.equal(ownName("fr"), "name of fr");
});

test("a language is spoken once its words are here, and not fetched again", async () => {
  const done = adopt("de");
  assert.notEqual(language(), "de");
  give("de");
  assert.equal(await done, true);
  assert.equal(t("hi"), "Hallo");
  assert.equal(await adopt("de"), true);
  assert.equal(asked.length, 1);
});

test("whoever chooses last is served, in whichever order the words come", async () => {
  const [french, english] = [adopt("fr"), adopt("en")];
  give("en");
  assert.equal(await english, true);
  give("fr");
  assert.equal(await french, false);
  assert.equal(t("hi"), "Hello");
});

test("a language that was left for the old one does not come back", async () => {
  const french = adopt("fr");
  assert.equal(await adopt(language()), true);
  give("fr");
  assert.equal(await french, false);
});

for (const [what, answer] of [
  ["lost", ({ refuse }) => refuse(new TypeError("no network"))],
  ["refused", ({ give }) => give({ ok: false, status: 404 })],
])
  test(`words that are ${what} leave the old language as it is`, async () => {
    const before = language();
    const done = adopt("fr");
    answer(asked[0]);
    await assert.rejects(done);
    assert.equal(language(), before);
  });

test("every sentence may ask for the facts that hold everywhere", () => {
  speak("en", "which = { $edition } of { $what }");
  everywhere(() => ({ edition: "first" }));
  assert.equal(t("which", { what: "all" }), "first of all");
});

test("an id without words is shown as it is", () => {
  speak("en", "hi = Hello");
  assert.equal(t("none"), "none");
  assert.equal(has("none"), false);
});

test("a list is written as its language has it", () => {
  for (const [tag, written] of [
    ["en", "a, b, and c"],
    ["fr", "a, b et c"],
  ]) {
    speak(tag, "");
    assert.equal(list(["a", "b", "c"]), written);
  }
});

test("a number is written as its language has it", () => {
  for (const [tag, written] of [
    ["en", "0 999 1,000 -7 2.5"],
    ["de", "0 999 1.000 -7 2,5"],
  ]) {
    speak(tag, "numbers = { $a } { $b } { $c } { $d } { $e }");
    assert.equal(t("numbers", { a: 0, b: 999, c: 1000, d: -7, e: 2.5 }), written);
  }
});

test("names stand out wherever a language puts them", () => {
  speak("en", "took = { $card } was taken by { $name }.");
  const told = tell("took", { name: mention("Ann"), card: mention("Smithy", 0) });
  assert.deepEqual(told, [{ name: "Smithy", card: 0 }, " was taken by ", { name: "Ann", card: undefined }, "."]);
  assert.equal(plain(told), "Smithy was taken by Ann.");
});

test("a list of names is told with the names in it", () => {
  speak("en", "kept = kept { $cards }");
  const cards = listed([mention("Well", 3), mention("Hut", 4)]);
  const told = tell("kept", { cards });
  assert.equal(plain(told), "kept Well and Hut");
  assert.equal(told.filter((part) => typeof part === "object").length, 2);
});

test("a name from right to left turns nothing around it, and others stay as they are", () => {
  for (const name of ["עדה", "أمل", "\u202EnaJ", "Ada א"]) assert.equal(isolated(name), `\u2068${name}\u2069`);
  for (const name of ["", "Inés", "Ада", "Ｅ 3!", "阿达"]) assert.equal(isolated(name), name);
});

test("what is read out, and what a window is called, has no marks for print", () => {
  assert.equal(spoken(`Gold\u00ADsmith: ${isolated("עדה")}`), "Goldsmith: עדה");
});

test("what a message has below it is told in its order", () => {
  speak("en", "part = Part\n    .R2 = two\n    .R10 = ten\n    .R1 = one");
  assert.deepEqual(attributesOf("part"), ["R2", "R10", "R1"]);
  assert.deepEqual(attributesOf("none"), []);
});

/** Answers all requests from now on with texts by file, as `en-island`. */
function answer(texts) {
  asked = [];
  globalThis.fetch = async (url) => {
    const name = /([\w-]+)\.txt/.exec(url)[1];
    asked.push(name);
    return { ok: name in texts, status: 404, text: async () => texts[name] };
  };
}

const OF_GAMES = {
  en: "hi = Hello\nname = house",
  fr: "hi = Bonjour\nname = maison",
  "en-island": "role-builder = Builder of the island\nsugar = Sugar",
  "fr-island": "role-builder = Bâtisseur",
  "en-desert": "role-builder = Builder of the desert\nname = desert",
  "en-island-book": "rule = Rule",
  "fr-island-book": "rule = Règle",
};

test("each game has its own words for an id, and none of another game's", async () => {
  answer(OF_GAMES);
  await adopt("fr");
  await adoptGame("island");
  await adopt("en");
  assert.deepEqual([t("hi"), t("role-builder"), t("sugar")], ["Hello", "Builder of the island", "Sugar"]);
  await adoptGame("desert");
  assert.deepEqual(
    [t("hi"), t("role-builder"), has("sugar"), t("name")],
    ["Hello", "Builder of the desert", false, "desert"],
  );
  await adoptGame("island");
  assert.deepEqual([t("role-builder"), t("name")], ["Builder of the island", "house"]);
});

test("a game whose words are lost leaves the words of the other", async () => {
  answer(OF_GAMES);
  await assert.rejects(adoptGame("nowhere"));
  assert.equal(t("role-builder"), "Builder of the island");
  await adopt("fr");
  assert.deepEqual(asked.slice(-2), ["fr", "fr-island"]);
});

test("the book is fetched once, and in every language from then on", async () => {
  answer(OF_GAMES);
  await adopt("en");
  await adoptPart("book");
  assert.deepEqual([t("hi"), t("rule")], ["Hello", "Rule"]);
  await adopt("fr");
  assert.deepEqual([t("hi"), t("rule")], ["Bonjour", "Règle"]);
  answer(OF_GAMES);
  await adoptPart("book");
  assert.deepEqual(asked, []);
});

test("the book of a game goes with the game", async () => {
  answer(OF_GAMES);
  await adopt("en");
  await adoptGame("desert");
  assert.equal(has("rule"), false);
  assert.deepEqual(asked.slice(-2), ["en", "en-desert"]);
});
