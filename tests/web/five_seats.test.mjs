// A game of three to five seats: its form has five, and reads five back; its records have as many.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE, useCatalogue } from "./on_page.mjs";

useCatalogue({ ...CATALOGUE, game: "market", levels: ["medium"], seats: [3, 4, 5], options: [] });
const kept = new Map();
globalThis.localStorage = Object.assign(Object.create({ getItem: (key) => kept.get(key) ?? null }), {
  setItem: (key, text) => kept.set(key, text),
});

const { state } = await import("../../web/state/store.js");
const { readForm, setForm } = await import("../../web/state/settings.js");
const { readAddress, filled } = await import("../../web/state/address.js");
const { calledAt, ANIMALS } = await import("../../web/state/people.js");
const { knowGames } = await import("../../web/state/game_of.js");
const { savedIn } = await import("../../web/state/records.js");

knowGames(["market"]);

test("the form of a game has as many seats as the game at most, and a stored one comes back", () => {
  readForm(null);
  assert.deepEqual(
    state.form.players.map(({ kind }) => kind),
    ["person", ...Array(4).fill("medium")],
  );
  const players = state.form.players.map((one, seat) => ({ ...one, name: `P${seat}` }));
  setForm({ seats: 5, players });
  readForm(null);
  assert.deepEqual([state.form.seats, state.form.players], [5, players]);
});

test("an address describes a game of five", () => {
  const { form, wrong } = readAddress("players=you,you,medium,medium,medium&names=A,B,C,D,E");
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    filled(form, state.form).players.map(({ name }) => name),
    ["A", "B", "C", "D", "E"],
  );
});

test("the fifth seat has a seal and a name, and its table is listed", () => {
  assert.equal(ANIMALS.length, 5);
  assert.equal(calledAt({ players: Array(5).fill({ name: "" }) }, 4), "seat-5");
  const told = { when: 1, text: "{}", era: 2, over: false, options: {}, id: "a", stamp: "b" };
  const players = Array.from({ length: 5 }, (_, seat) => ({ name: `P${seat}`, kind: "person", total: seat }));
  assert.equal(savedIn({ version: 2, game: "market", ...told, players })?.players.length, 5);
});
