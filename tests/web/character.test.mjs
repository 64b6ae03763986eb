import assert from "node:assert/strict";
import { test } from "node:test";
import { characterOf, isModified } from "../../web/input/character.js";
import { isComposing } from "../../web/site/composing.js";

const pressed = (key, code, ...held) => ({
  key,
  code,
  shiftKey: held.includes("Shift"),
  ctrlKey: held.includes("Control"),
  altKey: held.includes("Alt"),
  metaKey: held.includes("Meta"),
  getModifierState: (name) => held.includes(name),
});
const heard = (...key) => characterOf(pressed(...key));

test("a digit of the upper row counts by its place, with or without Shift", () => {
  assert.deepEqual([heard("5", "Digit5"), heard("(", "Digit5"), heard("%", "Digit5", "Shift")], ["5", "5", "%"]);
});

test("AltGr writes a sign, and no letter of its own", () => {
  assert.deepEqual([heard("[", "Digit5", "AltGraph"), heard("]", "Digit9", "AltGraph")], ["[", "]"]);
  assert.equal(heard("ł", "KeyL", "AltGraph"), "");
});

test("a letter of another script counts by its place, a Latin one by what it is", () => {
  assert.deepEqual([heard("р", "KeyH"), heard("η", "KeyH"), heard("י", "KeyH"), heard("h", "KeyJ")], [..."HHHH"]);
  assert.equal(heard("ж", "Semicolon"), "");
});

test("no letter counts with Shift", () => {
  assert.deepEqual([heard("H", "KeyH", "Shift"), heard("Р", "KeyH", "Shift")], ["", ""]);
});

test("AltGr is no modifier, though Windows reports Control and Alt with it", () => {
  assert.equal(isModified(pressed("[", "Digit8", "Control", "Alt", "AltGraph")), false);
  for (const held of ["Control", "Alt", "Meta"]) assert.equal(isModified(pressed("m", "KeyM", held)), true);
});

test("Enter that confirms a word of an input method is known in each browser's order", () => {
  assert.equal(isComposing({ isComposing: true, keyCode: 13 }), true);
  assert.equal(isComposing({ isComposing: false, keyCode: 229 }), true);
  assert.equal(isComposing({ isComposing: false, keyCode: 13 }), false);
});
