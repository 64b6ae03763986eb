// The records that may replace the stored record of a table, and the order of writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./on_page.mjs";

const { hasLapsed, isBeginning, isDamaged, isReadable, savedIn, lapsed, summary, wasSerious, withIds } = await import(
  "../../web/state/records.js"
);

const text = (...answers) => JSON.stringify({ id: "one", game: { answers } });

test("a table is the beginning of itself and of what follows from it", () => {
  assert.ok(isBeginning(text(), text([1])));
  assert.ok(isBeginning(text([1], [2, 3]), text([1], [2, 3])));
  assert.ok(isBeginning(text([1]), text([1], [2, 3])));
});

test("a longer table, or one that went on otherwise, is no beginning", () => {
  assert.ok(!isBeginning(text([1], [2]), text([1])));
  assert.ok(!isBeginning(text([1], [2]), text([1], [3], [4])));
  assert.ok(!isBeginning(text([12]), text([1, 2])));
});

test("what cannot be read is the beginning of nothing", () => {
  assert.ok(!isBeginning("no JSON", text([1])));
  assert.ok(!isBeginning("{}", text([1])));
});

const GAME = { format: "sanjuan-game", version: 1 };
const versioned = (save, game) =>
  JSON.stringify({ format: "sanjuan-table", version: 1, game: { ...GAME, ...game }, ...save });

test("a page can read what is of its version, of an earlier one, or a mere game", () => {
  for (const stored of [versioned(), versioned({ version: 0 }), JSON.stringify(GAME)])
    assert.ok(isReadable(stored, versioned()));
});

test("a page cannot read what is of a later version or of another format, and no other text", () => {
  const later = [{ version: 2 }, { format: "sanjuan-tables" }, { version: undefined }].map((save) => versioned(save));
  for (const stored of [...later, versioned({}, { version: 2 }), versioned({ game: 7 }), "no JSON", "null"])
    assert.ok(!isReadable(stored, versioned()), stored);
});

test("what no version has written is damaged; what a later one may have written is not", () => {
  const record = { id: "one", text: text([1]) };
  for (const stored of [undefined, null, 7, "text", { ...record, text: record.text.slice(0, -1) }])
    assert.ok(isDamaged(stored), stored);
  for (const stored of [record, {}, [], { id: "one", packed: [1, 2] }, { ...record, text: 7 }])
    assert.ok(!isDamaged(stored), stored);
});

const table = (over) => ({
  ...{
    over,
    save: { id: "one", format: "sanjuan-table", game: { answers: [] } },
    players: [{ name: "Ada" }, { name: "" }],
  },
  scores: [{ total: 1 }, { total: 2 }],
  ...{ game: "sanjuan", era: 3, options: { edition: "first", expansion: false } },
});

test("the record of a table can be read again, and no two of them have one stamp", () => {
  const [one, other] = [summary(table(false)), summary(table(false))];
  assert.ok(savedIn(JSON.parse(JSON.stringify(one))));
  assert.equal(one.id, "one");
  assert.notEqual(one.stamp, other.stamp);
});

test("a record of a version that knew no ids is given one, in its text too", () => {
  const { text, players } = summary(table(false));
  const told = { round: 3, over: false, edition: "first", expansion: false };
  const early = { ...told, text, players, game: "[7]", when: 1760000000000 };
  const [record] = withIds([early, null, 7, {}]);
  assert.deepEqual([record.game, record.era, record.options.edition], ["sanjuan", 3, "first"]);
  assert.deepEqual([record.id, JSON.parse(record.text).id], ["kept-1760000000000", "kept-1760000000000"]);
  assert.deepEqual(withIds("nothing"), []);
});

test("whether a game is or was serious is read from its text", () => {
  const [casual, serious] = [false, true].map((serious) => JSON.stringify({ serious }));
  assert.deepEqual([casual, serious].map(wasSerious), [false, true]);
  assert.deepEqual(["no JSON", "null", "{}"].map(wasSerious), [false, false, false]);
  assert.ok(wasSerious('{"serious":false,"lapsed":true}'));
  assert.ok(!hasLapsed(serious));
});

test("a record that lapsed says so, and is nobody's own any more", () => {
  const saved = summary(table(false));
  const record = lapsed(saved);
  assert.ok(savedIn(record) && hasLapsed(record.text));
  assert.notEqual(record.stamp, saved.stamp);
  assert.deepEqual({ ...JSON.parse(record.text), lapsed: undefined }, { ...JSON.parse(saved.text), lapsed: undefined });
});
