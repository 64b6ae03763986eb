// The help on own phones is a page of every book, and its search finds it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./on_page.mjs";

const FOLDER = new URL("../../web/", import.meta.url);
const wordsOf = (tag, part) => readFileSync(new URL(`${part}/locales/${tag}.ftl`, FOLDER), "utf8");

Object.assign(globalThis, { self: globalThis, top: globalThis, parent: globalThis });
const files = { devices: "./devices.ftl" };
globalThis.LANGUAGES = JSON.stringify(Object.fromEntries(["en", "de", "fr"].map((tag) => [tag, { files }])));

const { speak } = await import("../../web/words/fluent.js");
const { seeker, useSearch } = await import("../../web/parts/book/results.js");
const { fetchGuide, GUIDE, isGuide } = await import("../../web/parts/book/phones.js");
useSearch(await import("../../web/parts/search.js"));

const RULE = { of: { id: "R1" }, weight: 1, phrases: ["phones"], text: "" };
let lookUps = 0;
const found = seeker(
  () => [RULE],
  () => String(lookUps++),
);

test("a book without the words of own phones lacks their page", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError());
  await fetchGuide();
  assert.equal(isGuide("book=phones"), false);
  assert.deepEqual(found("phones"), [RULE.of]);
});

for (const [tag, words] of [
  ["en", ["phone", "TV", "several devices"]],
  ["de", ["Handy", "Fernseher", "mehrere Geräte"]],
  ["fr", ["téléphone", "télé", "plusieurs appareils"]],
])
  test(`the words of a newcomer find it in ${tag}`, async () => {
    speak(tag, wordsOf(tag, "words"));
    globalThis.fetch = async () => new Response(wordsOf(tag, "devices"));
    await fetchGuide();
    assert.ok(isGuide("book=phones"));
    speak(tag, `${wordsOf(tag, "words")}\n${wordsOf(tag, "devices")}`);
    for (const word of words) assert.ok(found(word).includes(GUIDE), word);
  });
