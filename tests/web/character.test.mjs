import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { characterOf, isModified } from "../../web/input/character.js";
import { isComposing } from "../../web/site/composing.js";
import { KEYBOARDS } from "./keyboards.mjs";

const web = new URL("../../web/", import.meta.url);
const games = readdirSync(new URL("games/", web), { withFileTypes: true }).filter((one) => one.isDirectory());
const lists = ["input/shortcuts.js", ...games.map(({ name }) => `games/${name}/shortcuts.js`)];
const written = lists.flatMap((list) => [...readFileSync(new URL(list, web), "utf8").matchAll(/key: "(.)"/g)]);

/** All shortcuts of one sign, of the page and of every game. */
const KEYS = new Set(["1234567890", ...written.map(([, key]) => key)].flatMap((keys) => [...keys]));

const pressed = (key, code, ...held) => ({
  key,
  code,
  shiftKey: held.includes("Shift"),
  ctrlKey: held.includes("Control"),
  altKey: held.includes("Alt"),
  metaKey: held.includes("Meta"),
  getModifierState: (name) => held.includes(name),
});
const heard = (...key) => characterOf(pressed(...key), KEYS, false);

test("the list of shortcuts has letters, digits and signs", () => {
  for (const key of "NUHXLM,?[]<>5") assert.ok(KEYS.has(key), key);
});

for (const { name, strokes, isMac } of KEYBOARDS) {
  const events = strokes.map(({ key, code, held }) => pressed(key, code, ...held));
  const free = events.filter((event) => !isModified(event, isMac));

  test(`every shortcut can be typed: ${name}`, () => {
    const reached = new Set(free.map((event) => characterOf(event, KEYS, isMac)));
    assert.deepEqual(
      [...KEYS].filter((key) => !reached.has(key)),
      [],
    );
  });

  test(`a key that types a shortcut is that shortcut: ${name}`, () => {
    for (const { key, code, shiftKey, ...held } of free) {
      const sign = key.toUpperCase();
      const isByPlace = code.startsWith("Digit") && !shiftKey && !held.altKey && !held.getModifierState("AltGraph");
      if (isByPlace || !KEYS.has(sign) || (/[A-Z]/.test(sign) && shiftKey)) continue;
      assert.equal(characterOf({ key, code, shiftKey, ...held }, KEYS, isMac), sign, `${key} at ${code}`);
    }
  });

  test(`no other letter of English is a shortcut by its place: ${name}`, () => {
    for (const event of free)
      if (/^[a-z]$/.test(event.key) && !KEYS.has(event.key.toUpperCase()))
        assert.equal(characterOf(event, KEYS, isMac), "", `${event.key} at ${event.code}`);
  });
}

test("a digit of the upper row counts by its place, with or without Shift", () => {
  assert.deepEqual([heard("5", "Digit5"), heard("(", "Digit5"), heard("%", "Digit5", "Shift")], ["5", "5", ""]);
});

test("AltGr writes a sign, and no letter of its own", () => {
  assert.deepEqual([heard("[", "Digit5", "AltGraph"), heard("]", "Digit9", "AltGraph")], ["[", "]"]);
  assert.deepEqual([heard("ł", "KeyL", "AltGraph"), heard("µ", "KeyM", "AltGraph")], ["", ""]);
});

test("a letter of another script counts by its place, a Latin one by its sign", () => {
  assert.deepEqual([heard("р", "KeyH"), heard("η", "KeyH"), heard("י", "KeyH"), heard("h", "KeyJ")], [..."HHHH"]);
  assert.equal(heard("ж", "Semicolon"), "");
});

test("no letter counts with Shift", () => {
  assert.deepEqual(
    [heard("H", "KeyH", "Shift"), heard("Р", "KeyH", "Shift"), heard("Ｈ", "KeyH", "Shift")],
    ["", "", ""],
  );
});

test("a sign of English at the place of a letter is no letter, but on the W of Hebrew", () => {
  assert.deepEqual([heard("'", "KeyN"), heard(".", "KeyV"), heard("'", "KeyW")], ["", "", "W"]);
});

test("a key with a name is no sign by its place", () => {
  for (const name of ["Dead", "Process", "Unidentified", "Enter", "F5"]) assert.equal(heard(name, "BracketLeft"), "");
  assert.equal(heard("Dead", "KeyN"), "");
});

test("AltGr is no modifier, though Windows reports Control and Alt with it", () => {
  assert.equal(isModified(pressed("[", "Digit8", "Control", "Alt", "AltGraph"), false), false);
  for (const held of ["Control", "Alt", "Meta"]) assert.equal(isModified(pressed("m", "KeyM", held), false), true);
});

test("Option is no modifier where it types a sign, on a Mac alone", () => {
  const option = pressed("[", "Digit5", "Alt");
  assert.deepEqual([isModified(option, true), isModified(option, false)], [false, true]);
  assert.deepEqual([characterOf(option, KEYS, true), characterOf(pressed("µ", "KeyM", "Alt"), KEYS, true)], ["[", ""]);
  for (const key of ["Enter", " ", "Escape", "ArrowLeft"])
    assert.equal(isModified(pressed(key, key, "Alt"), true), true);
  for (const other of ["Control", "Meta"]) assert.equal(isModified(pressed("[", "Digit5", "Alt", other), true), true);
});

test("Enter that confirms a word of an input method is known in each browser's order", () => {
  assert.equal(isComposing({ isComposing: true, keyCode: 13 }), true);
  assert.equal(isComposing({ isComposing: false, keyCode: 229 }), true);
  assert.equal(isComposing({ isComposing: false, keyCode: 13 }), false);
});
