// Options of any number of values, of whole numbers, and a game with _ in its name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CATALOGUE, useCatalogue } from "./on_page.mjs";

const { dealIn, readAddress } = await import("../../web/state/address.js");
const { areOptions, soundOptions } = await import("../../web/state/options.js");

const EXTRAS = { name: "extras", values: ["long", "double"], default: [] };

const GOAL = { name: "goal", values: [20, 40], default: 20 };
const DAYS = { name: "days", values: [1, 2], default: [] };

const MARKET = {
  ...{ game: "lucky_market", levels: ["random", "search"], seats: [3, 4, 5], options: [EXTRAS, GOAL, DAYS] },
  ...{ usual_seats: 3, usual_level: "search" },
};

useCatalogue({ ...CATALOGUE, ...MARKET });

test("an address names the chosen values with hyphens between", () => {
  for (const [text, extras] of [
    ["extras=long-double", ["long", "double"]],
    ["extras=double", ["double"]],
    ["extras=long,double", ["long", "double"]],
    ["extras=", []],
  ])
    assert.deepEqual(readAddress(text).form, { extras });
  for (const wrong of ["extras=long-odd", "extras=long-long"]) assert.deepEqual(readAddress(wrong).wrong, [wrong]);
});

test("a deal of such a game fills in the form", () => {
  const deal = "lucky_market-1.seats-3.extras-long-double.you.random.search.7~c12345678";
  const players = ["person", "random", "search"];
  assert.deepEqual(dealIn(deal), { seats: 3, extras: ["long", "double"], players, seed: "7" });
});

test("stored values count if all of them are known", () => {
  assert.deepEqual(soundOptions({ options: { extras: ["long"] } }), { extras: ["long"] });
  for (const odd of ["long", ["odd"], ["long", "double", "long"]]) {
    assert.deepEqual(soundOptions({ options: { extras: odd } }), {});
    assert.ok(!areOptions({ extras: odd }));
  }
});

test("a whole number of an address, a code and a store is a number", () => {
  assert.deepEqual(readAddress("goal=40&days=2-1").form, { goal: 40, days: [2, 1] });
  for (const wrong of ["goal=30", "goal=040", "goal=", "days=1-1", "days=3"])
    assert.deepEqual(readAddress(wrong).wrong, [wrong]);
  const deal = "lucky_market-1.seats-3.goal-40.days-1-2.you.random.search.7~c12345678";
  const { goal, days } = dealIn(deal);
  assert.deepEqual([goal, days], [40, [1, 2]]);
  assert.deepEqual(soundOptions({ options: { goal: 40, days: [2] } }), { goal: 40, days: [2] });
  assert.deepEqual(soundOptions({ options: { goal: "40", days: ["2"] } }), {});
});
