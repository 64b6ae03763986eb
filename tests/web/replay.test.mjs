// The decision of a seat at which a variation begins.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./on_page.mjs";

const { nearestOf } = await import("../../web/state/replay.js");

const DECIDERS = [0, 1, 1, 0, 1, 1, 1, 0];
const nearest = (ply, seat) => nearestOf({ ply, deciders: DECIDERS }, seat);

test("a variation begins at the nearest decision of its seat, the earlier of two", () => {
  assert.deepEqual(
    [0, 1, 2, 5, 6, 8].map((ply) => nearest(ply, 0)),
    [0, 0, 3, 3, 7, 7],
  );
  assert.equal(nearest(3, 1), 2);
});

test("a seat that decides nothing begins at the moment on show", () => {
  assert.equal(nearest(4, 2), 4);
});
