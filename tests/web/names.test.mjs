// Names in the page, by the table that tests those in Python, too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { clean } from "../../web/state/plain.js";
import { isShort, shortened, signsIn, unitsOf } from "../../web/state/signs.js";

const NAMES = JSON.parse(readFileSync(new URL("../names.json", import.meta.url), "utf-8"));
const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}";

for (const { given, shown, signs } of NAMES)
  test(`${JSON.stringify(given).slice(0, 60)} is cleaned and counted as in Python`, () => {
    assert.equal(clean(given), shown);
    assert.equal(clean(shown), shown);
    assert.equal(signsIn(shown).length, signs);
  });

test("a name is cut between signs, not inside one", () => {
  assert.equal(shortened(FAMILY.repeat(25), 24), FAMILY.repeat(24));
  assert.equal(shortened("Ada", 24), "Ada");
  assert.ok(isShort(FAMILY.repeat(24), 24));
  assert.ok(!isShort(FAMILY.repeat(25), 24));
  assert.ok(FAMILY.repeat(24).length <= unitsOf(24));
});

test("no sign grows without end", () => {
  const grown = `a${"\u0301".repeat(200)}`;
  assert.equal(shortened(grown, 24).length, 12);
  assert.ok(!isShort(grown, 24));
});
