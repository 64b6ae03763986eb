/** A backup nested deeper than any the page writes is refused before it is parsed: parsing alone could take all memory. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEEPEST, isDeep } from "../../web/state/depth.js";

const nested = (depth) => "[".repeat(depth) + "]".repeat(depth);

test("lists and objects may lie in each other as deep as a backup has them, and no deeper", () => {
  assert.equal(isDeep(nested(DEEPEST)), false);
  assert.equal(isDeep(nested(DEEPEST + 1)), true);
  assert.equal(isDeep('{"a":'.repeat(DEEPEST + 1)), true);
});

test("brackets side by side, and those in texts, lie in nothing", () => {
  assert.equal(isDeep(`[${"[],".repeat(100)}{}]`), false);
  assert.equal(isDeep(JSON.stringify(["[".repeat(100), `\\"${"{".repeat(100)}`])), false);
});

test("a text that never ends is measured at once", () => {
  assert.equal(isDeep(`"${"\\".repeat(100_001)}`), false);
  assert.equal(isDeep("[".repeat(1_000_000)), true);
});
