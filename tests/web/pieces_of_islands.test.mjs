// Pieces of Puerto Rico begin where they came from, and leave for where they went.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE } from "./on_page.mjs";

globalThis.CATALOGUES = { puerto_rico: JSON.stringify({ ...CATALOGUE, goods: ["corn", "indigo"], places: [] }) };
const { state } = await import("../../web/state/store.js");
const { goals, origin } = await import("../../web/games/puerto_rico/pieces.js");

const home = (seat) => `:is([data-place=board]) [data-seat="${seat}"] [data-home] > [data-what=seal]`;
const root = { querySelector: (place) => place };
const table = (ply, events = []) => ({ view: { ply }, events });

test("doubloons of a role go to its taker, the last barrels to their ship or the trading house", () => {
  const events = [
    { id: "role_taken", ply: 3, args: { role: "captain", seat: 1 } },
    { id: "loaded", ply: 4, args: { seat: 0, good: 0, ship: 5 } },
    { id: "sold", ply: 4, args: { seat: 0, good: 1 } },
  ];
  const goal = goals(table(3), table(5, events));
  assert.equal(goal("bounty captain"), home(2));
  assert.equal(goal("stock corn"), '[data-ship="5"] [data-hold]');
  assert.equal(goal("stock indigo"), ":is([data-place=shop]) [data-hold]");
  assert.equal(goal("bounty mayor"), undefined);
  assert.equal(goal("tile 3"), undefined);
});

test("a barrel on a ship comes from the seat that loaded it last", () => {
  const args = (seat, ship) => ({ id: "loaded", ply: 1, args: { seat, ship } });
  state.replay = { table: table(2, [args(0, 5), args(2, 4)]) };
  assert.equal(origin(root, "cargo 5 0", {}), home(1));
  assert.equal(origin(root, "man 4 0", {}), "[data-raft]");
  assert.equal(origin(root, "governor", {}), null);
});
