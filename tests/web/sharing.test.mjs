// The address that shares a deal or a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeless, linkOf } from "../../web/state/sharing.js";

const PAGE = "https://a.host/games/?players=you#seed=7";
const SHARED = {
  of: "deal",
  at: 3,
  beat: null,
  codes: { deal: "d-1.7~c0", game: "g-1.7~c0" },
  picture: null,
  done: null,
};

test("a deal has its code behind the page's own address, and nothing else", () => {
  assert.equal(linkOf(SHARED, PAGE), "https://a.host/games/#deal=d-1.7~c0");
});

test("one's points go along only if they are wanted, and only with a deal", () => {
  assert.equal(linkOf({ ...SHARED, beat: 0 }, PAGE), "https://a.host/games/#deal=d-1.7~c0&beat=0");
  assert.equal(linkOf({ ...SHARED, of: "game", beat: 34 }, PAGE), "https://a.host/games/#game=g-1.7~c0&at=3");
});

test("there is no address before the codes are known", () => {
  assert.equal(linkOf({ ...SHARED, codes: null }, PAGE), "");
});

test("a serious game has no codes until it is over, what was dealt anew has none", () => {
  const why = (serious, over, game = {}) => codeless({ serious, over, save: { game } });
  assert.deepEqual([why(true, true), why(true, false), why(false, false)], [null, "serious_code", null]);
  assert.equal(why(false, true, { dealt_anew: [] }), "dealt_anew_code");
});
