// The text in a file, in the encodings that editors write.
import assert from "node:assert/strict";
import { test } from "node:test";
import { textIn } from "../../web/state/text_file.js";

const SAVE = JSON.stringify({ format: "sanjuan-table", players: ["Ada", "Zoë", "李"] });

/** @param {string} text @param {boolean} isBig */
function utf16(text, isBig) {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
}

const read = (bytes) => textIn(Uint8Array.from(bytes).buffer);

test("a file is read in each encoding, with a mark or without", () => {
  assert.equal(read(Buffer.from(SAVE)), SAVE);
  assert.equal(read(Buffer.from(`\uFEFF${SAVE}`)), SAVE);
  for (const isBig of [false, true]) {
    assert.equal(read(utf16(`\uFEFF${SAVE}`, isBig)), SAVE);
    assert.equal(read(utf16(`{"a": ${" ".repeat(64)}"Zoë 李"}`, isBig)), `{"a": ${" ".repeat(64)}"Zoë 李"}`);
  }
});

test("an empty file holds an empty text", () => {
  assert.equal(read([]), "");
});

test("a file that is no text has none", () => {
  for (const bytes of [
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0],
    [0xff, 0xd8, 0xff, 0xe0],
    [0x50, 0x4b, 3, 4, 0, 0],
    [0xc3, 0x28],
  ])
    assert.equal(read(bytes), undefined, String(bytes));
});
