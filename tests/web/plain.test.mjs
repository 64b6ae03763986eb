// Names lose letters that turn or blank, and keep marks that join letters and emoji.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { clean } from "../../web/state/plain.js";

const NAMES = JSON.parse(readFileSync(new URL("../names.json", import.meta.url), "utf8"));

for (const { given, shown } of NAMES)
  test(`${JSON.stringify(given)} is shown as ${JSON.stringify(shown)}, and as that again`, () => {
    assert.equal(clean(given), shown);
    assert.equal(clean(shown), shown);
  });
