// Pasted text: a link of any page, or a bare code.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./on_page.mjs";

const { readAddress } = await import("../../web/state/address.js");
const { behindPasted } = await import("../../web/site/pasted.js");

const DEAL = "sanjuan-1.seats-2.edition-first.you.hard.7~c01234567";
const GAME = DEAL.replace("~c", "~neNo~a3-abc~c");

test("of a link it is what stands behind the address", () => {
  for (const page of ["https://a.host/games/", "file:///home/ada/sanjuan.html?lang=de", ""])
    assert.equal(behindPasted(` ${page}#game=${GAME}&at=3\n`), `game=${GAME}&at=3`);
  assert.equal(behindPasted(`deal=${DEAL}&beat=34`), `deal=${DEAL}&beat=34`);
});

test("a bare code is that of a game if it tells of answers, else of a deal", () => {
  assert.equal(behindPasted(`${DEAL} `), `deal=${DEAL}`);
  assert.equal(behindPasted(GAME), `game=${GAME}`);
  assert.equal(behindPasted(GAME.replaceAll("~", "%7E")), `game=${GAME}`);
});

test("anything else is left for the game to refuse", () => {
  assert.equal(behindPasted("hello"), "deal=hello");
  assert.equal(behindPasted("https://a.host/?a=b#c"), "deal=https://a.host/?a=b#c");
});

const CASES = JSON.parse(readFileSync(new URL("../pasted.json", import.meta.url), "utf8"));

for (const { pasted, of, code, at = 0, beat = null } of CASES)
  test(`a code is found in ${JSON.stringify(pasted)}`, () => {
    const { link, wrong } = readAddress(behindPasted(pasted));
    assert.deepEqual([link, wrong], [{ of, code, at, beat }, []]);
  });

const LONG = [
  ...[
    "a",
    "a-1.",
    "~c",
    "a-1.~c",
    "=3D",
    "%25",
    "\n> ",
    "&x=y",
    "a=b&",
    " ",
    "\n",
    "a ",
    "deal=",
    "deal=a-1.",
    "deal = ",
  ],
  ...["&#61;", "&amp;", "aHR0cHM6Ly", "/v3/__", "/v3/__a__;", "*", "<b", "<br", "=\n", "\\u003d", "?", "#a", "_", "&"],
  ...["urldefense.proofpoint.com/v2/url?u=-3D", "\u2014", "\uff5e", "\u200b", "\ufdfa"],
];

for (const part of LONG)
  test(`a long text of ${JSON.stringify(part)} is read in no time`, () => {
    const { user } = process.cpuUsage();
    behindPasted(part.repeat(100_000 / part.length));
    assert.ok(process.cpuUsage().user - user < 1e6);
  });

test("the unwrapped text of an odd wrapping is no error", () => {
  for (const odd of [
    "aHR0cHM6LyA",
    "/v3/__https://h/**9*a__;Iw!!",
    "/v3/__https://h/*__;!",
    "&#x110000;",
    "&bogus;",
    "%E0%A4%",
  ])
    assert.equal(behindPasted(odd).split("=")[0], "deal", odd);
});

test("an address that names no game, page or form is none of ours, and each of a text is looked at", async () => {
  const { addressesIn, hasCode } = await import("../../web/site/pasted.js");
  assert.deepEqual(addressesIn("see https://a.host/?a=b#c, or (https://h/#book=frame)."), [
    ...["a=b&c", "a=b&c", "book=frame", "book=frame"],
  ]);
  assert.deepEqual([hasCode(GAME), hasCode("book=frame")], [true, false]);
});
