// The records that browsers stored with earlier versions are read, each as one of San Juan, with its options.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const STORES = new URL("../stores/", import.meta.url);
const READER = fileURLToPath(new URL("read_store.mjs", import.meta.url));

const parsed = (file) => JSON.parse(readFileSync(new URL(file, STORES), "utf8"));
const read = (file) =>
  JSON.parse(execFileSync(process.execPath, [READER, fileURLToPath(new URL(file, STORES))], { encoding: "utf8" }));

for (const file of readdirSync(STORES)) {
  const store = parsed(file);
  const found = read(file);
  const own = (name) => Object.entries(store.local).find(([key]) => key.startsWith(`san-juan-${name}`))?.[1] ?? "{}";

  test(`${file}: every table can be resumed, with the options of its save`, () => {
    assert.deepEqual(
      found.tables.map(({ version, game, id, stamp, era }) => ({ version, game, id, stamp, era })),
      store.tables.map(({ id, stamp, round }) => ({ version: 2, game: "sanjuan", id, stamp, era: round })),
    );
    for (const { text, options } of found.tables) {
      const { seats: _, ...rest } = JSON.parse(text).game.options;
      assert.deepEqual(options, rest);
    }
    assert.equal(found.sound, store.tables.length);
  });

  test(`${file}: every finished game counts, with its options and its deeds`, () => {
    assert.equal(found.finished.length, store.finished.length);
    for (const [place, { version, game, era, options, seats }] of found.finished.entries()) {
      const before = JSON.parse(store.finished[place]);
      const { edition, expansion, choose_four } = before;
      assert.deepEqual([version, game, era], [2, "sanjuan", before.rounds]);
      assert.deepEqual(options, { edition, expansion, choose_four });
      const { built, roles, ...rest } = before.seats[0];
      assert.deepEqual(seats[0], { ...rest, deeds: { built, roles } });
    }
  });

  test(`${file}: settings, form, lessons, days, puzzles, mistakes and challenges are there`, () => {
    assert.equal(found.settings.pace, 0);
    const { seats, options } = found.form;
    assert.deepEqual([seats, options], [3, { edition: "first", expansion: true, choose_four: false }]);
    assert.deepEqual(found.lessons, JSON.parse(own("lessons")));
    assert.deepEqual(found.calendar, { pars: {}, ...JSON.parse(own("days")) });
    assert.deepEqual(found.practice, JSON.parse(own("puzzles")));
    assert.deepEqual(found.mistakes, { puzzles: Object.values(JSON.parse(own("mistakes")).puzzles ?? {}), lost: 0 });
    assert.deepEqual(found.beat, { "sanjuan: person hard easy second false false 7": 34 });
  });
}
