// The game that an address means: by its name, by a code, else the last one played or the first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CARDS } from "./two_games.mjs";

const { chosenGame } = await import("../../web/site/chosen_game.js");

const meant = (address, last) => chosenGame(CARDS, last, address).code;

test("an address names a game by play, or by a code, whatever was played last", () => {
  assert.equal(meant("play=duel-of-three", "sanjuan"), "duel");
  assert.equal(meant("play=san-juan&lang=de", "duel"), "sanjuan");
  assert.equal(meant("deal=duel-1.you.easy.7~c01234567"), "duel");
  assert.equal(meant("play=duel-of-three&game=sanjuan-1.x", "duel"), "sanjuan");
});

test("a bare address means the game played last, if the site has it", () => {
  for (const bare of ["", "&", "lang=fr&theme=dark", "save=mine&muted", "continue"])
    assert.deepEqual(
      [meant(bare), meant(bare, "duel"), meant(bare, "go"), meant(bare, 7)],
      [...["sanjuan", "duel"], ...["sanjuan", "sanjuan"]],
    );
});

test("an address that asks for anything of a game means the first one, as before there were others", () => {
  for (const said of [
    "edition=second",
    "seats=3&lang=de",
    "start",
    "embed",
    "seed=7",
    "card=12",
    "book",
    "players=you,easy",
  ])
    assert.equal(meant(said, "duel"), "sanjuan");
});

test("an unknown name means the game of an address without it", () => {
  assert.deepEqual([meant("play=go", "duel"), meant("deal=go-1.x", "duel")], ["sanjuan", "duel"]);
});
