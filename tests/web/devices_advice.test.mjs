// The host finds hints, the look back and the moments of a game for its guests.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { hint } from "../../web/engine/life.js";
import { settle } from "./device_channels.mjs";
import { Evening } from "./one_evening.mjs";

/** An evening with two guests. */
async function evening(t) {
  const one = new Evening();
  t.after(() => one.end());
  for (const who of [1, 2]) one.arrive(who);
  await one.rest();
  return one;
}

const wonder = (guest, type, wish) => guest.happen({ type, wish });

/** The messages that crossed to a guest. */
const sent = (one, who) => one.lines[who].host.sent.map((text) => JSON.parse(text).type);

test("a guest that is asked gets its hint, and nobody else hears of it", async (t) => {
  const one = await evening(t);
  one.python.answers.push(0);
  await one.rest();
  wonder(one.guests[1], "think", { type: "hint", seat: 1, ply: 1 });
  await settle(); // the host shows no other table meanwhile, which would end the hint
  assert.deepEqual(hint(one.guests[1].life), { done: 1, advice: [{ answer: [1] }] });
  assert.equal(sent(one, 1).filter((type) => type === "hinted").length, 2);
  assert.ok(!sent(one, 2).includes("hinted"));
});

test("a guest that is not asked gets the reason, and its table stays", async (t) => {
  const one = await evening(t);
  wonder(one.guests[1], "think", { type: "hint", seat: 1, ply: 0 });
  wonder(one.guests[2], "think", { type: "hint", seat: 1, ply: 0 });
  await one.rest();
  assert.deepEqual([one.guests[1].told, one.guests[2].told], [["wrong_seat"], ["other_device"]]);
});

test("a hint that the guest stops ends after the slice under way", async (t) => {
  const one = await evening(t);
  one.python.answers.push(0);
  await one.rest();
  wonder(one.guests[1], "think", { type: "hint", seat: 1, ply: 1 });
  one.guests[1].happen({ type: "endThought" });
  await one.rest();
  assert.ok(one.python.slices <= 1);
  assert.ok(!sent(one, 1).includes("hinted"));
});

test("each guest gets the whole look back", async (t) => {
  const one = await evening(t);
  for (const who of [1, 2]) wonder(one.guests[who], "think", { type: "look_back" });
  await one.rest();
  for (const who of [1, 2])
    assert.deepEqual(
      one.guests[who].found.map(({ done, decisions }) => [done, decisions]),
      [
        [0.5, [{ ply: 0, device: who }]],
        [1, [{ ply: 1, device: who }]],
      ],
    );
});

test("of the moments that a slider wants, the last one comes", async (t) => {
  const one = await evening(t);
  for (const ply of [0, 1, 2, 3]) wonder(one.guests[1], "look", { type: "replay", ply, seat: 1 });
  await one.rest();
  mock.timers.tick(500);
  await settle();
  assert.equal(one.guests[1].moments.at(-1).ply, 3);
  assert.equal(one.python.asks.filter(({ type }) => type === "replay_device").length, 2);
});

test("without a connection a guest gets no hint, and says so", async (t) => {
  const one = await evening(t);
  one.lines[1].cut();
  wonder(one.guests[1], "think", { type: "hint", seat: 1, ply: 0 });
  await one.rest();
  assert.deepEqual(one.guests[1].told, ["not_connected"]);
});

test("reserved seats wait for phones, and their token leads nobody in", async (t) => {
  const one = new Evening();
  t.after(() => one.end());
  one.hosting.reserve([1, 2]);
  await one.rest();
  assert.deepEqual(one.python.apart, [1, 2]);
  assert.deepEqual(
    one.hosting.now().phones.map(({ came, here }) => [came, here]),
    [
      [false, false],
      [false, false],
    ],
  );
  one.stores[2].token = "";
  one.arrive(1);
  one.connect(1);
  await one.rest();
  assert.deepEqual(
    one.hosting.now().phones.map(({ came }) => came),
    [true, false],
  );
});

test("at a rematch the guests stay in their seats, and see the new table", async (t) => {
  const one = await evening(t);
  one.python.answers.push(0);
  await one.rest();
  const tokens = { ...one.phones };
  Object.assign(one.python, { id: "u", answers: [], apart: [] });
  one.see();
  await one.rest();
  assert.deepEqual(one.python.apart, [1, 2]);
  assert.deepEqual(one.phones, tokens);
  for (const who of [1, 2]) assert.deepEqual(one.guests[who].table.save, { id: "u" });
  assert.deepEqual(one.guests[1].table.events, []);
});
