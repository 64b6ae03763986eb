// Links in an address: to a deal, to a game at a moment, and to a place of the book.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { formOf, namesIn, readAddress, wrongIn } from "./addresses.mjs";

const DEAL = "sanjuan-1.seats-3.edition-second.expansion.you.hard.easy.1234567890~c01234567";

test("a deal fills in the form, and begins if the address says so", () => {
  const { form, link, start, wrong } = readAddress(`deal=${DEAL}&start&beat=34`);
  assert.deepEqual(form, {
    ...{ seats: 3, edition: "second", expansion: true, seed: "1234567890" },
    players: ["person", "hard", "easy"],
  });
  assert.deepEqual(link, { of: "deal", code: DEAL, at: 0, beat: 34 });
  assert.deepEqual([start, wrong], [true, []]);
});

test("what else an address says of a game holds beside its deal", () => {
  const form = formOf(`names=Ada&deal=${DEAL}&serious&seed=7`);
  assert.deepEqual([namesIn(form)[0], form.serious, form.seed], ["Ada", true, "1234567890"]);
});

for (const code of [
  ...[
    "",
    "nonsense",
    DEAL.slice(0, -1),
    DEAL.replace("-1.", "-2."),
    DEAL.replace("hard", "cow"),
    DEAL.replace("sanjuan", "puertorico"),
    `${DEAL}~c01234567`,
  ],
  ...[DEAL.replace("1234567890", "12345678901"), DEAL.replace(".easy", ""), DEAL.replace("expansion", "treasures")],
  ...[DEAL.replace("expansion", "serious-maybe"), DEAL.replace("~c", "~peNo~c")],
])
  test(`the form takes nothing of ${code}`, () => {
    assert.equal(readAddress(`deal=${code}`).form, null);
  });

test("a game is opened at a moment, else at its beginning", () => {
  assert.deepEqual(readAddress("game=sanjuan-1.x&at=12").link, { of: "game", code: "sanjuan-1.x", at: 12, beat: null });
  assert.equal(readAddress("game=x").link.at, 0);
  assert.deepEqual(wrongIn("game=x&at=-1&beat=1000"), ["at=-1", "beat=1000"]);
});

test("a code may be long, and is cut before anything looks into it", () => {
  const { link, visit, wrong } = readAddress(`theme=dark&game=${"x".repeat(1e6)}&at=3`);
  assert.deepEqual([link.code.length, link.at, visit, wrong], [30_000, 3, { theme: "dark" }, []]);
});

test("letters that somebody has spelt out are read again, and broken ones stay", () => {
  assert.equal(readAddress("deal=sanjuan-1%7Ec").link.code, "sanjuan-1~c");
  assert.equal(readAddress("deal=%E0%A4").link.code, "%E0%A4");
});

test("what stands around a link when it is passed on is no part of it", () => {
  const whole = DEAL.replaceAll("~", "%7E");
  for (const end of ["", ")", ").", ".", ">", "%22", "%E2%80%8B", "%0A"])
    assert.deepEqual(readAddress(`deal=${whole}${end}`).link.code, DEAL);
  for (const end of ["", ")", ").", ",", "%22"]) assert.equal(readAddress(`game=x&at=12${end}`).link.at, 12);
  const { link, wrong } = readAddress(`game%3D${DEAL.replaceAll("~", "%7E")}%26at%3D12`);
  assert.deepEqual([link.of, link.code, link.at, wrong], ["game", DEAL, 12, []]);
  assert.equal(readAddress(`game=${DEAL}&amp;at=12`).link.at, 12);
});

test("inside another page nothing is opened", () => {
  const { link, wrong } = readAddress("embed&deal=sanjuan-1.x");
  assert.deepEqual([link, wrong], [null, ["deal=sanjuan-1.x"]]);
  assert.deepEqual(readAddress("deal=x", false).wrong, ["deal=x"]);
});

const KEPT = JSON.parse(readFileSync(new URL("../links.json", import.meta.url), "utf8"));

for (const { link, reads } of KEPT)
  test(`a link of an earlier version is read: ${link.slice(0, 60)}`, () => {
    const asked = readAddress(link.slice(1));
    const { of, at, beat } = asked.link;
    assert.deepEqual({ of, at, beat, form: asked.form }, reads);
    assert.deepEqual(asked.wrong, []);
  });

test("each card, each rule and each part of the book has an address", () => {
  const placeIn = (text) => readAddress(text).place;
  const at = (text) => placeIn(text)?.at;
  assert.deepEqual(placeIn("card=crane"), { name: "book", at: "card=crane" });
  assert.equal(at("rule=R12&lang=de"), "rule=R12");
  assert.equal(at("book=new-buildings"), "book=new-buildings");
  assert.deepEqual([at("book"), at("rule="), placeIn("seed=7")], ["book", "book", null]);
  assert.deepEqual([placeIn("card=<b>"), wrongIn("card=<b>")], [null, ["card=<b>"]]);
});
