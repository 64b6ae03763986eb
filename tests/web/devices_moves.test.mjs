// A host opens another table: guests come along where they find a seat, and the others read a sentence.
import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "./device_channels.mjs";
import { Evening } from "./one_evening.mjs";

/** A table of three with a screen, some answers after its beginning. */
async function evening(t) {
  const one = new Evening();
  t.after(() => one.end());
  for (const who of [1, 2, "screen"]) one.arrive(who);
  await one.rest();
  one.python.answers.push(0);
  await one.rest();
  return one;
}

/** The host's page shows another table of Python. */
async function open(one, table) {
  Object.assign(one.python, { id: "u", answers: [], apart: [], names: [], ...table });
  one.see();
  await one.rest();
}

const tableAt = (one, who) => one.guests[who].table.save.id;
const endAt = (one, who) => one.guests[who].visiting.guest().error?.id;
const waits = (one, who) => one.guests[who].visiting.guest().elsewhere;

test("a new game takes all guests to their seats, under their names", async (t) => {
  const one = await evening(t);
  const tokens = { ...one.phones };
  await open(one, {});
  assert.deepEqual(
    [1, 2, "screen"].map((who) => tableAt(one, who)),
    ["u", "u", "u"],
  );
  assert.deepEqual(
    [one.python.apart, one.python.names.slice(1)],
    [
      [1, 2],
      ["guest 1", "guest 2"],
    ],
  );
  assert.deepEqual([one.of, one.phones], ["u", tokens]);
  assert.deepEqual([one.guests[1].table.events, one.guests[1].table.view.secret], [[], "secret of 1"]);
});

test("a guest plays on at the new table", async (t) => {
  const one = await evening(t);
  await open(one, {});
  one.python.answers.push(0);
  await one.rest();
  one.guests[1].answer();
  await one.rest();
  assert.deepEqual([one.python.ply, one.guests[2].table.view.ply], [2, 2]);
});

test("a table with fewer seats keeps the phones that fit, and the others read why", async (t) => {
  const one = await evening(t);
  await open(one, { seats: 2 });
  assert.deepEqual([tableAt(one, 1), endAt(one, 1), endAt(one, 2)], ["u", undefined, "no_seat"]);
  assert.deepEqual(Object.keys(one.phones), ["1"]);
  assert.equal(tableAt(one, 2), "t");
});

test("a computer keeps its seat at the new table", async (t) => {
  const one = await evening(t);
  await open(one, { computers: [2] });
  assert.deepEqual([tableAt(one, 1), endAt(one, 2), one.python.apart], ["u", "no_seat", [1]]);
});

test("a game under way seats each phone where it sat before", async (t) => {
  const one = await evening(t);
  const [first, second] = [1, 2].map((seat) => one.phones[seat]);
  one.known.u = { 0: second, 2: first };
  await open(one, { answers: [0, 0, 0], names: ["guest 2", "Zoë", "guest 1"] });
  assert.deepEqual(one.python.apart, [0, 2]);
  assert.deepEqual(
    [one.guests[1], one.guests[2]].map(({ table }) => table.view.secret),
    ["secret of 2", "secret of 0"],
  );
});

test("a game under way shows a phone no hand because of its name", async (t) => {
  const one = await evening(t);
  await open(one, { answers: [0, 0, 0], names: ["guest 2", "guest 1", ""] });
  assert.deepEqual([tableAt(one, 1), tableAt(one, 2), one.python.apart], ["t", "t", []]);
  assert.deepEqual(
    one.hosting.now().placing.map(({ name }) => name),
    ["guest 1", "guest 2"],
  );
  assert.equal(tableAt(one, "screen"), "u");
});

for (const [why, table] of [
  ["a table without a seat for any of them", { computers: [1, 2] }],
  ["a lesson", { id: "closed" }],
])
  test(`guests wait while the host shows ${why}, and come back to theirs`, async (t) => {
    const one = await evening(t);
    const { answers, apart, names } = one.python;
    await open(one, table);
    assert.deepEqual(
      [1, 2, "screen"].map((who) => [tableAt(one, who), waits(one, who)]),
      Array(3).fill(["t", true]),
    );
    await open(one, { id: "t", answers, apart, names, computers: [] });
    assert.deepEqual([waits(one, 1), endAt(one, 2), one.of], [false, undefined, "t"]);
  });

test("guests wait while the host shows no table, and an answer then gets a sentence", async (t) => {
  const one = await evening(t);
  one.see(null);
  await settle();
  assert.ok(waits(one, 1));
  one.guests[1].answer();
  await settle();
  assert.deepEqual([one.guests[1].told, one.python.ply], [["other_table"], 1]);
});

test("a page that begins to host takes along the guests that fit, and turns the others away", async (t) => {
  const one = await evening(t);
  await open(one, { computers: [1, 2] });
  one.hosting.move({ is: "showing", table: one.python.table(0), behind: [] });
  await one.rest();
  assert.deepEqual([endAt(one, 1), tableAt(one, "screen"), one.of], ["no_seat", "u", "u"]);
});

test("a state of the table before, still on its way, reaches nobody", async (t) => {
  const one = await evening(t);
  one.python.answers.push(1);
  one.see(); // Python is asked
  Object.assign(one.python, { id: "u", answers: [], names: [] });
  one.see();
  await one.rest();
  assert.equal(tableAt(one, 1), "u");
  assert.deepEqual(one.guests[1].table.events, []);
});

test("a request for a new table says nothing to the guests before it comes", async (t) => {
  const one = await evening(t);
  one.hosting.see({ is: "waiting", table: null, behind: [] });
  await settle();
  assert.equal(waits(one, 1), false);
});
