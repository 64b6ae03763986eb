// Each text that another device sends is clean and bounded before the page has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromGuest, fromHost, written } from "../../web/devices/protocol.js";
import { SmallPython } from "./device_channels.mjs";

const TURNED = "\u202eneB\u2066\u200f";

/** Three people of this name. @param {string} name */
const people = (name) => Array(3).fill({ name, kind: "person" });

/** A state with changes to its table. */
const shown = (more) => ({ type: "shown", n: 1, table: { ...new SmallPython().table(1), ...more } });

test("names are clean in both directions", () => {
  const players = people(TURNED);
  assert.equal(fromHost(written(shown({ players }))).table.players[0].name, "neB");
  const moment = { ply: 0, last: 0, deciders: [], seat: null, table: shown({ players }).table };
  assert.equal(fromHost(written({ type: "replayed", replay: moment })).replay.table.players[0].name, "neB");
  const error = { id: "bad_name", args: { name: TURNED } };
  assert.equal(fromHost(written({ type: "refused", of: "answer", error })).error.args.name, "neB");
  const hello = { type: "hello", v: 1, site: "0", token: null, name: TURNED };
  assert.equal(fromGuest(written(hello)).name, "neB");
});

test("a long name is cut, as the seating of Python would have refused it", () => {
  const players = people("👨‍👩‍👧".repeat(50));
  assert.equal(fromHost(written(shown({ players }))).table.players[0].name, "👨‍👩‍👧".repeat(40));
});

test("a state with an endless text, in endless depth, or with parts of another kind is none", () => {
  const deep = "[".repeat(500_000) + "]".repeat(500_000);
  for (const more of [
    { players: people("x".repeat(300_000)) },
    { players: [null, null, null] },
    { viewer: 7 },
    { coach: {} },
    { view: { ply: 0, seat: 1 } },
    { view: { ply: 0, seat: 1, question: { seat: 3 } } },
    { players: Array(99).fill({ name: "", kind: "person" }) },
    { events: [null] },
    { ["x".repeat(1001)]: 1 },
    { save: { id: 7 } },
  ])
    assert.equal(fromHost(written(shown(more))), null, JSON.stringify(more).slice(0, 80));
  assert.equal(fromHost(`{"type":"shown","n":1,"table":${deep}}`), null);
});
