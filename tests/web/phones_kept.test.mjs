// The way back to a table of several devices, as this browser stores it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./on_page.mjs";

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => kept.set(key, text),
};
const { keepPhones, phonesOf } = await import("../../web/storage/phones.js");

beforeEach(() => kept.clear());

const BEN = { token: "ab", name: "Ben" };

test("a host remembers the phones of its last tables, each for itself", () => {
  for (let count = 1; count <= 13; count += 1) keepPhones(`t${count}`, { 1: { ...BEN, name: `${count}` } });
  assert.deepEqual([phonesOf("t1"), phonesOf("t2")[1].name, phonesOf("t13")[1].name], [{}, "2", "13"]);
  keepPhones("t2", { 2: BEN });
  assert.deepEqual([phonesOf("t2"), phonesOf("t13")[1].name], [{ 2: BEN }, "13"]);
});

test("the phones of an earlier version, which stored one table, are known", () => {
  keepPhones("t", { 1: BEN });
  const [[key]] = kept;
  kept.set(key, JSON.stringify({ table: "t", phones: { 1: BEN } }));
  assert.deepEqual(phonesOf("t"), { 1: BEN });
});

for (const stored of [
  '{"earlier":7}',
  '{"earlier":[null,7,{"table":"t","phones":{"1":7,"x":{}}}]}',
  '{"table":"t"}',
  "[]",
  "7",
])
  test(`a damaged record is nobody's: ${stored}`, () => {
    keepPhones("u", {});
    const [[key]] = kept;
    kept.set(key, stored);
    assert.deepEqual(phonesOf("t"), {});
    keepPhones("t", { 1: BEN });
    assert.deepEqual(phonesOf("t"), { 1: BEN });
  });
