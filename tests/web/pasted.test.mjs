// What somebody has pasted: a link of any page, or a bare code.
import assert from "node:assert/strict";
import { test } from "node:test";
import { behindPasted } from "../../web/state/pasted.js";

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
  assert.equal(behindPasted(GAME.replaceAll("~", "%7E")), `game=${GAME.replaceAll("~", "%7E")}`);
});

test("anything else is left for the game to refuse", () => {
  assert.equal(behindPasted("hello"), "deal=hello");
  assert.equal(behindPasted("https://a.host/?a=b#c"), "deal=https://a.host/?a=b#c");
});
